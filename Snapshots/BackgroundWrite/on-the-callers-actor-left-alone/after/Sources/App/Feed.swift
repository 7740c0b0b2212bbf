import Observation

/// Where the target says so, asynchronous functions run on the actor of their caller.
@Observable
final class Feed {
  var items: [String] = []

  func load() async {
    items = await fetch()
  }
}

func fetch() async -> [String] { [] }
