/// Finds the declarations through which code can refer to an observable object without naming its type: those whose
/// type is observable, or leads to an observable type.
struct Reach {
  private(set) var questions: [Question] = []

  private enum Owner: Sendable {
    case type(TypeID)
    /// A name that code can use without a type: a global, a member of a type outside the project, or an enum case.
    case name(String)
  }

  /// A type, and the declaration that has it as its type.
  private typealias Use = (type: TypeID, owner: Owner)

  /// - Parameter jobs: The number of files to process in parallel.
  init(_ model: ProjectModel, jobs: Int) {
    let usesOfFiles = mapInParallel(model.files.count, jobs: jobs, share: 32) {
      Self.uses(inFile: $0, of: model)
    }
    var uses: [TypeID: [Owner]] = [:]
    for use in usesOfFiles.joined() { uses[use.type, default: []].append(use.owner) }
    for type in model.symbols.types {
      for supertype in model.symbols.supertypes(of: type.id) {
        supertype.resolved.visitTypes { uses[$0, default: []].append(.type(type.id)) }
      }
    }
    var seen: Set<TypeID> = []
    var queue = model.symbols.types.map(\.id).filter {
      model.symbols.isObservableObject($0) || model.symbols.isObservable($0)
    }
    while let next = queue.popLast() {
      guard seen.insert(next).inserted else { continue }
      questions.append(.mention(model[next].name))
      for owner in uses[next] ?? [] {
        switch owner {
        case .type(let id): queue.append(id)
        case .name(let name): questions.append(.mention(name))
        }
      }
    }
    noteProperties(model)
    noteDeclarations(model)
  }

  private static func uses(inFile number: Int, of model: ProjectModel) -> [Use] {
    let file = model.files[number]
    var uses: [Use] = []
    func note(_ type: ResolvedType, _ owner: Owner) { type.visitTypes { uses.append(($0, owner)) } }
    for index in file.properties.indices {
      let reference = PropertyReference(file: number, type: nil, index: index)
      note(model.inference.type(of: reference), .name(file.properties[index].name))
    }
    for function in file.functions {
      note(model.result(of: function, number), .name(function.name))
    }
    for alias in file.typealiases {
      let scope = ScopeReference(file: number, scope: alias.scope)
      note(model.symbols.resolve(alias.type, at: scope), .name(alias.name))
    }
    for (typeIndex, declaration) in file.types.enumerated() {
      let id = model.symbols.type(ofDeclaration: typeIndex, inFile: number)
      func owner(_ name: String) -> Owner { id.map { .type($0) } ?? .name(name) }
      for (index, property) in declaration.properties.enumerated() where !property.isPrivate {
        let reference = PropertyReference(file: number, type: typeIndex, index: index)
        note(model.inference.type(of: reference), owner(property.name))
      }
      for function in declaration.functions where function.kind == .function {
        note(model.result(of: function, number), owner(function.name))
      }
      let scope = ScopeReference(file: number, scope: declaration.scope)
      for item in declaration.enumCases {
        for payload in item.payload {
          note(model.symbols.resolve(payload, at: scope), .name(item.name))
        }
      }
    }
    return uses
  }

  /// Adds questions about properties that code may access through an expression whose type is unknown.
  private mutating func noteProperties(_ model: ProjectModel) {
    for id in model.symbols.migratableTypes {
      for reference in model.symbols.properties(of: id)
      where model[reference].attribute(.published) != nil {
        questions.append(.projection(model[reference].name))
      }
    }
    for file in model.files {
      for property in file.types.flatMap(\.properties)
      where property.attribute(.observedObject) != nil && !property.isPrivate {
        questions.append(.assignment(property.name))
      }
    }
  }

  /// Adds questions about extensions, and about aliases of `ObservableObject`.
  private mutating func noteDeclarations(_ model: ProjectModel) {
    for type in model.symbols.types { questions.append(.extensions(of: type.name)) }
    for file in model.files {
      for alias in file.typealiases {
        questions.append(.extensions(of: alias.name))
        var names: Set<String> = []
        alias.type.collectNames(into: &names)
        if names.contains("ObservableObject") { questions.append(.mention(alias.name)) }
      }
    }
  }
}

extension ProjectModel {
  fileprivate func result(of function: DeclaredFunction, _ file: Int) -> ResolvedType {
    guard let type = function.returnType else { return .unknown }
    return symbols.resolve(type, at: ScopeReference(file: file, scope: function.scope))
  }
}

extension ResolvedType {
  /// Visits each type of the project that occurs in this type.
  fileprivate func visitTypes(_ visit: (TypeID) -> Void) {
    switch self {
    case .nominal(let types, let arguments):
      types.forEach(visit)
      for argument in arguments { argument.visitTypes(visit) }
    case .external(_, let arguments): for argument in arguments { argument.visitTypes(visit) }
    case .generic(_, let bounds, _): bounds.forEach(visit)
    case .optional(let type), .array(let type), .dictionary(let type), .function(let type),
      .metatype(let type), .projection(let type), .publisher(let type):
      type.visitTypes(visit)
    case .tuple(let elements): for element in elements { element.type.visitTypes(visit) }
    case .unknown: break
    }
  }
}
