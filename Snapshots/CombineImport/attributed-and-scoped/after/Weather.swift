import Foundation
import Observation

@Observable
final class Weather {
  var degrees = 0
}
