import Observation

@Observable
final class Scale {
  var weight = 0
}
