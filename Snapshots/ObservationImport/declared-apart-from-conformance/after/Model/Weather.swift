import Foundation
import Observation

/// Declared without any import of Combine.
@Observable
class Weather {
  @ObservationIgnored var degrees = 20
}
