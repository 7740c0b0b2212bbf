/// A name of the project for `ObservableObject`: `typealias Model = ObservableObject & Identifiable`. A class that inherits
/// from one is known by what it stands for.
public struct ObjectAlias: Sendable {
  /// The file that declares it.
  public let file: Int
  public let declaration: DeclaredTypealias
  /// `ObservableObject` in it, in the file; empty where it is made of another such name.
  public let constraints: [ByteRange]
  /// Such names that it is made of.
  fileprivate let parts: Set<String>
  /// Whether something else than constraints of what is followed, and classes that move, is written with it.
  fileprivate var isOpen: Bool
  /// Whether something is handed to what it constrains.
  fileprivate var isConstraint = false
  /// What inherits from it, and what is handed to what it constrains, in the order of their sites.
  public fileprivate(set) var types: [TypeID] = []

  /// Whether it says beside it that all are objects.
  public var isOfObjects: Bool {
    declaration.type.conformances.contains { $0.isNamed("AnyObject", in: ["Swift"]) }
  }

  /// Whether it can stand for `Observable` once its types move.
  public var isClosed: Bool { !isOpen && isConstraint }
}

extension ProjectModel {
  /// By name.
  func collectObjectAliases() -> [String: ObjectAlias] {
    var found: [String: ObjectAlias] = [:]
    var isChanged = true
    while isChanged {
      isChanged = false
      for (number, file) in files.enumerated() {
        for alias in file.typealiases where found[alias.name]?.declaration != alias {
          let names = alias.type.conformances.compactMap(\.simpleName).filter {
            $0 == "ObservableObject" || found[$0] != nil
          }
          guard !names.isEmpty else { continue }
          if found[alias.name] != nil {
            if found[alias.name]?.isOpen == false {
              found[alias.name]?.isOpen = true
              isChanged = true
            }
            continue
          }
          found[alias.name] = ObjectAlias(
            file: number, declaration: alias, constraints: file.observableTypes(in: alias.range),
            parts: Set(names).subtracting(["ObservableObject"]),
            isOpen: alias.enclosingType != nil || topLevelTypes[alias.name] != nil)
          isChanged = true
        }
      }
    }
    if !found.isEmpty { needFiles(naming: found.keys) }
    return found
  }

  /// The files, of those that are parsed, that name `ObservableObject` or a name of the project for it, in order.
  public var filesNamingObjects: [Int] {
    filesRead(naming: ["ObservableObject"] + objectAliases.keys)
  }

  /// Whether a generic parameter stands for an `ObservableObject`.
  public func isObject(_ parameter: GenericParameter) -> Bool {
    parameter.isObservableObject
      || (!objectAliases.isEmpty && !aliases(constraining: [parameter]).isEmpty)
  }

  /// The names for `ObservableObject` that constrain some parameters, with those that they are made of.
  func aliases(constraining parameters: [GenericParameter]) -> Set<String> {
    guard !objectAliases.isEmpty else { return [] }
    var result: Set<String> = []
    var pending = parameters.flatMap(\.constraints).flatMap(\.conformances).compactMap(\.simpleName)
    while let name = pending.popLast() {
      guard let alias = objectAliases[name], result.insert(name).inserted else { continue }
      pending += alias.parts
    }
    return result
  }

  /// Finds out whether the names are written anywhere but in the constraints of some parameters, and what inherits from
  /// them.
  func noteUsesOfAliases(besides constrained: [GenericParameter]) {
    for name in objectAliases.keys.sorted() {
      let inheriting = types.filter { $0.declarations.contains { self[$0].inherits(name) } }
        .map(\.id)
      let known =
        1 + constrained.reduce(0) { $0 + $1.mentions(of: name) }
        + objectAliases.values.count { $0.parts.contains(name) }
        + files.reduce(0) { $0 + $1.types.reduce(0) { $0 + $1.inheritedMentions(of: name) } }
      let written = files.reduce(0) { count, file in
        count + (file.identifiers.contains(name) ? file.occurrencesInCode(of: name) : 0)
      }
      objectAliases[name]?.types = inheriting
      if written != known || !inheriting.allSatisfy(isMigratable) {
        objectAliases[name]?.isOpen = true
      }
    }
  }

  /// Opens the names with what they constrain, and what they constrain with them; false where nothing changes.
  func openAliases(with flows: inout [ScopeReference: GenericFlow]) -> Bool {
    var isChanged = false
    for (name, alias) in objectAliases where !alias.isOpen {
      let isOpen =
        flows.values.contains { $0.isOpen && $0.aliases.contains(name) }
        || objectAliases.values.contains { $0.isOpen && $0.parts.contains(name) }
      guard isOpen else { continue }
      objectAliases[name]?.isOpen = true
      isChanged = true
    }
    for (key, flow) in flows where !flow.isOpen {
      guard flow.aliases.contains(where: { objectAliases[$0]?.isOpen == true }) else { continue }
      flows[key]?.isOpen = true
      isChanged = true
    }
    return isChanged
  }

