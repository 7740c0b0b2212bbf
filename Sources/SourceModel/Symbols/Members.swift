extension Symbols {
  /// The types whose members code can use as those of a type: `Model` for a type with
  /// `subscript<T>(dynamicMember path: KeyPath<Model, T>) -> T`.
  func typesBehindDynamicMembers(of id: TypeID) -> [TypeID] {
    guard functionNames.contains("subscript") else { return [] }
    return members(of: id, named: "subscript").functions.flatMap { reference -> [TypeID] in
      guard let parameter = self[reference].parameters.first, parameter.label == "dynamicMember",
        case .named(let components) = parameter.type.unwrapped, let path = components.last,
        SDK.keyPathType.contains(path.name), let root = path.arguments.first
      else { return [] }
      return resolve(root, at: ScopeReference(file: reference.file, scope: self[reference].scope))
        .candidates
    }
  }

  /// The members that a type declares under one name.
  public struct Members: Sendable {
    public var properties: [PropertyReference] = []
    public var functions: [FunctionReference] = []

    mutating func append(_ other: Self) {
      properties += other.properties
      functions += other.functions
    }
  }
}

/// The members that one type declares, without inherited ones.
typealias MembersByName = [String: Symbols.Members]

extension MembersByName {
  fileprivate mutating func add(_ declaration: DeclaredType, _ place: DeclarationReference) {
    for (index, property) in declaration.properties.enumerated() {
      self[property.name, default: .init()].properties.append(
        PropertyReference(file: place.file, type: place.type, index: index))
    }
    for (index, function) in declaration.functions.enumerated() {
      self[function.name, default: .init()].functions.append(
        FunctionReference(file: place.file, type: place.type, index: index))
    }
  }
}

extension Symbols {
  func ownMembers(of type: NominalType) -> MembersByName {
    (type.declarations + (extensionsForOneType[type.id] ?? []))
      .sorted { ($0.file, $0.type) < ($1.file, $1.type) }
      .reduce(into: [:]) { $0.add(self[$1], $1) }
  }

  /// Indexes globals, members of extensions of outside types, and enum cases.
  func indexMembersOutsideTypes() {
    var outside: [String: MembersByName] = [:]
    for (fileNumber, file) in files.enumerated() {
      for (index, property) in file.properties.enumerated() {
        globalProperties[property.name, default: []]
          .append(PropertyReference(file: fileNumber, type: nil, index: index))
      }
      for (index, function) in file.functions.enumerated() {
        globalFunctions[function.name, default: []]
          .append(FunctionReference(file: fileNumber, type: nil, index: index))
      }
      for (typeIndex, declaration) in file.types.enumerated() {
        let reference = DeclarationReference(file: fileNumber, type: typeIndex)
        for enumCase in declaration.enumCases {
          enumCases[enumCase.name, default: []].append((reference, enumCase.payload))
        }
        if typeOfDeclaration[fileNumber][typeIndex] == nil
          || externalExtensions[declaration.name]?.contains(reference) == true
        {
          outside[declaration.name, default: [:]].add(declaration, reference)
        }
      }
    }
    externalMemberIndex = outside
    outsideMemberNames = Set(externalMemberIndex.values.flatMap(\.keys))
  }
}
