/// Outside.
import Observation

@Observable
final class Weather {
  var degrees = 20
}
