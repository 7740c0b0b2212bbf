import SourceModel

/// How a report links to lines of the source.
public struct SourceLinks: Sendable {
  private let template: String
  private let isAddress: Bool

  /// - Parameter folder: the project's root as seen from the report, with a slash at the end unless it is empty.
  public init(relativeTo folder: String) {
    template = folder.isEmpty ? "" : percentEncoded(folder)
    isAddress = false
  }

  /// - Parameter address: the address of the project's root, as `https://host/owner/repository/blob/main`; or one with
  ///   `{path}` and `{line}`, as `vscode://file/Users/me/App/{path}:{line}`.
  public init(address: String) {
    template = address
    isAddress = true
  }

  /// The address of a line.
  public func address(of path: String, line: Int) -> String {
    let path = percentEncoded(path)
    if template.contains("{path}") {
      return template.replacing("{path}", with: path)
        .replacing("{line}", with: String(max(1, line)))
    }
    let base = template.isEmpty || template.hasSuffix("/") ? template : template + "/"
    return base + path + (line > 0 ? "#L\(line)" : "")
  }
}
