extension ProjectModel {
  /// The members that a type declares under one name.
  public struct Members: Sendable {
    public var properties: [PropertyReference] = []
    public var functions: [FunctionReference] = []

    /// Adds a property and returns whether a function has the same name.
    mutating func shares(_ property: PropertyReference) -> Bool {
      properties.append(property)
      return !functions.isEmpty
    }

    /// Adds a function and returns whether a property has the same name.
    mutating func shares(_ function: FunctionReference) -> Bool {
      functions.append(function)
      return !properties.isEmpty
    }

    mutating func append(_ other: Self) {
      properties += other.properties
      functions += other.functions
    }
  }
}

/// The members that one type declares, without inherited ones.
struct OwnMembers: Sendable {
  fileprivate(set) var byName: [String: ProjectModel.Members] = [:]
  /// The names that both a property and a function have.
  fileprivate(set) var shared: [String] = []

  fileprivate mutating func add(_ declaration: DeclaredType, _ place: DeclarationReference) {
    for (index, property) in declaration.properties.enumerated() {
      let reference = PropertyReference(file: place.file, type: place.type, index: index)
      if byName[property.name, default: .init()].shares(reference) { shared.append(property.name) }
    }
    for (index, function) in declaration.functions.enumerated() {
      let reference = FunctionReference(file: place.file, type: place.type, index: index)
      if byName[function.name, default: .init()].shares(reference) { shared.append(function.name) }
    }
  }
}

extension ProjectModel {
  func ownMembers(of type: NominalType) -> OwnMembers {
    type.declarations.sorted { ($0.file, $0.type) < ($1.file, $1.type) }
      .reduce(into: OwnMembers()) { $0.add(self[$1], $1) }
  }

  /// Indexes globals, members of extensions of outside types, and enum cases.
  func indexMembersOutsideTypes() {
    var outside: [String: OwnMembers] = [:]
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
        if typeOfDeclaration[fileNumber][typeIndex] == nil {
          outside[declaration.name, default: OwnMembers()].add(declaration, reference)
        }
      }
    }
    externalMemberIndex = outside.mapValues(\.byName)
    outsideMemberNames = Set(externalMemberIndex.values.flatMap(\.keys))
  }
}
