/// How a view owns a model.
public enum Strategy: String, Sendable, Hashable, CaseIterable {
  case plain
  case stateInit = "state-init"
  case bootstrap
  case inject
  case `defer`
  case keep
}

extension Strategy {
  /// All names as code, for a sentence: `plain`, … and `keep`.
  static var listed: String { allCases.map { "`\($0.rawValue)`" }.listed() }
}
