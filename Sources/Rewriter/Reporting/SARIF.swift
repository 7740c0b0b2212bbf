import SourceModel

/// The report for code scanning, SARIF 2.1.0: blocked types and diagnostics. Changes without a diagnostic are left out.
/// - Parameters:
///   - version: the version of the tool.
///   - helpPage: the address of a page with an anchor for each explanation; nil where none is published. The report
///     contains the help too.
public func sarifReport(
  _ migration: Migration, version: String? = nil, helpPage: String? = nil
) -> String {
  sarifLog(migration.sarifResults, migration.model, version, helpPage)
}

/// The audit report for code scanning.
public func sarifReport(_ audit: Audit, version: String? = nil) -> String {
  let results =
    audit.findings.map { SARIFResult(PlacedDiagnostic($0), .finding) }
    + audit.fileDiagnostics.map { SARIFResult($0, .diagnostic) }
  return sarifLog(results, audit.model, version, nil)
}

/// A log of one run.
private func sarifLog(
  _ results: [SARIFResult], _ model: ProjectModel, _ version: String?, _ helpPage: String?
) -> String {
  JSONValue.object([
    ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
    ("version", "2.1.0"),
    (
      "runs",
      .array([
        .object([
          ("tool", .object([("driver", driver(SARIFResult.explanations, version, helpPage))])),
          ("invocations", .array([.object([("executionSuccessful", .boolean(true))])])),
          ("originalUriBaseIds", .object([("SRCROOT", sourceRoot)])),
          ("columnKind", "utf16CodeUnits"),
          ("newlineSequences", .array(["\r\n", "\n", "\r"])),
          ("defaultEncoding", "utf-8"),
          ("defaultSourceLanguage", "swift"),
          ("results", .array(results.json(model))),
        ])
      ])
    ),
  ]).text
}

private let sourceRoot = JSONValue.object([
  ("description", .object([("text", "The project's root.")]))
])

private func driver(_ pages: [Explanation], _ version: String?, _ helpPage: String?) -> JSONValue {
  .object([
    ("name", "migrate-observable"),
    ("semanticVersion", version.map { .string($0) }),
    ("shortDescription", .object([("text", "Migrates ObservableObject code to @Observable.")])),
    ("rules", .array(pages.map { descriptor(of: $0, helpPage) })),
  ])
}

private func descriptor(of page: Explanation, _ helpPage: String?) -> JSONValue {
  .object([
    ("id", .string(page.anchor)),
    ("name", .string(page.name)),
    ("shortDescription", .object([("text", .string(page.summary))])),
    ("fullDescription", .object([("text", .string(page.text))])),
    ("help", .object([("text", .string(page.plainText)), ("markdown", .string(page.markdown))])),
    ("helpUri", helpPage.map { .string("\($0)#\(page.anchor)") }),
    ("defaultConfiguration", .object([("level", .string(page.level))])),
    (
      "properties",
      .object([("tags", .array(["swift", "observation", .string(page.kind.rawValue)]))])
    ),
  ])
}

extension Explanation {
  /// The level of results with this name.
  var level: String { (severity ?? .note).rawValue }

  /// The page without markup.
  var plainText: String {
    [summary, text, instead.map { "What to do: " + $0 }, before, after].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

/// A path as a relative reference (RFC 3986).
func percentEncoded(_ path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
    if isLetter || byte >= 0x30 && byte <= 0x39 || "-._~/@+".utf8.contains(byte) {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
  }
  return result
}
