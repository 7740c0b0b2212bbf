import Combine

final class Feed: ObservableObject {
  @Published var count = 0
}

func watch(_ feeds: [Feed]) -> [AnyCancellable] {
  feeds.map(\.$count).map { count in
    count.sink { print("count \($0)") }
  }
}
