import Observation

@Observable
final class Station {
  var degrees = 0
}

@Observable
final class Weather {
  var degrees = 20
}
