#if canImport(UIKit)
  import Observation
#endif
import Foundation
import Observation

@Observable
final class Garden {
  var beds = 2
}
