/// Objects that code finds instead of creating them, as those of a container.
extension Initializers {
  /// Whether a call gives an object that exists already, as far as is known: code that the project does not show, as
  /// that of a container, or that creates no object of the type.
  func isFound(
    _ callee: Expression, _ arguments: [Expression.Argument], at scope: ScopeReference,
    as type: ResolvedType
  ) -> Bool {
    guard holdsObject(type), !callee.isOwnMember else { return false }
    switch graph.target(ofCallTo: callee, arguments, at: scope, expected: type) {
    case .functions(let found), .implementations(let found):
      return !found.contains { creates(type, $0) }
    case .outside(let owner, let name):
      return SDK.mayBeOfPackage(owner) || SDK.signal[owner + "." + name] == "dependency-resolution"
    case .opaque, .unknownMember, .free: return true
    case .construction, .delegation, .local, .nothing: return false
    }
  }

  /// Whether the body of a function creates an object of a type.
  private func creates(_ type: ResolvedType, _ function: FunctionReference) -> Bool {
    guard let body = symbols[function].body else { return false }
    let kinds = Set(symbols.concreteTypes(of: type.unwrapped.candidates))
    return symbols.files[function.file].uses.calls.starting(in: body).contains { call in
      let place = ScopeReference(file: function.file, scope: call.scope)
      guard
        case .construction(let made) = graph.target(
          ofCallTo: call.callee, call.arguments, at: place, expected: type)
      else { return false }
      return !kinds.isDisjoint(with: made)
    }
  }

  /// Whether a property wrapper of the project finds the object of a property, as that of a container does.
  func isFoundByWrapper(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    let type = inference.type(of: reference)
    guard property.initializer == nil, holdsObject(type) else { return false }
    let place = ScopeReference(file: reference.file, scope: property.scope)
    return property.attributes.contains { attribute in
      symbols.lookup(attribute.name, at: place, depth: 0).candidates.contains { wrapper in
        symbols.isPropertyWrapper(wrapper)
          && symbols.initializers(of: wrapper).contains {
            symbols[$0].parameters.allSatisfy { $0.name != "wrappedValue" } && !creates(type, $0)
          }
      }
    }
  }
}
