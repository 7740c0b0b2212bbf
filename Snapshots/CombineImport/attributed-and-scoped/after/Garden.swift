import Foundation
import Observation

@Observable
final class Garden {
  var beds = 0
}
