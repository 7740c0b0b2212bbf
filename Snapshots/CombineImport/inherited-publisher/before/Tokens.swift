import Combine

class Tokens: ObservableObject {
  @Published var scale = 1.0
  private var subscription: AnyCancellable?

  func start(_ update: @escaping () -> Void) {
    subscription = objectWillChange.sink { _ in update() }
  }
}
