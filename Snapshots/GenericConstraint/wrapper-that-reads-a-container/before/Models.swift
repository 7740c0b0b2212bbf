import Combine

final class Session: ObservableObject {
  @Published var user = ""
}

final class Feed: ObservableObject {
  @Published var posts: [String] = []
  @Injected(\.session) var session
  private var cancellables: Set<AnyCancellable> = []

  func follow() {
    session.$user
      .sink { [weak self] in self?.posts.append($0) }
      .store(in: &cancellables)
  }
}
