import Foundation
// Combine is for the model.
import Observation

@Observable
final class Weather {
  var degrees = 0
}
