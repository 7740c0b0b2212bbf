import SourceModel

/// The report for test dashboards, as JUnit XML: one test case for each observable type, which fails if the type is
/// blocked or was backed out, or if one of its owners is left to decide.
public func junitReport(_ migration: Migration) -> String {
  let model = migration.model
  let groups = Dictionary(grouping: migration.verdicts) { model.place(of: $0.type) }
    .sorted { $0.key < $1.key }
  let suites = groups.map { name, verdicts -> (text: String, failures: Int) in
    let cases = verdicts.map { testCase($0, module: name, migration) }
    let failures = cases.count(where: \.isFailure)
    let skipped = verdicts.count { $0.outcome == .outOfScope }
    let head =
      "  <testsuite name=\"\(xml(name))\" tests=\"\(verdicts.count)\" failures=\"\(failures)\" "
      + "errors=\"0\" skipped=\"\(skipped)\">\n"
    return (head + cases.map(\.text).joined() + "  </testsuite>\n", failures)
  }
  let failures = suites.reduce(0) { $0 + $1.failures }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="migrate-observable" tests="\(migration.verdicts.count)" failures="\(failures)" errors="0">
    \(suites.map(\.text).joined())</testsuites>

    """
}

private func testCase(
  _ verdict: Verdict, module: String, _ migration: Migration
) -> (text: String, isFailure: Bool) {
  let site = migration.model.symbols.site(of: verdict.type)
  let name = migration.model.symbols.qualifiedName(verdict.type)
  let owners = migration.ownersToDecide.filter { $0.types.contains(verdict.type) }
    .flatMap { decision in decision.diagnostics.map { PlacedDiagnostic($0, at: decision.site) } }
    .filter { $0.name == DiagnosticKind.ownerToDecide.rawValue }
  let failures =
    switch verdict.outcome {
    case .blocked: migration.diagnostics(of: verdict)
    case .backedOut: [migration.diagnostic(ofBackedOut: verdict)].compactMap { $0 }
    case .migrated: owners
    case .outOfScope: [PlacedDiagnostic]()
    }
  var text = "    <testcase classname=\"\(xml(module))\" name=\"\(xml(name))\" "
  text += "file=\"\(xml(site.path))\" line=\"\(site.line)\""
  if let first = failures.first {
    let lines = failures.map { "\($0.site.path):\($0.site.line): \($0.text) [#\($0.name)]" }
    text += ">\n      <failure type=\"\(first.name)\" message=\"\(xml(first.message))\">"
    text += "\(xml(lines.joined(separator: "\n")))</failure>\n    </testcase>\n"
  } else if verdict.outcome == .outOfScope {
    text += ">\n      <skipped/>\n    </testcase>\n"
  } else {
    text += "/>\n"
  }
  return (text, !failures.isEmpty)
}

/// Text in XML 1.0, which has no control characters.
private func xml(_ text: String) -> String { HTMLText.escaped(text) }
