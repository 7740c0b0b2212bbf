extension Initializers {
  /// What creating the object costs that an expression names, `M.shared`; nil if the expression creates one itself. The
  /// object is created once, when code first uses it.
  public func costOfSharedObject(in construction: OwnerSite.Construction, of model: TypeID)
    -> InitializerCost?
  {
    sharedObject(namedBy: construction, of: [model]).map {
      cost(of: $0.value, at: $0.scope, as: $0.type)
    }
  }

  /// The expression that creates the object which a construction only names: `M.shared`, `.shared` or a global
  /// variable; nil if the construction creates one itself.
  func sharedObject(namedBy construction: OwnerSite.Construction, of models: [TypeID])
    -> (
      property: PropertyReference, value: Expression, scope: ScopeReference, type: ResolvedType
    )?
  {
    guard !construction.isNew, !construction.runsCode else { return nil }
    let properties =
      if case .implicitMember(let name) = construction.expression.unwrapped.kind {
        models.flatMap { symbols.members(of: $0, named: name).properties }
      } else {
        graph.properties(named: construction.expression, at: construction.scope)
      }
    guard properties.count == 1, let reference = properties.first else { return nil }
    let property = symbols[reference]
    guard property.isStored, property.isStatic || reference.type == nil,
      let value = property.initializer
    else { return nil }
    let scope = ScopeReference(file: reference.file, scope: property.scope)
    return (reference, value, scope, inference.type(of: reference))
  }

  /// The variables that a piece of code gives a value only where they have none, and returns: all further calls find that
  /// value. By the keys of `Constants`.
  /// - Parameter isOnShared: Whether the code runs on an object that exists before, so that its variables count as well
  ///   as static ones.
  func variablesFilledOnce(by code: Code, isOnShared: Bool) -> Constants {
    let scope = ScopeReference(file: code.file, scope: code.scope)
    guard graph.returnsValue(codeAround: scope), let body = symbols.enclosingBody(of: scope),
      let type = symbols.enclosingType(of: scope)
    else { return [:] }
    let file = symbols.files[code.file]
    return graph.writes(in: body.body, ofFile: code.file).reduce(into: [:]) { result, write in
      guard let name = (write.target.container ?? write.target).ownName,
        file.runsOnly(write.range, without: write.target),
        let reference = symbols.members(of: type, named: name).properties.first,
        isOnShared || symbols[reference].isStatic, symbols[reference].isStored
      else { return }
      result[file.key(ofOwn: write.target)] = .present
    }
  }
}

extension FileFacts {
  /// The key of a variable of the object, or of one of its elements, in `Constants`.
  func key(ofOwn variable: Expression) -> String {
    let text = text(variable.range)
    return text.hasPrefix("self.") ? text : "self." + text
  }
}

extension Expression {
  /// The collection of an element: `stores` for `stores[id]`.
  var container: Expression? {
    if case .element(let container, _) = unwrapped.kind { container } else { nil }
  }
}
