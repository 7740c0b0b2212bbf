extension Views {
  /// The body of a view; nil when the type has no body that is `some View`, or when it is conditionally compiled.
  /// - Parameters:
  ///   - name: The name of the property, for another part of the view.
  ///   - allowsReturn: Whether declarations and a `return` may precede the view.
  public func viewBody(
    of id: TypeID, named name: String = "body", allowsReturn: Bool = false
  ) -> (file: Int, body: ViewBody)? {
    let bodies = symbols.properties(of: id).filter {
      symbols[$0].name == name && !symbols[$0].isStatic
    }
    guard bodies.count == 1, let reference = bodies.first, !symbols[reference].isConditional,
      let body = symbols.files[reference.file].viewBody(in: symbols[reference].accessorBlock),
      allowsReturn || !body.isReturned
    else { return nil }
    return (reference.file, body)
  }

  /// The body of a modifier, `func body(content: Content) -> some View`; nil when it is conditionally compiled.
  public func modifierBody(of id: TypeID) -> (file: Int, body: ViewBody)? {
    let bodies = symbols.functions(of: id).filter {
      symbols[$0].name == "body" && symbols[$0].parameters.map(\.label) == ["content"]
    }
    guard bodies.count == 1, let reference = bodies.first,
      let body = symbols.files[reference.file].viewBody(in: symbols[reference].body)
    else { return nil }
    return (reference.file, body)
  }

  /// The view that the preview around a byte offset shows; nil when it is not the last statement in a `#Preview` or in
  /// `previews`.
  public func previewBody(around offset: Int, inFile number: Int) -> ViewBody? {
    symbols.files[number].previewBodies.last { $0.braces.contains(offset) }
  }

  /// Whether the body of a view, or a member or view that it consists of, may be empty or nil. Modifiers on an empty view
  /// have no effect: its `.task` never runs.
  public func mayShowNothing(
    _ body: ViewBody, of id: TypeID, besides known: Set<ViewBody> = []
  ) -> Bool {
    guard let shown = body.shown else { return true }
    return shown.contains { name in
      if isOptional(name, of: id) { return true }
      let place = ScopeReference(
        file: symbols[id].primary.file, scope: symbols[symbols[id].primary].scope)
      let views = symbols.lookup(name, at: place, depth: 0).candidates
      let bodies =
        [viewBody(of: id, named: name, allowsReturn: true).map { ($0.body, id) }]
        + views.map { view in viewBody(of: view, allowsReturn: true).map { ($0.body, view) } }
      return bodies.compactMap(\.self).contains { next, owner in
        !known.contains(next) && mayShowNothing(next, of: owner, besides: known.union([next]))
      }
    }
  }

  /// Whether a property of a type, or the result of one of its functions, may be nil.
  private func isOptional(_ name: String, of id: TypeID) -> Bool {
    let members = symbols.members(of: id, named: name)
    let types = members.properties.map(inference.type(of:))
    let results = members.functions.map { symbols[$0].returnType }
    return types.contains { if case .optional = $0 { true } else { false } }
      || results.contains { if case .optional? = $0 { true } else { false } }
  }
}

extension Views {
  /// Whether code uses local names of a `body`, which the initial value of a property cannot.
  public func usesLocalsOfBody(at site: Site) -> Bool {
    guard let number = symbols.file(site.path) else { return false }
    let file = symbols.files[number]
    let place = symbols.scope(at: site.range.lowerBound, inFile: number)
    guard symbols.enclosingBody(of: place)?.kind == .accessor else { return false }
    return file.uses.names.starting(in: site.range).contains {
      symbols.localBinding(file.text($0.range), at: place, position: $0.range.lowerBound) != nil
    }
  }
}
