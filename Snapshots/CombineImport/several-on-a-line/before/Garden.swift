import Foundation; import Combine

final class Garden: ObservableObject {
  @Published var beds = 0
}
