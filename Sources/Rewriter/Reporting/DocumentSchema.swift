/// The JSON Schema of the document that `--format json` prints, as in `Documentation/schema.json`.
public enum DocumentSchema {
  public static var text: String { schema.text }

  private static let schema = JSONValue.object([
    ("$schema", "https://json-schema.org/draft/2020-12/schema"),
    ("title", "The JSON document of migrate-observable"),
    (
      "description",
      """
      What --format json prints and --report FILE.json writes. Paths are relative to the project. Lines and columns are \
      1-based; columns count UTF-8 bytes. A member that does not apply is absent.
      """
    ),
    ("anyOf", .array([reference("migration"), reference("audit")])),
    ("$defs", .object(definitions.map { ($0.0, $0.1) })),
  ])

  private static let string: JSONValue = .object([("type", "string")])
  private static let boolean: JSONValue = .object([("type", "boolean")])
  private static let count: JSONValue = .object([("type", "integer"), ("minimum", 0)])
  private static let number: JSONValue = .object([("type", "integer"), ("minimum", 1)])
  private static let place = [("file", string), ("line", count), ("column", count)]
  private static let related = object(place + [("message", string)])

  private static func reference(_ name: String) -> JSONValue {
    .object([("$ref", .string("#/$defs/\(name)"))])
  }
  private static func list(_ element: JSONValue, _ description: String? = nil) -> JSONValue {
    .object([
      ("type", "array"), ("items", element), ("description", description.map { .string($0) }),
    ])
  }
  private static func one(of texts: String...) -> JSONValue {
    .object([("enum", .array(texts.map { .string($0) }))])
  }
  private static func constant(_ value: JSONValue) -> JSONValue { .object([("const", value)]) }
  private static func text(matching pattern: String) -> JSONValue {
    .object([("type", "string"), ("pattern", .string(pattern))])
  }
  /// An object with exactly these members.
  private static func object(
    _ members: [(String, JSONValue)], optional: Set<String> = [], _ description: String? = nil
  ) -> JSONValue {
    .object([
      ("type", "object"), ("description", description.map { .string($0) }),
      ("properties", .object(members.map { ($0.0, $0.1) })),
      (
        "required",
        .array(members.map(\.0).filter { !optional.contains($0) }.map { .string($0) })
      ),
      ("additionalProperties", .boolean(false)),
    ])
  }

  private static let definitions: [(String, JSONValue)] = run + results + parts

  private static let run: [(String, JSONValue)] = [
    ("tool", object([("name", constant("migrate-observable")), ("version", string)])),
    ("strategy", .object([("enum", .array(Strategy.allCases.map { .string($0.rawValue) }))])),
    ("choice", .object([("anyOf", .array([constant("auto"), reference("strategy")]))])),
    (
      "options",
      object([
        ("xcode", string), ("heavy", reference("choice")),
        (
          "strategies",
          .object([("type", "object"), ("additionalProperties", reference("choice"))])
        ),
        ("combine", one(of: "bridge", "block")), ("unpublished", one(of: "exact", "minimal")),
        ("only", list(string)), ("except", list(string)),
        ("deploymentTarget", one(of: "check", "ignore")), ("assumeFloor", string),
        ("placeholder", boolean),
        ("safe", boolean),
      ])
    ),
    (
      "xcode",
      object(
        [("major", number), ("from", string), ("line", number)], optional: ["from", "line"],
        "The assumed version, and the line that states it, if a file does.")
    ),
    (
      "floor",
      object(
        [
          ("target", string),
          ("platform", one(of: "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst")),
          ("version", string), ("assumed", string), ("hasObservation", boolean), ("file", string),
          ("line", number),
        ], optional: ["assumed"])
    ),
    (
      "summary",
      object(
        [
          "files", "filesChanged", "types", "migrated", "blocked", "outOfScope", "backedOut",
          "changes", "warnings", "notes", "ownersToDecide", "cheapModelsRecreated",
          "unnoticedProperties",
        ].map { ($0, count) })
    ),
    ("step", object([("command", string), ("purpose", string)])),
  ]

