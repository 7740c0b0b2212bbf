/// How much a diagnostic asks of a person.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The run failed.
  case error
  /// Behaviour changes, or the build breaks, unless a person acts.
  case warning
  /// Worth knowing; there is nothing to do.
  case note

  /// The most severe sorts first.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
