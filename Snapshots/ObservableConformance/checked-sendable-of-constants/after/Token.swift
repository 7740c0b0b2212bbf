import Observation

@Observable
final class Token: Sendable {
  let value = 1
}
