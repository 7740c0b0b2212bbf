/// Where a value that code reads comes from.
extension Tracking {
  func sources(of read: Read, at scope: ScopeReference) -> [Source] {
    guard let base = read.base, !base.isSelf else { return variables(named: read, at: scope) }
    let type = inference.type(of: base, at: scope)
    if case .metatype(let instance) = type {
      return instance.candidates.flatMap { symbols.members(of: $0, named: read.name).properties }
        .filter { symbols[$0].isStatic }.map { ($0, nil) }
    }
    return symbols.concreteTypes(of: type.candidates).filter(isOfApp).flatMap { id -> [Source] in
      let members = symbols.members(of: id, named: read.name)
      if members.properties.isEmpty, members.functions.isEmpty {
        return codeOfElements(of: id).flatMap { sources(in: $0.body, $0.file, of: id) }
      }
      return members.properties.flatMap { reference -> [Source] in
        if symbols[reference].isStored { return [(reference, id)] }
        return symbols[reference].getterBody.map { sources(in: $0, reference.file, of: id) } ?? []
      }
        + members.functions.flatMap { function in
          symbols[function].body.map { sources(in: $0, function.file, of: id) } ?? []
        }
    }
  }

  /// The variables that code of a type reads, of the same object or of plain objects.
  func sources(in body: ByteRange, _ number: Int, of id: TypeID) -> [Source] {
    let start = CodeNode(file: number, body: body, owner: id)
    // Other models notify of their own changes.
    let reached = codeOfResult(of: start) { [symbols] code in
      code.owner.map { !symbols.isMigratable($0) || $0 == id } != false
    }
    return reached.filter { $0.owner.map(isOfApp) != false }.flatMap { code -> [Source] in
      let object = code.owner.flatMap { $0 == id || symbols.isPlainClass($0) ? $0 : nil }
      return symbols.files[code.file].uses.reads.starting(in: code.body).flatMap {
        read -> [Source] in
        if graph.doesOnce(read.range, in: code) { return [] }
        let scope = ScopeReference(file: code.file, scope: read.scope)
        guard let base = read.base, !base.isSelf else {
          let own = object.map { symbols.members(of: $0, named: read.name).properties } ?? []
          return own.filter { isPlainVariable(symbols[$0]) }.map { ($0, code.owner) }
            + variables(named: read, at: scope)
        }
        if case .metatype = inference.type(of: base, at: scope) {
          return sources(of: read, at: scope)
        }
        return symbols.concreteTypes(of: inference.type(of: base, at: scope).instance.candidates)
          .filter { symbols.isPlainClass($0) && isOfApp($0) }
          .flatMap { owner in
            symbols.members(of: owner, named: read.name).properties.filter { symbols[$0].isStored }
              .map { ($0, symbols[$0].isStatic ? nil : owner) }
          }
      }
    }
  }

  /// Whether the app has objects of a type, which is no mock.
  private func isOfApp(_ id: TypeID) -> Bool {
    !symbols.isTest(file: symbols[id].primary.file) && !graph.isCreatedOnlyInPreviews(id)
  }

  /// A piece of code and what it runs for a result, on which its own may depend.
  func codeOfResult(
    of start: CodeNode, through passes: @escaping (CodeNode) -> Bool = { _ in true }
  ) -> CodeReach {
    CodeReach(from: start) { code in
      passes(code)
        ? self.graph.edges(from: code, along: .allWithBody)
          .filter { !self.runsForItsEffect($0) }.map(\.target) : []
    }
  }

  /// Whether code runs other code only for what that does: it discards the result, or gets none.
  func runsForItsEffect(_ edge: CodeEdge) -> Bool {
    if symbols.files[edge.place.file].isDiscarded(edge.range) { return true }
    guard let reference = edge.function else { return false }
    let function = symbols[reference]
    return function.kind == .function && function.returnType == nil
      && !function.hasModifier("mutating") && !function.parameters.contains(where: \.isInOut)
  }

  /// The static or global variables that a name without an object may refer to.
  private func variables(named read: Read, at scope: ScopeReference) -> [Source] {
    guard symbols.localBinding(read.name, at: scope, position: read.range.lowerBound) == nil else {
      return []
    }
    let own = symbols.enclosingType(of: scope).map {
      symbols.members(of: $0, named: read.name).properties
    }
    if let own, !own.isEmpty { return own.filter { symbols[$0].isStatic }.map { ($0, nil) } }
    symbols.ask(.global(read.name))
    return (symbols.globalProperties[read.name] ?? []).map { ($0, nil) }
  }
}
