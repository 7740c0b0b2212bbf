final class Scale {
  var weight = 0
}
