import Combine

final class Plant: ObservableObject {
  @Published private(set) var height = 0

  func grow() { height += 1 }
}
