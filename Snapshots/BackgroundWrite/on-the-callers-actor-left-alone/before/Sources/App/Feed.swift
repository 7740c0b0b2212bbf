import Combine

/// Where the target says so, asynchronous functions run on the actor of their caller.
final class Feed: ObservableObject {
  @Published var items: [String] = []

  func load() async {
    items = await fetch()
  }
}

func fetch() async -> [String] { [] }
