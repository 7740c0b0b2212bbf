import SourceModel

/// Types that must migrate together, with what a script needs to know to decide about them.
public struct Group: Sendable {
  /// The name of the first type and a digest of all names: the same across runs as long as the types keep their names.
  public let id: String
  public let types: [TypeID]
  /// The qualified names of the types, without duplicates.
  public let names: [String]
  /// The files that change, sorted.
  public fileprivate(set) var files: [String] = []
  /// The ids of earlier groups whose types the code of these types names.
  public fileprivate(set) var dependsOn: [String] = []
  public fileprivate(set) var warnings = 0
  /// How the models of the group are owned, in the order of `Strategy`.
  public fileprivate(set) var strategies: [Strategy] = []

  fileprivate init(_ types: [TypeID], _ migration: Migration) {
    self.types = types
    names = migration.names(types).uniqued()
    let sorted = names.sorted()
    let digest = sha256(Array(sorted.joined(separator: "\u{0}").utf8)).prefix(4)
    let slug = HTMLText.identifier(sorted.first ?? "types").lowercased()
      .replacing(".", with: "-")
    id = "\(slug)-\(digest)"
  }

  /// `Session`, `Session and Store`, `Session and 3 other types`.
  public var title: String {
    switch names.count {
    case 1: names[0]
    case 2: "\(names[0]) and \(names[1])"
    default: "\(names[0]) and \(names.count - 1) other types"
    }
  }
}

extension Migration {
  /// The groups in the order in which they are to be applied: each one after those that it depends on.
  public var plan: [Group] {
    let groups = groupsByName
    let uses = uses(among: groups)
    var plan: [Group] = []
    var positions: [TypeID: Int] = [:]
    var ids: [Int: String] = [:]
    for number in order(uses.map { Set($0.keys) }) {
      var group = Group(groups[number], self)
      group.dependsOn = uses[number].keys.compactMap { ids[$0] }.sorted()
      ids[number] = group.id
      for type in group.types { positions[type] = plan.count }
      plan.append(group)
    }
    func numbers(of types: [TypeID]) -> Set<Int> { Set(types.compactMap { positions[$0] }) }
    var files: [Int: Set<String>] = [:]
    for decision in decisions {
      let warnings = decision.diagnostics.count { $0.severity == .warning }
      for number in numbers(of: decision.types) {
        files[number, default: []].formUnion(decision.edits.map(\.path))
        plan[number].warnings += warnings
      }
    }
    var strategies: [Int: Set<Strategy>] = [:]
    for owner in owners {
      for number in numbers(of: owner.site.models) {
        strategies[number, default: []].insert(owner.strategy)
      }
    }
    for number in plan.indices {
      plan[number].files = files[number, default: []].sorted()
      plan[number].strategies = Strategy.allCases.filter(strategies[number, default: []].contains)
    }
    return plan
  }
}

func json(_ group: Group) -> JSONValue {
  func names(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
  return .object([
    ("id", .string(group.id)),
    ("types", names(group.names)),
    ("files", names(group.files)),
    ("dependsOn", names(group.dependsOn)),
    ("warnings", .integer(group.warnings)),
    ("strategies", list(group.strategies.map { .string($0.rawValue) })),
  ])
}
