/// An associated type that requires an `ObservableObject`, and the types that it stands for.
public struct AssociatedFlow: Sendable {
  public let parameter: GenericParameter
  public let id: TypeID
  public let flow: GenericFlow
}

extension Objects {
  public var associatedFlows: [AssociatedFlow] {
    symbols.types.filter { $0.kind == .protocol }.flatMap { type in
      symbols[type.primary].associatedTypes.filter(isObject).map {
        AssociatedFlow(parameter: $0, id: type.id, flow: flow(into: $0, of: type.id))
      }
    }
  }

  /// The types that an associated type of a protocol stands for in the conforming types.
  private func flow(into parameter: GenericParameter, of id: TypeID) -> GenericFlow {
    let declaration = symbols[symbols[id].primary]
    let file = symbols.files[symbols[id].primary.file]
    let requirements = requirements(of: parameter, in: id)
    var flow = GenericFlow()
    flow.constraints = file.observableTypes(in: parameter.range)
    flow.isOpen =
      symbols[id].declarations.contains { reference in
        let range = symbols[reference].range
        return symbols.files[reference.file].needsPublisher(in: range)
          || symbols.files[reference.file].wrapsObjects(in: range)
      } || isNamedElsewhere(parameter.name) || subscription(to: requirements) != nil
    for conformer in symbols.implementers(of: id) {
      let witnesses = requirements.flatMap { symbols.members(of: conformer, named: $0).properties }
        .filter { symbols.declaringType(of: $0) != id }
      let found =
        witnesses.flatMap { inference.type(of: $0).candidates }
        + typesInWitnesses(of: declaration.functions, naming: parameter.name, in: conformer, id)
        + (symbols.nested(parameter.name, in: conformer, depth: 0)?.candidates ?? [])
      if found.isEmpty || !found.allSatisfy(symbols.isMigratable) { flow.isOpen = true }
      flow.types = (flow.types + found.filter(symbols.isMigratable)).uniqued().sorted()
    }
    return flow
  }

  /// The types that an associated type stands for in the functions and initializers of a conforming type that implement
  /// requirements: their results and their parameters.
  private func typesInWitnesses(
    of requirements: [DeclaredFunction], naming name: String, in conformer: TypeID,
    _ protocolID: TypeID
  ) -> [TypeID] {
    func resolved(_ type: TypeName?, _ reference: FunctionReference) -> [TypeID] {
      let scope = ScopeReference(file: reference.file, scope: symbols[reference].scope)
      return type.map { symbols.resolve($0, at: scope).unwrapped.candidates } ?? []
    }
    return requirements.flatMap { requirement -> [TypeID] in
      let labels = requirement.parameters.map(\.label)
      let taken = requirement.parameters.indices.filter {
        requirement.parameters[$0].type.unwrapped.simpleName == name
      }
      let isGiven = requirement.returnType?.unwrapped.simpleName == name
      guard isGiven || !taken.isEmpty else { return [] }
      let witnesses = symbols.members(of: conformer, named: requirement.name).functions.filter {
        witness in
        symbols[witness].parameters.map(\.label) == labels
          && witness.type.flatMap { symbols.type(ofDeclaration: $0, inFile: witness.file) }
            != protocolID
      }
      return witnesses.flatMap { witness in
        (isGiven ? resolved(symbols[witness].returnType, witness) : [])
          + taken.flatMap { resolved(symbols[witness].parameters[$0].type, witness) }
      }
    }
  }

  /// Whether code refers to the associated type of another type: `Host.Model`.
  private func isNamedElsewhere(_ name: String) -> Bool {
    symbols.needFiles(naming: CollectionOfOne(name))
    return symbols.parsedFiles(naming: name).contains { number in
      symbols.files[number].writtenTypes.contains { written in
        guard case .named(let components) = written.type.unwrapped else { return false }
        let scope = ScopeReference(file: number, scope: written.scope)
        return components.count > 1 && components.last?.name == name
          && symbols.resolve(written.type.unwrapped, at: scope).candidates.isEmpty
      }
    }
  }

  /// The code that uses the publisher of the object that an associated type stands for.
  public func useOfPublisher(of parameter: GenericParameter, in id: TypeID)
    -> (file: Int, range: ByteRange)?
  {
    subscription(to: requirements(of: parameter, in: id))
      ?? symbols[id].declarations.firstNonNil { [self] in useOfPublisher(in: $0) }
  }

  /// The first use of the publisher of an `ObservableObject` in the code of a declaration.
  public func useOfPublisher(in reference: DeclarationReference) -> (file: Int, range: ByteRange)? {
    useOfPublisher(in: symbols[reference].range, ofFile: reference.file)
  }

  /// The same for a member of an extension.
  public func useOfPublisher(in member: ObjectMemberUse) -> (file: Int, range: ByteRange)? {
    let file = symbols.files[member.extending.file]
    return symbols[member.extending].functions.first {
      file.site($0.nameRange) == member.declaration
    }
    .flatMap { useOfPublisher(in: $0.range, ofFile: member.extending.file) }
  }

  /// The same for the only function of a name that requires an `ObservableObject`.
  func useOfPublisher(inFunctionsNamed name: String) -> (file: Int, range: ByteRange)? {
    let functions = symbols.parsedFiles(naming: name).flatMap { number in
      symbols.files[number].allFunctions.filter {
        $0.name == name && $0.genericParameters.contains(where: isObject)
      }.map { (number, $0.range) }
    }
    guard functions.count == 1 else { return nil }
    return useOfPublisher(in: functions[0].1, ofFile: functions[0].0)
  }

  private func useOfPublisher(in range: ByteRange, ofFile number: Int)
    -> (file: Int, range: ByteRange)?
  {
    symbols.files[number].uses.objectWillChange.first { range.contains($0.range.lowerBound) }
      .map { (number, $0.range) }
  }

  /// The properties of a protocol whose type is the associated type.
  private func requirements(of parameter: GenericParameter, in id: TypeID) -> [String] {
    symbols[symbols[id].primary].properties.filter {
      $0.type?.unwrapped.simpleName == parameter.name
    }.map(\.name)
  }

  /// Where code that may hold any conforming type uses the `objectWillChange` publisher of one of the required
  /// properties.
  private func subscription(to requirements: [String]) -> (file: Int, range: ByteRange)? {
    symbols.files.indices.firstNonNil { [self] number in
      let use = symbols.files[number].uses.objectWillChange.first { use in
        guard let base = use.base, let last = base.dottedPath?.last, requirements.contains(last)
        else { return false }
        return inference.type(of: base, at: ScopeReference(file: number, scope: use.scope))
          .candidates
          .isEmpty
      }
      return use.map { (number, $0.range) }
    }
  }
}
