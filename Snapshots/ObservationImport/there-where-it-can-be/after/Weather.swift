#if canImport(Observation)
  import Observation
#endif
import Foundation

@Observable
final class Weather {
  var degrees = 20
}
