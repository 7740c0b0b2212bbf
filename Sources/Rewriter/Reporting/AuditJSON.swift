import SourceModel

/// The report of an audit for programs. Its form is a contract, as that of a migration's is.
public func jsonReport(_ audit: Audit) -> String {
  JSONValue.object([
    ("schemaVersion", 1),
    (
      "summary",
      .object([
        ("files", .integer(audit.model.fileCount)), ("faults", .integer(audit.faults.count)),
        ("notes", .integer(audit.notes.count)),
      ])
    ),
    ("findings", .array(audit.findings.map(finding))),
    (
      "remarks",
      audit.remarks.isEmpty
        ? nil
        : .array(
          audit.remarks.map { remark in
            .object([
              ("name", .string(remark.name)), ("file", .string(remark.site.path)),
              ("line", .integer(remark.site.line)), ("column", .integer(remark.site.column)),
              ("message", .string(remark.message)),
            ])
          })
    ),
  ]).text
}

func finding(_ finding: Audit.Finding) -> JSONValue {
  .object([
    ("fault", .string(finding.fault.rawValue)),
    ("severity", .string(finding.fault.isNote ? "note" : "warning")),
    ("file", .string(finding.site.path)),
    ("line", .integer(finding.site.line)),
    ("column", .integer(finding.site.column)),
    ("owner", .string(finding.owner)),
    ("type", .string(finding.type)),
    ("kind", finding.kind.map { .string($0) }),
    ("code", .string(finding.code)),
    ("message", .string(finding.message)),
    ("instead", .string(finding.instead)),
    ("initializer", finding.cost.map(initializer)),
    (
      "related",
      finding.related.isEmpty
        ? nil
        : .array(
          finding.related.map { item in
            .object([
              ("file", .string(item.site.path)), ("line", .integer(item.site.line)),
              ("column", .integer(item.site.column)), ("message", .string(item.message)),
            ])
          })
    ),
    ("generated", finding.generated.map { .string($0) }),
  ])
}
