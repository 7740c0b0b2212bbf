/// Extensions that are for an `ObservableObject` alone: `extension Loading where Self: ObservableObject`.
extension ProjectModel {
  /// Those of the project's own protocols, where it is `Self` that has to be one.
  public var extensionsForObjects: [DeclarationReference] {
    extensions { declaration, id in
      id.map { self[$0].kind == .protocol } == true
        && declaration.genericParameters.contains { $0.name == "Self" && isObject($0) }
    }
  }

  /// Those of any other type, where one of its parameters has to be: `extension Array where Element: ObservableObject`.
  public var extensionsForParameters: [DeclarationReference] {
    let known = Set(extensionsForObjects)
    return extensions { declaration, _ in
      declaration.genericParameters.contains(where: isObject)
    }.filter { !known.contains($0) }
  }

  /// Those of SwiftUI's wrappers of objects: `extension ObservedObject.Wrapper where ObjectType == Model`.
  public var extensionsOfObjectWrappers: [DeclarationReference] {
    files.indices.flatMap { number in
      files[number].types.indices.filter { index in
        let declaration = files[number].types[index]
        guard declaration.isExtension, case .named(let components)? = declaration.extendedType,
          components.contains(where: { Self.objectWrappers.contains($0.name) })
        else { return false }
        return type(ofDeclaration: index, inFile: number) == nil
      }.map { DeclarationReference(file: number, type: $0) }
    }
  }

  private static let objectWrappers: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject", "FocusedObject",
  ]

  /// Functions that give, or act on, an `ObservableObject` that none of their arguments tells.
  public var functionsOfUntoldObjects: [FunctionReference] {
    filesNamingObjects.flatMap { number -> [FunctionReference] in
      let file = files[number]
      let members = file.types.indices.flatMap { type in
        file.types[type].functions.indices.map {
          FunctionReference(file: number, type: type, index: $0)
        }
      }
      return
        (file.functions.indices.map { FunctionReference(file: number, type: nil, index: $0) }
        + members).filter { self[$0].kind != .initializer && hasUntoldObject(self[$0]) }
    }
  }

  private func extensions(where isWanted: (DeclaredType, TypeID?) -> Bool)
    -> [DeclarationReference]
  {
    files.indices.flatMap { number in
      files[number].types.indices.filter { index in
        let declaration = files[number].types[index]
        return declaration.isExtension && !declaration.genericParameters.isEmpty
          && isWanted(declaration, type(ofDeclaration: index, inFile: number))
      }.map { DeclarationReference(file: number, type: $0) }
    }
  }

  /// What `Self` may be in such an extension of a protocol: the classes that conform to it.
  func flow(intoSelfOf reference: DeclarationReference) -> GenericFlow {
    var flow = GenericFlow()
    guard let id = type(ofDeclaration: reference.type, inFile: reference.file) else { return flow }
    let file = files[reference.file]
    let declaration = self[reference]
    let objects = implementers(of: id).filter { isObservableObject($0) && !tellsOfItself($0) }
    flow.types = objects.filter(isMigratable)
    flow.constraints = file.observableConstraints(
      in: declaration.header)
    flow.aliases = aliases(constraining: declaration.genericParameters)
    flow.isOpen =
      flow.types.count < objects.count || file.needsPublisher(in: declaration.range)
      || file.wrapsObjects(in: declaration.range)
      || !file.observableTypes(in: declaration.memberBlock).isEmpty
    return flow
  }
}

extension DeclaredType {
  /// The names of its properties and functions.
  public var memberNames: Set<String> { Set(properties.map(\.name) + functions.map(\.name)) }

  /// From `extension`, `class` and the like to the last thing before the members.
  public var header: ByteRange { introducer.lowerBound..<memberBlock.lowerBound }
}
