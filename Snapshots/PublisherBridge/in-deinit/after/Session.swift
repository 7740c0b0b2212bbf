import Combine
import Observation

@Observable
final class Session {
  var user = "Ada" {
    willSet { userSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var userSubject = CurrentValueSubject<String, Never>(_user)
  @ObservationIgnored private var watch: AnyCancellable?

  init() {
    watch = userSubject.sink { print("user \($0)") }
  }

  deinit {
    watch?.cancel()
    print("bye \(user)")
  }
}
