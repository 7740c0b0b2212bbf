/// The version of the tool. No other place states it: `Scripts/release` reads it here, and reports contain it.
enum Version {
  /// By Semantic Versioning, without a leading `v`.
  static let number = "1.0.0-beta.1"

  /// Git puts the commit here when it exports the sources of a release; `.gitattributes` asks for that.
  private static let exportedCommit = "$Format:%H$"

  /// What `--version` prints.
  static let line = line(commit: exportedCommit)

  /// A build from a clone names no commit, because it may contain changes that no commit has.
  static func line(commit: String) -> String {
    commit.allSatisfy(\.isHexDigit) ? "\(number) (\(commit.prefix(12)))" : number
  }
}
