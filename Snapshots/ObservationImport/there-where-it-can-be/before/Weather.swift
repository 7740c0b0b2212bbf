#if canImport(Observation)
  import Observation
#endif
import Combine
import Foundation

final class Weather: ObservableObject {
  @Published var degrees = 20
}
