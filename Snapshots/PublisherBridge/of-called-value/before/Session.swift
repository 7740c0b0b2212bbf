import Combine

struct Provider<Value> {
  let make: () -> Value

  func callAsFunction() -> Value { make() }
}

final class Session: ObservableObject {
  @Published var user = "nobody"
}

let session = Session()
let provider: Provider<Session> = Provider { session }

func greet() -> AnyCancellable {
  provider().$user.sink { print("Hello, \($0)") }
}
