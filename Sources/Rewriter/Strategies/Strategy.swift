/// A way for a view to own a model.
public enum Strategy: String, Sendable, Hashable, CaseIterable {
  case plain
  case stateInit = "state-init"
  case bootstrap
  case inject
  case `defer`
  case keep
}
