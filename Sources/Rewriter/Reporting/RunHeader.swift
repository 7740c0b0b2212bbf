import SourceModel

/// What a report for programs says about the run besides its results.
public struct RunHeader: Sendable {
  /// What a run does with its results.
  public enum Mode: String, Sendable, CaseIterable { case plan, apply, dryRun, check, audit }

  /// The version of the tool.
  public let version: String?
  public let mode: Mode?
  /// The name of the project's folder.
  public let project: String?
  public let options: Options
  /// The commands that make sense after this run.
  public let next: [NextStep]
  /// The diagnostics of the run, if they are not those of the migration.
  public let diagnostics: [PlacedDiagnostic]?

  public init(
    version: String? = nil, mode: Mode? = nil, project: String? = nil, options: Options = Options(),
    next: [NextStep] = [],
    diagnostics: [PlacedDiagnostic]? = nil
  ) {
    self.version = version
    self.mode = mode
    self.project = project
    self.options = options
    self.next = next
    self.diagnostics = diagnostics
  }

  var tool: JSONValue {
    .object([("name", "migrate-observable"), ("version", version.map { .string($0) })])
  }
}

/// A command that makes sense after a run, and what it is for.
public struct NextStep: Sendable, Hashable {
  public let command: String
  public let purpose: String

  public init(_ command: String, for purpose: String) {
    self.command = command
    self.purpose = purpose
  }
}

func json(_ step: NextStep) -> JSONValue {
  .object([("command", .string(step.command)), ("purpose", .string(step.purpose))])
}

func json(_ options: Options) -> JSONValue {
  func list(_ names: Set<String>) -> JSONValue { .array(names.sorted().map { .string($0) }) }
  let strategies = options.strategies.sorted { $0.key < $1.key }.map {
    ($0.key, JSONValue?.some(.string($0.value?.rawValue ?? "auto")))
  }
  return .object([
    ("xcode", .string(options.xcode.name)),
    ("heavy", .string(options.heavy?.rawValue ?? "auto")),
    ("strategies", .object(strategies)),
    ("combine", .string(options.combine.rawValue)),
    ("unpublished", .string(options.unpublished.rawValue)),
    ("only", list(options.only)),
    ("except", list(options.except)),
    ("deploymentTarget", .string(options.deploymentTarget.rawValue)),
    ("assumeFloor", .string(options.assumedFloors.description)),
    ("placeholder", .boolean(options.placeholder)),
    ("safe", .boolean(options.isSafe)),
  ])
}

/// The major version of Xcode that is assumed, with the line that states it, if a file does.
func xcode(_ migration: Migration) -> JSONValue {
  let layout = migration.model.symbols.layout
  let stated = migration.xcode == .auto ? layout.xcode : nil
  return .object([
    ("major", .integer(migration.xcode.major(in: layout) ?? 26)),
    ("from", stated.map { .string($0.file) }),
    ("line", stated.map { .integer($0.line) }),
  ])
}

/// The deployment targets that the manifests state, with the versions that are assumed instead.
func floors(_ layout: ProjectLayout, _ options: Options) -> [JSONValue] {
  layout.targets.flatMap { target in
    target.floors.map { floor in
      let assumed = floor.version(assuming: options.assumedFloors)
      return .object([
        ("target", .string(target.name)),
        ("platform", .string(floor.platform.rawValue)),
        ("version", .string(floor.version.description)),
        ("assumed", assumed == floor.version ? nil : .string(assumed.description)),
        ("hasObservation", .boolean(!floor.blocksObservation)),
        ("file", .string(floor.file)),
        ("line", .integer(floor.line)),
      ])
    }
  }
}

extension Options.Xcode {
  fileprivate var name: String {
    switch self {
    case .auto: "auto"
    case .major(let major): String(major)
    }
  }
}
