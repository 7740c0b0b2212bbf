#if canImport(Combine)
  import Combine
#endif
import Foundation
import Observation

@Observable
final class Garden {
  var beds = 0
}
