/// A typealias of the project for `ObservableObject`: `typealias Model = ObservableObject & Identifiable`. A class that
/// inherits from it is resolved through the aliased type.
public struct ObjectAlias: Sendable {
  /// The index of the file that declares it.
  public let file: Int
  public let declaration: DeclaredTypealias
  /// The ranges of `ObservableObject` in the declaration; empty if it is composed of another such alias.
  public let constraints: [ByteRange]
  /// Other such aliases that it is composed of.
  fileprivate let parts: Set<String>
  /// Whether it is used for anything other than constraints whose passed types are known, and migrated classes.
  fileprivate var isOpen: Bool
  /// Whether anything is passed to a parameter that it constrains.
  fileprivate var isConstraint = false
  /// The types that inherit from it or are passed to a parameter that it constrains, in source order.
  public fileprivate(set) var types: [TypeID] = []

  /// Whether the alias also includes `AnyObject`.
  public var isOfObjects: Bool {
    declaration.type.conformances.contains { $0.isNamed("AnyObject", in: ["Swift"]) }
  }

  /// Whether it can stand for `Observable` once its types are migrated.
  public var isClosed: Bool { !isOpen && isConstraint }
}

extension Objects {
  /// Whether only classes inherit from an alias, and it names more than `ObservableObject`. Without that part it still
  /// stands for what the classes keep.
  public func isOfClasses(_ alias: ObjectAlias) -> Bool {
    !alias.isOpen && !alias.isConstraint && !alias.isOfObjects && alias.parts.isEmpty
      && alias.constraints.count == 1
      && !symbols.files[alias.file].isQualified(alias.constraints[0])
      && alias.declaration.type.conformances.count > 1
      && !objectAliases.values.contains { $0.parts.contains(alias.declaration.name) }
      && !alias.types.isEmpty && alias.types.allSatisfy { symbols[$0].kind == .class }
      && !symbols.files[alias.file].isPublic(alias.declaration)
  }

  /// Collects the aliases by name.
  func collectObjectAliases() -> [String: ObjectAlias] {
    var found: [String: ObjectAlias] = [:]
    var isChanged = true
    while isChanged {
      isChanged = false
      for (number, file) in symbols.files.enumerated() {
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
            isOpen: alias.enclosingType != nil || symbols.topLevelTypes[alias.name] != nil)
          isChanged = true
        }
      }
    }
    if !found.isEmpty { symbols.needFiles(naming: found.keys) }
    return found
  }

  /// The indices, in order, of the parsed files that name `ObservableObject` or an alias of it.
  public var filesNamingObjects: [Int] {
    symbols.parsedFiles(naming: ["ObservableObject"] + objectAliases.keys)
  }

  /// Whether a generic parameter stands for an `ObservableObject`.
  public func isObject(_ parameter: GenericParameter) -> Bool {
    parameter.isObservableObject
      || (!objectAliases.isEmpty && !aliases(constraining: [parameter]).isEmpty)
  }

  /// The aliases of `ObservableObject` that constrain some parameters, and the aliases that these are composed of.
  func aliases(constraining parameters: [GenericParameter]) -> Set<String> {
    guard !objectAliases.isEmpty else { return [] }
    let names = parameters.flatMap(\.constraints).flatMap(\.conformances).compactMap(\.simpleName)
    let all = names.closed { objectAliases[$0].map { Array($0.parts) } ?? [] }
    return Set(all).intersection(objectAliases.keys)
  }

  /// Finds out which types inherit from the aliases, and whether the aliases are used anywhere other than in the
  /// constraints of some parameters and in inheritance clauses.
  func noteUsesOfAliases(besides constrained: [GenericParameter]) {
    for name in objectAliases.keys.sorted() {
      let inheriting = symbols.types.filter {
        $0.declarations.contains { symbols[$0].inherits(name) }
      }
      .map(\.id)
      let known =
        1 + constrained.reduce(0) { $0 + $1.mentions(of: name) }
        + objectAliases.values.count { $0.parts.contains(name) }
        + symbols.files.reduce(0) {
          $0 + $1.types.reduce(0) { $0 + $1.inheritedMentions(of: name) }
        }
      let written = symbols.files.reduce(0) { count, file in
        count + (file.identifiers.contains(name) ? file.occurrencesInCode(of: name) : 0)
      }
      objectAliases[name]?.types = inheriting
      if written != known || !inheriting.allSatisfy(symbols.isMigratable) {
        objectAliases[name]?.isOpen = true
      }
    }
  }

  /// Marks an alias as open if one of its flows is open, and a flow as open if one of its aliases is. Returns false if
  /// nothing changes.
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

  /// Records the types that are passed to the parameters that the aliases constrain.
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

  /// The ranges of `ObservableObject` where it constrains parameters, also through typealiases of the project, if only
  /// migrated types are passed to them.
  public var migratedConstraints: [(file: Int, range: ByteRange, types: [TypeID])] {
    let written = genericFlows.filter(\.value.isClosed).flatMap { declaring, flow in
      flow.constraints.map { (declaring.file, $0, flow.types) }
    }
    let named = objectAliases.values.filter(\.isClosed).flatMap { alias in
      alias.constraints.map { (alias.file, $0, alias.types) }
    }
    let extensions = extensionsOfObjects
    let extended = extensions.movable.flatMap { reference in
      symbols.files[reference.file].observableTypes(in: symbols[reference].header)
        .map { (reference.file, $0, extensions.types) }
    }
    return (written + named + extended)
      .sorted { ($0.0, $0.1.lowerBound) < ($1.0, $1.1.lowerBound) }
  }

  /// A declaration that accepts or stores values of such an alias.
  public struct AliasUse: Sendable {
    public let file: Int
    public let range: ByteRange
    /// The names that other code uses it by.
    public let names: Set<String>
  }

  /// The uses of the aliases that the analysis does not follow.
  public var usesOfObjectAliases: [AliasUse] {
    let aliases = Set(
      symbols.files.flatMap(\.typealiases).filter { $0.type.mentions(["ObservableObject"]) }.map(
        \.name)
    ).union(objectAliases.keys)
    guard !aliases.isEmpty else { return [] }
    symbols.needFiles(naming: aliases)
    return symbols.parsedFiles(naming: aliases).flatMap { number -> [AliasUse] in
      let file = symbols.files[number]
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
  /// The types of a composition, flattened; the type itself if it is not a composition.
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
  /// Whether the type's inheritance clause mentions the alias.
  fileprivate func inherits(_ name: String) -> Bool { inheritedMentions(of: name) > 0 }

  fileprivate func inheritedMentions(of name: String) -> Int {
    inheritance.flatMap(\.type.conformances).count { $0.simpleName == name }
  }
}

extension FileFacts {
  /// Whether a module stands before a name.
  fileprivate func isQualified(_ name: ByteRange) -> Bool { bytes[name.lowerBound - 1] == 0x2E }

  /// Whether code outside of the module can use an alias.
  fileprivate func isPublic(_ alias: DeclaredTypealias) -> Bool {
    let head = text(lineStart(of: alias.range.lowerBound)..<alias.range.upperBound)
    return head.containsWord("public") || head.containsWord("package")
  }

  /// The number of occurrences of an identifier in the file, outside of line comments. The result may be too high.
  fileprivate func occurrencesInCode(of name: String) -> Int {
    bytes.split(separator: 0x0A).reduce(0) { count, line in
      var end = line.startIndex
      while end < line.endIndex, !line[end...].starts(with: [0x2F, 0x2F]) { end += 1 }
      return count + occurrences(of: name, in: line.startIndex..<end)
    }
  }
}
