/// A publisher that a class declares itself, in place of the synthesized `objectWillChange`.
extension Announcing {
  /// The place where a class's own `objectWillChange` is built from something outside the object. No property of the
  /// object notifies about those changes.
  public func publisherOfAnother(_ id: TypeID) -> (file: Int, range: ByteRange)? {
    guard symbols[id].kind == .class else { return nil }
    return symbols.properties(of: id).lazy.filter {
      self.symbols[$0].name == "objectWillChange" && !self.symbols[$0].isStatic
    }
    .compactMap { [self] reference in
      let values = valuesOfPublisher(reference, of: id)
      return values.first { isOfAnother($0.range, inFile: $0.file, id) }
        ?? values.compactMap { sendOfAnother(through: $0.range, inFile: $0.file, id) }.first
    }.first
  }

  /// A send through the object's own subject behind the publisher, outside the observers of a plain property. No
  /// property of the object notifies about that change.
  private func sendOfAnother(through code: ByteRange, inFile number: Int, _ id: TypeID)
    -> (file: Int, range: ByteRange)?
  {
    let subjects = Set(
      symbols.files[number].uses.reads.starting(in: code).map(\.name).filter {
        isOwnSubject($0, of: id)
      })
    guard !subjects.isEmpty else { return nil }
    return symbols[id].declarations.lazy.flatMap { [self] declaration in
      symbols.files[declaration.file].uses.calls.starting(in: symbols[declaration].range)
        .map { (declaration.file, $0) }
    }.first { file, call in
      guard case .member(let base, "send") = call.callee.unwrapped.kind,
        let subject = base.ownName, subjects.contains(subject)
      else { return false }
      return !tellsOfPlainProperty(ScopeReference(file: file, scope: call.scope), id)
    }.map { ($0.0, $0.1.range) }
  }

  /// Whether code is in an observer of a stored property without a wrapper.
  private func tellsOfPlainProperty(_ scope: ScopeReference, _ id: TypeID) -> Bool {
    guard graph.runsAtOnce(scope), let body = symbols.enclosingBody(of: scope),
      ["willSet", "didSet"].contains(body.accessor)
    else { return false }
    return symbols.members(of: id, named: body.name).properties.contains {
      $0.file == scope.file && symbols[$0].isStored
        && !symbols[$0].attributes.contains(where: \.mayBeWrapper)
    }
  }

  /// All code that provides the publisher.
  private func valuesOfPublisher(_ reference: PropertyReference, of id: TypeID)
    -> [(file: Int, range: ByteRange)]
  {
    let property = symbols[reference]
    let declared = [property.initializer?.range, property.getterBody].compactMap { $0 }
    let assigned = Set(symbols[id].declarations.map(\.file)).sorted().flatMap { number in
      symbols.files[number].uses.assignments.filter { assignment in
        assignment.target.dottedPath?.drop { $0 == "self" } == [property.name]
          && symbols.enclosingType(of: ScopeReference(file: number, scope: assignment.scope)) == id
      }.compactMap { $0.value }.map { (number, $0.range) }
    }
    return declared.map { (reference.file, $0) } + assigned
  }

  private func isOfAnother(_ code: ByteRange, inFile number: Int, _ id: TypeID) -> Bool {
    let uses = symbols.files[number].uses
    if beginsWithParameter(code, inFile: number) { return true }
    if uses.objectWillChange.contains(where: {
      code.contains($0.range.lowerBound) && $0.base != nil
    }) {
      return true
    }
    let read = uses.reads.starting(in: code).contains { read in
      guard let base = read.base, !base.isSelf else { return !isOwnSubject(read.name, of: id) }
      return base.isTypeName
    }
    return read
      || uses.calls.starting(in: code).contains { call in
        switch call.callee.unwrapped.kind {
        // The result of a stored closure or a function is unknown here.
        case .name(let name): return name.beginsLowercase
        case .member(let base, let name):
          return (base.isTypeName || base.isSelf) && name.beginsLowercase
            && name != "init"
        default: return false
        }
      }
  }

  /// Whether code is the value of a parameter, or something built from it: `objectWillChange = publisher`.
  private func beginsWithParameter(_ code: ByteRange, inFile number: Int) -> Bool {
    let file = symbols.files[number]
    let scope = symbols.scope(at: code.lowerBound, inFile: number)
    return file.uses.names.starting(in: code).contains { use in
      use.range.lowerBound == code.lowerBound
        && symbols.localBinding(file.text(use.range), at: scope, position: code.lowerBound)?
          .binding.kind == .parameter
    }
  }

  /// Whether a name is that of a stored property that holds its own publisher.
  private func isOwnSubject(_ name: String, of id: TypeID) -> Bool {
    let named = symbols.members(of: id, named: name).properties
    return named.contains { reference in
      guard symbols[reference].isStored, !symbols[reference].isStatic else { return false }
      if case .publisher = inference.type(of: reference).unwrapped { return true }
      if case .external(let name, _) = inference.type(of: reference).unwrapped {
        return name.hasSuffix("Publisher") || name.hasSuffix("Subject")
      }
      return false
    }
  }
}

extension Expression {
  /// `Type` or `Self`.
  fileprivate var isTypeName: Bool {
    if case .name(let name) = unwrapped.kind { return name.looksLikeTypeName }
    return false
  }
}

extension PropertyUses {
  /// Whether the property is the object's own publisher and is removed because it has no subscribers left.
  public func isUnusedPublisher(
    _ reference: PropertyReference, of id: TypeID, in symbols: Symbols
  ) -> Bool {
    let property = symbols[reference]
    return property.name == "objectWillChange" && property.isStored && property.bindingCount == 1
      && property.attribute(.published) == nil
      && !property.isPublic && !announces(id)
  }
}
