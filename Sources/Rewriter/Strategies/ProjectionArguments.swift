import SourceModel

extension Projection {
  /// Whether `$m` itself is an argument.
  var isBare: Bool { members.isEmpty && argumentOf != nil }
}

extension ProjectModel {
  /// Rewrites `$m` as `Bindable(m)` where it is passed, or returned, as the projection of an object.
  func projectionArguments(of site: WrapperSite, _ types: [TypeID]) -> [Proposal] {
    let bare = usage.uses.projections(of: site).filter { $0.use.isBare || isResult($0) }
    guard !bare.isEmpty, acceptsProjection(types) else { return [] }
    return bare.map { located in
      let file = files[located.file]
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      let object = object(of: located.use, inFile: located.file)
      let text = "\(swiftUIName("Bindable", at: scope))(\(object))"
      return Proposal(
        at: file.site(located.use.range), for: types,
        [.replace(located.use.range, with: text, in: file)])
    }
  }

  /// Whether a getter or function only returns `$m` as the projection of an object.
  private func isResult(_ located: PropertyUses.Located<Projection>) -> Bool {
    let use = located.use
    let scope = ScopeReference(file: located.file, scope: use.scope)
    guard use.members.isEmpty, !use.isDeclaration, !symbols.isInsideClosure(scope),
      let body = symbols.enclosingBody(of: scope), body.statementCount == 1,
      let host = symbols.enclosingType(of: scope)
    else { return false }
    let file = files[located.file]
    let words = file.text(body.body.lowerBound + 1..<body.body.upperBound - 1)
      .split(whereSeparator: \.isWhitespace).drop { $0 == "return" }
    guard words.map(String.init) == [file.text(use.range)] else { return false }
    let members = symbols.members(of: host, named: body.name)
    let types =
      members.properties.map { self[$0].type } + members.functions.map { self[$0].returnType }
    return types.contains { type in
      guard case .named(let components)? = type else { return false }
      return components.last?.name == "Wrapper"
    }
  }

  /// Whether the project uses `ObservedObject<M>.Wrapper` as a type, for example of a parameter.
  fileprivate func acceptsProjection(_ types: [TypeID]) -> Bool {
    files.indices.contains { number in
      files[number].uses.typeReferences.contains { reference in
        guard case .named(let components) = reference.type, components.last?.name == "Wrapper",
          let argument = components.flatMap(\.arguments).first
        else { return false }
        let scope = ScopeReference(file: number, scope: reference.scope)
        return symbols.resolve(argument, at: scope).candidates.contains(where: types.contains)
      }
    }
  }
}
