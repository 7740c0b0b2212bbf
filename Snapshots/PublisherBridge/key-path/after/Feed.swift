import Combine
import Observation

@Observable
final class Feed {
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
}

func watch(_ feeds: [Feed]) -> [AnyCancellable] {
  feeds.map(\.countSubject).map { count in
    count.sink { print("count \($0)") }
  }
}
