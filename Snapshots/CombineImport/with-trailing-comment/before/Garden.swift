import Combine  // for ObservableObject
import Foundation

final class Garden: ObservableObject {
  @Published var beds = 0
}
