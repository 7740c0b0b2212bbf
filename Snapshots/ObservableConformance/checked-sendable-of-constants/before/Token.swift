import Combine

final class Token: ObservableObject, Sendable {
  let value = 1
}
