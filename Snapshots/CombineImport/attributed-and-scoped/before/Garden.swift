@preconcurrency import Combine
import Foundation

final class Garden: ObservableObject {
  @Published var beds = 0
}
