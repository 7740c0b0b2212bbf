import SourceModel

/// Why a type was restored after the command of `--verify` failed with it.
public enum BackOut: Sendable, Hashable {
  /// The compiler reports an error in code that was changed for the type.
  case error(CompilerError)
  /// The type must migrate together with one that has an error.
  case partner(TypeID)
  /// No error names a place of the project.
  case unknown
}

/// A compiler error in a file of the project.
public struct CompilerError: Sendable, Hashable {
  /// Relative to the project's root.
  public let path: String
  public let line: Int
  public let column: Int
  public let message: String

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}
