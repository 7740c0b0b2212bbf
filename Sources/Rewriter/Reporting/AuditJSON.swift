import SourceModel

/// The audit report for programs. Its format is a contract, like that of a migration.
public func jsonReport(_ audit: Audit, header: RunHeader = RunHeader()) -> String {
  JSONValue.object([
    ("schemaVersion", 1),
    ("tool", header.tool),
    ("mode", .string(RunHeader.Mode.audit.rawValue)),
    (
      "summary",
      .object([
        ("files", .integer(audit.model.symbols.fileCount)),
        ("warnings", .integer(audit.warnings.count)),
        ("notes", .integer(audit.notes.count)),
      ])
    ),
    ("findings", .array(audit.findings.map(finding))),
    ("diagnostics", .array(audit.fileDiagnostics.map { diagnostic($0) })),
  ]).text
}

func finding(_ finding: Audit.Finding) -> JSONValue {
  .object([
    ("name", .string(finding.kind.rawValue)),
    ("severity", .string(finding.kind.severity.rawValue)),
    ("file", .string(finding.site.path)),
    ("line", .integer(finding.site.line)),
    ("column", .integer(finding.site.column)),
    ("owner", .string(finding.owner)),
    ("type", .string(finding.type)),
    ("creation", finding.creation.map { .string($0.name) }),
    ("code", .string(finding.code)),
    ("message", .string(finding.message)),
    ("instead", .string(finding.instead)),
    ("initializer", finding.cost.map { initializer($0) }),
    ("related", list(finding.related.map { related($0.site, $0.message) })),
    ("generated", finding.generated.map { .string($0) }),
  ])
}
