import Rewriter

/// What scripts depend on besides the options. The same text is in `help` and in `Documentation/CommandLine.md`.
enum HelpTopic: String, CaseIterable {
  case exitCodes = "exit-codes"
  case configuration
  case environment
  case json
  case schema

  var summary: String {
    switch self {
    case .exitCodes: "the exit codes and what they mean"
    case .configuration: "the keys of \(Configuration.fileName)"
    case .environment: "the environment variables that the tool reads"
    case .json: "the JSON document of --format json"
    case .schema: "the JSON Schema of that document"
    }
  }

  /// Markdown, without a line break at the end.
  var text: String {
    switch self {
    case .exitCodes:
      Self.table("code", "meaning", ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
    case .configuration:
      Self.table("key", "meaning", Configuration.keys.map { ("`\($0.name)`", $0.meaning) })
    case .environment: Self.table("variable", "meaning", Self.variables)
    case .json: Self.document
    case .schema: String(DocumentSchema.text.dropLast())
    }
  }

  private static let variables = [
    ("`DEVELOPER_DIR`", "The selected Xcode, whose version counts if the project states none."),
    ("`NO_COLOR`", "If it is not empty, nothing is colored, as with `--color never`."),
    (
      "`PAGER`",
      "The program that shows a patch on a terminal: `less` if not set, none if empty or `cat`."
    ),
    ("`TERM`", "If it is `dumb`, nothing is colored, and neither progress nor a pager is shown."),
    ("`TMPDIR`", "The folder for temporary files; `/tmp` if it is not set."),
  ]

  private static let document = """
    `--format json` prints one document on standard output and nothing else there, in every mode; `--report FILE.json` \
    writes the same document. `migrate-observable help schema` prints its JSON Schema.

    """
    + table(
      "member", "what it contains",
      [
        ("`schemaVersion`", "1; it changes when a member changes its meaning"),
        ("`tool`", "the name and version of the tool"),
        ("`mode`", "`plan`, `apply`, `dryRun`, `check` or `audit`"),
        ("`options`", "the options that affect the result"),
        ("`xcode`", "the assumed major version of Xcode, and the line that states it"),
        (
          "`floors`",
          "the deployment targets that the project states, and what `--assume-floor` raises them to"
        ),
        ("`summary`", "all counts"),
        (
          "`groups`",
          "what must migrate together, in the order to apply it: `id`, `types`, `files`, `dependsOn`, `warnings`, `strategies`"
        ),
        (
          "`types`", "each observable type: its verdict, its group or its blockers, its initializer"
        ),
        ("`changes`", "each change: its place, its rule, the code before and after"),
        ("`owners`", "who owns each migrated model, with which strategy, and why no other"),
        ("`findings`", "problems in code that is already on `@Observable`"),
        ("`diagnostics`", "all, in the order of their places, each with its `part` of the work"),
        ("`screens`", "the screens to test, with their values and what sets them"),
        ("`files`", "the changed files, with the SHA-256 of their bytes before and after"),
        ("`next`", "the commands that make sense after this run"),
      ])

  private static func table(_ first: String, _ second: String, _ rows: [(String, String)]) -> String
  {
    (["| \(first) | \(second) |", "|---|---|"] + rows.map { "| \($0.0) | \($0.1) |" })
      .joined(separator: "\n")
  }
}
