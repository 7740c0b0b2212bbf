import Combine

final class Gate: ObservableObject {
  @Published var isOpen = false

  func access(_ code: String) -> Bool {
    code == "1234" || isOpen
  }
}
