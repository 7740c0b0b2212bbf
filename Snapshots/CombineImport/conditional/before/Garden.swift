#if canImport(Combine)
  import Combine
#endif
import Foundation

final class Garden: ObservableObject {
  @Published var beds = 0
}