  /// What is handed to what the names constrain.
  func noteTypesOfAliases(_ flows: [ScopeReference: GenericFlow]) {
    for name in objectAliases.keys {
      var names: Set<String> = [name]
      for _ in objectAliases {
        for (other, alias) in objectAliases where !alias.parts.isDisjoint(with: names) {
          names.insert(other)
        }
      }
      let handed = flows.values.filter { !$0.aliases.isDisjoint(with: names) }.flatMap(\.types)
      let inheriting = names.flatMap { objectAliases[$0]?.types ?? [] }
      objectAliases[name]?.types = (handed + inheriting).uniqued().sorted()
      objectAliases[name]?.isConstraint = !handed.isEmpty
    }
  }

  /// `ObservableObject` where it constrains parameters, in names of the project's own too, that are handed nothing but types
  /// that move.
  public var constraintsThatMove: [(file: Int, range: ByteRange, types: [TypeID])] {
    let written = genericFlows.filter(\.value.isClosed).flatMap { declaring, flow in
      flow.constraints.map { (declaring.file, $0, flow.types) }
    }
    let named = objectAliases.values.filter(\.isClosed).flatMap { alias in
      alias.constraints.map { (alias.file, $0, alias.types) }
    }
    let extensions = extensionsOfObjects
    let extended = extensions.movable.flatMap { reference in
      files[reference.file].observableTypes(in: self[reference].header)
        .map { (reference.file, $0, extensions.types) }
    }
    return (written + named + extended)
      .sorted { ($0.0, $0.1.lowerBound) < ($1.0, $1.1.lowerBound) }
  }

  /// A declaration that takes or holds values of such a name.
  public struct AliasUse: Sendable {
    public let file: Int
    public let range: ByteRange
    /// The names by which other code uses it.
    public let names: Set<String>
  }

  /// What is not followed.
  public var usesOfObjectAliases: [AliasUse] {
    let aliases = Set(
      files.flatMap(\.typealiases).filter { $0.type.mentions(["ObservableObject"]) }.map(\.name)
    ).union(objectAliases.keys)
    guard !aliases.isEmpty else { return [] }
    needFiles(naming: aliases)
    return filesRead(naming: aliases).flatMap { number -> [AliasUse] in
      let file = files[number]
      let members = file.types.flatMap { type -> [AliasUse] in
        let own = AliasUse(file: number, range: type.nameRange, names: type.memberNames)
        return (type.extendedType?.mentions(aliases) == true ? [own] : [])
          + uses(type.functions, type.properties, aliases, inFile: number, within: type.name)
      }
      return members + uses(file.functions, file.properties, aliases, inFile: number, within: nil)
    }
  }

  private func uses(
    _ functions: [DeclaredFunction], _ properties: [DeclaredProperty], _ aliases: Set<String>,
    inFile number: Int, within type: String?
  ) -> [AliasUse] {
    let taking = functions.filter { function in
      function.parameters.contains { $0.type.mentions(aliases) }
        || function.returnType?.mentions(aliases) == true
    }.map { function in
      let name = function.kind == .initializer ? type ?? function.name : function.name
      return AliasUse(file: number, range: function.nameRange, names: [name])
    }
    let holding = properties.filter { $0.type?.mentions(aliases) == true }.map {
      AliasUse(file: number, range: $0.nameRange, names: [$0.name])
    }
    return taking + holding
  }
}

extension TypeName {
  /// The types that something must conform to all of; itself where it is no composition.
  fileprivate var conformances: [TypeName] {
    if case .composition(let parts) = self { return parts.flatMap(\.conformances) }
    if case .existential = self { return [] }
    return [self]
  }
}

extension GenericParameter {
  fileprivate func mentions(of name: String) -> Int {
    constraints.flatMap(\.conformances).count { $0.simpleName == name }
  }
}

extension DeclaredType {
  /// By which other code uses what an extension adds.
  fileprivate func inherits(_ name: String) -> Bool { inheritedMentions(of: name) > 0 }

  fileprivate func inheritedMentions(of name: String) -> Int {
    inheritance.flatMap(\.type.conformances).count { $0.simpleName == name }
  }
}

extension FileFacts {
  /// How often an identifier stands in the file outside of comments that take up the rest of a line; it may say too much.
  fileprivate func occurrencesInCode(of name: String) -> Int {
    bytes.split(separator: 0x0A).reduce(0) { count, line in
      var end = line.startIndex
      while end < line.endIndex, !line[end...].starts(with: [0x2F, 0x2F]) { end += 1 }
      return count + occurrences(of: name, in: line.startIndex..<end)
    }
  }
}
