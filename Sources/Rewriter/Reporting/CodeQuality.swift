import SourceModel

/// The diagnostics as a report of GitLab's code quality widget, which is a subset of Code Climate's format.
/// - Parameter path: converts the path of a diagnostic to one relative to the repository.
public func codeQualityReport(
  _ diagnostics: [PlacedDiagnostic], path: (String) -> String = { $0 }
) -> String {
  // Without the line, so that an issue keeps its fingerprint when code above it changes.
  var counts: [String: Int] = [:]
  return JSONValue.array(
    diagnostics.map { diagnostic in
      let path = path(diagnostic.site.path)
      let identity = [diagnostic.name, path, diagnostic.type ?? "", diagnostic.message]
        .joined(separator: "\u{0}")
      let number = counts[identity, default: 0]
      counts[identity] = number + 1
      return .object([
        ("type", "issue"),
        ("description", .string(diagnostic.text)),
        ("check_name", .string(diagnostic.name)),
        ("categories", .array(["Compatibility"])),
        ("fingerprint", .string(sha256(Array("\(identity)\u{0}\(number)".utf8)))),
        ("severity", .string(diagnostic.severity.ofCodeQuality)),
        (
          "location",
          .object([
            ("path", .string(path)),
            ("lines", .object([("begin", .integer(max(1, diagnostic.site.line)))])),
          ])
        ),
      ])
    }
  ).text
}

extension Severity {
  fileprivate var ofCodeQuality: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
