import Combine

final class Session: ObservableObject {
  @Published var user = "Ada"
  private var watch: AnyCancellable?

  init() {
    watch = $user.sink { print("user \($0)") }
  }

  deinit {
    watch?.cancel()
    print("bye \(user)")
  }
}