  private static let results: [(String, JSONValue)] = [
    (
      "migration",
      object(
        [
          ("schemaVersion", constant(1)), ("tool", reference("tool")),
          ("mode", one(of: "plan", "apply", "dryRun", "check")), ("options", reference("options")),
          ("xcode", reference("xcode")),
          ("floors", list(reference("floor"), "The deployment targets that the project states.")),
          ("summary", reference("summary")),
          ("groups", list(reference("group"), "In the order in which to apply them.")),
          ("types", list(reference("type"))), ("changes", list(reference("change"))),
          ("owners", list(reference("owner"))), ("findings", list(reference("finding"))),
          (
            "diagnostics",
            list(
              reference("diagnostic"),
              "All of them, in the order of their sites. The summary counts as warnings those whose part is review, and "
                + "as notes those whose part is crashes, check or notes.")
          ),
          ("screens", list(reference("screen"), "What to open in the running app.")),
          ("files", list(reference("file"))),
          ("next", list(reference("step"), "The commands that make sense after this run.")),
        ], optional: ["findings"])
    ),
    (
      "audit",
      object([
        ("schemaVersion", constant(1)), ("tool", reference("tool")), ("mode", constant("audit")),
        ("summary", object([("files", count), ("warnings", count), ("notes", count)])),
        ("findings", list(reference("finding"))), ("diagnostics", list(reference("diagnostic"))),
      ])
    ),
    (
      "group",
      object(
        [
          ("id", text(matching: "^[A-Za-z0-9_-]+-[0-9a-f]{4}$")), ("types", list(string)),
          ("files", list(string)),
          ("dependsOn", list(string, "The groups that come before this one.")),
          ("warnings", count), ("strategies", list(reference("strategy"))),
        ], optional: ["strategies"], "Types that must migrate together.")
    ),
    (
      "type",
      object(
        [
          ("name", string), ("file", string), ("line", number), ("group", string),
          ("verdict", one(of: "migrated", "blocked", "outOfScope", "backedOut")),
          ("blockers", list(reference("blocker"))),
          (
            "backedOut",
            object(
              place + [("message", string), ("with", string)],
              optional: ["file", "line", "column", "message", "with"])
          ),
          ("initializer", reference("initializer")),
        ], optional: ["group", "blockers", "backedOut", "initializer"])
    ),
    (
      "change",
      object(
        place + [
          ("rule", string), ("type", string),
          ("outcome", one(of: "rewritten", "blocked", "marked", "advised")),
          ("strategy", reference("strategy")), ("before", string), ("after", string),
          ("diagnostics", list(reference("diagnostic"))),
        ], optional: ["type", "strategy", "after", "diagnostics"])
    ),
  ]

  private static let parts: [(String, JSONValue)] = [
    (
      "diagnostic",
      object(
        [
          ("name", string), ("severity", one(of: "error", "warning", "note")),
          (
            "part",
            .object([
              ("enum", .array(PlacedDiagnostic.Part.allCases.map { .string($0.rawValue) })),
              (
                "description",
                "The part of the work; todo: blockers, owners to decide, what was backed out."
              ),
            ])
          ),
        ] + place
          + [
            ("message", string), ("instead", string), ("type", string),
            ("related", list(related, "Other code that shows whether it matters.")),
          ], optional: ["part", "instead", "type", "related"])
    ),
    (
      "screen",
      object(
        [
          ("view", string), ("title", string), ("apps", list(string)), ("path", list(string)),
        ] + place + [
          ("creation", object(place)),
          ("items", list(object([("warning", string), ("value", string)], optional: ["value"]))),
          ("readers", list(object(place), "Where it shows the values.")),
          (
            "setters",
            list(
              object(
                place + [("callers", list(object(place), "The places in views that run it."))],
                optional: ["callers"]))
          ),
        ], optional: ["title", "apps", "path", "creation", "readers", "setters"])
    ),
    (
      "blocker",
      object(
        [("name", string)] + place + [
          ("message", string), ("instead", string),
          (
            "because",
            list(string, "The types that connect this type with the one that has the blocker.")
          ),
        ], optional: ["because"])
    ),
    (
      "initializer",
      object(
        [
          ("weight", one(of: "light", "heavy")), ("shared", boolean), ("sideEffects", boolean),
          ("cost", count), ("evidence", list(reference("evidence"))),
          ("ruledOut", list(reference("ruledOut"))),
        ], optional: ["shared", "evidence", "ruledOut"])
    ),
    (
      "evidence",
      object(
        [
          ("signal", string), ("file", string), ("line", number), ("code", string),
          ("chain", list(string)),
        ], optional: ["chain"])
    ),
    (
      "ruledOut",
      object(
        [("file", string), ("line", number), ("branch", string), ("chain", list(string))],
        optional: ["chain"])
    ),
    (
      "owner",
      object(
        place + [
          ("owner", string), ("property", string), ("types", list(string)), ("creation", string),
          ("weight", one(of: "light", "heavy")), ("initializer", reference("initializer")),
          ("strategy", reference("strategy")), ("recreated", string), ("preview", boolean),
          ("declined", list(object([("strategy", reference("strategy")), ("why", string)]))),
        ], optional: ["initializer", "recreated", "preview", "declined"])
    ),
    (
      "finding",
      object(
        [("name", string), ("severity", one(of: "warning", "note"))] + place + [
          ("owner", string), ("type", string), ("creation", string), ("code", string),
          ("message", string), ("instead", string), ("initializer", reference("initializer")),
          ("related", list(related)), ("generated", string),
        ], optional: ["creation", "initializer", "related", "generated"])
    ),
    (
      "file",
      object([
        ("file", string), ("edits", count),
        ("sha256Before", text(matching: "^[0-9a-f]{64}$")),
        ("sha256After", text(matching: "^[0-9a-f]{64}$")),
      ])
    ),
  ]
}
