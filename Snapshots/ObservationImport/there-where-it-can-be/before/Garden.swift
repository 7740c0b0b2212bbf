#if canImport(UIKit)
  import Observation
#endif
import Combine
import Foundation

final class Garden: ObservableObject {
  @Published var beds = 2
}
