import Combine
import Observation

struct Provider<Value> {
  let make: () -> Value

  func callAsFunction() -> Value { make() }
}

@Observable
final class Session {
  var user = "nobody" {
    willSet { userSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var userSubject = CurrentValueSubject<String, Never>(_user)
}

let session = Session()
let provider: Provider<Session> = Provider { session }

func greet() -> AnyCancellable {
  provider().userSubject.sink { print("Hello, \($0)") }
}
