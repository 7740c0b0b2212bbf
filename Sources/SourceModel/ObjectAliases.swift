/// Names of the project for `ObservableObject`: `typealias Model = ObservableObject & Identifiable`. A class that inherits
/// from one is known by what it stands for; what is declared for any value of it is not followed.
extension ProjectModel {
  /// A declaration that takes or holds values of such a name.
  public struct AliasUse: Sendable {
    public let file: Int
    public let range: ByteRange
    /// The names by which other code uses it.
    public let names: Set<String>
  }

  public var usesOfObjectAliases: [AliasUse] {
    let aliases = Set(
      files.flatMap(\.typealiases).filter { $0.type.mentions(["ObservableObject"]) }.map(\.name))
    guard !aliases.isEmpty else { return [] }
    needFiles(naming: aliases)
    return files.indices.flatMap { number -> [AliasUse] in
      let file = files[number]
      guard !file.identifiers.isDisjoint(with: aliases) else { return [] }
      let members = file.types.flatMap { type -> [AliasUse] in
        let own = AliasUse(file: number, range: type.nameRange, names: type.names)
        return (type.genericParameters.contains { $0.isOne(of: aliases) } ? [own] : [])
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
      function.genericParameters.contains { $0.isOne(of: aliases) }
        || function.parameters.contains { $0.type.mentions(aliases) }
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

extension GenericParameter {
  fileprivate func isOne(of aliases: Set<String>) -> Bool {
    constraints.contains { $0.mentions(aliases) }
  }
}

extension DeclaredType {
  /// By which other code uses the type, or what an extension adds.
  fileprivate var names: Set<String> {
    isExtension ? Set(properties.map(\.name) + functions.map(\.name)) : [name]
  }
}
