/// How code accesses the objects that another object stores.
extension Objects {
  /// The member of a property's object through which an expression accesses its value: `pieces` of `board` for
  /// `board.pieces[0]`, and for `piece` if that is an element of it or is a function parameter that receives one;
  /// `subscript` for `board[0]`.
  func member(
    ofObjectIn property: String, leadingTo expression: Expression, at scope: ScopeReference,
    depth: Int = 0
  ) -> String? {
    guard depth < 8 else { return nil }
    func further(_ expression: Expression, at scope: ScopeReference) -> String? {
      member(ofObjectIn: property, leadingTo: expression, at: scope, depth: depth + 1)
    }
    if case .name(let name) = expression.unwrapped.kind,
      let local = symbols.localBinding(name, at: scope, position: expression.range.lowerBound)
    {
      if local.binding.kind == .parameter {
        return handedOver(name, at: local.place).firstNonNil { further($0, at: $1) }
      }
      guard let value = local.binding.value, value.range != expression.range else { return nil }
      return further(value, at: local.place)
    }
    if let own = ownMember(in: expression), own != property {
      let type = inference.type(of: expression, at: scope).held
      return member(ofObjectIn: property, giving: type, by: own, at: scope)
    }
    switch expression.unwrapped.kind {
    case .member(let root, let name):
      return root.ownName == property ? name : further(root, at: scope)
    case .element(let base, _):
      return base.ownName == property ? "subscript" : further(base, at: scope)
    case .call(let callee, _): return further(callee, at: scope)
    default: return nil
    }
  }

  /// `x` for `x`, `self.x` and `x(…)`.
  private func ownMember(in expression: Expression) -> String? {
    if case .call(let callee, _) = expression.unwrapped.kind { return callee.ownName }
    return expression.ownName
  }

  /// The member of a property's object that provides the objects which a type's own getter or function returns: `items`
  /// for `first` in `var first: Item? { model.items.first }`.
  private func member(
    ofObjectIn property: String, giving type: ResolvedType, by own: String, at scope: ScopeReference
  ) -> String? {
    guard let id = symbols.enclosingType(of: scope) else { return nil }
    return bodies(of: symbols.members(of: id, named: own)).firstNonNil {
      number, body -> String? in
      if self.makes(type, in: body, ofFile: number) { return nil }
      return self.symbols.files[number].uses.viewReads.starting(in: body).first {
        $0.base?.ownName == property && self.holds(type, $0, inFile: number)
      }?.name
    }
  }

  /// The arguments that calls in the code of a type pass for a parameter of the type's own function.
  private func handedOver(_ parameter: String, at scope: ScopeReference) -> [(
    value: Expression, scope: ScopeReference
  )] {
    guard let id = symbols.enclosingType(of: scope), let owner = symbols.enclosingBody(of: scope),
      let function = symbols.members(of: id, named: owner.name).functions.first(where: {
        $0.file == scope.file && symbols[$0].body == owner.body
      }), let formal = symbols[function].parameters.firstIndex(where: { $0.name == parameter })
    else { return [] }
    return symbols[id].declarations.flatMap { declaration in
      symbols.files[declaration.file].uses.calls.starting(in: symbols[declaration].range).compactMap
      { call in
        guard call.name == owner.name, call.callee.isOwnMember,
          let actual = symbols[function].parameters.matching(call.arguments)?.passed[formal]
        else { return nil }
        return (
          call.arguments[actual].value, ScopeReference(file: declaration.file, scope: call.scope)
        )
      }
    }
  }

  /// Whether a computed property, a function or a subscript of a class returns objects of a type that the class stores,
  /// and creates none that it does not store: `item(at: 0)` for `items[0]`.
  func gives(_ type: ResolvedType, byMember name: String, of id: TypeID) -> Bool {
    bodies(of: symbols.members(of: id, named: name)).contains { number, body in
      let code = graph.ownCode(runBy: body, ofFile: number, of: id)
      return code.contains { code in
        symbols.files[code.file].uses.reads.starting(in: code.body).contains {
          holds(type, $0, inFile: code.file)
        }
      } && !code.contains { makes(type, in: $0.body, ofFile: $0.file) }
    }
  }

  /// The code of members of an object that return a value.
  private func bodies(
    of found: Symbols.Members
  ) -> [(file: Int, body: ByteRange)] {
    let getters = found.properties.filter {
      symbols[$0].accessors == .computed && !symbols[$0].isStatic
    }
    .compactMap { reference in symbols[reference].getterBody.map { (reference.file, $0) } }
    let functions = found.functions.filter {
      !symbols[$0].isStatic && symbols[$0].returnType != nil
    }
    .compactMap { reference in symbols[reference].body.map { (reference.file, $0) } }
    return getters + functions
  }

  /// Whether the value that is read contains objects of the type.
  private func holds(_ type: ResolvedType, _ read: Read, inFile number: Int) -> Bool {
    let value = inference.type(
      of: read.expression, at: ScopeReference(file: number, scope: read.scope))
    return value.held.mayBe(type.held)
  }

  /// Whether code creates objects of the type, other than those that it assigns to a property: `view = View()`.
  private func makes(_ type: ResolvedType, in body: ByteRange, ofFile number: Int) -> Bool {
    let uses = symbols.files[number].uses
    return uses.calls.starting(in: body).contains { call in
      let scope = ScopeReference(file: number, scope: call.scope)
      guard let made = inference.typeCreated(by: call.callee, at: scope) else { return false }
      return made.mayBe(type.held)
        && !uses.assignments.starting(in: body).contains {
          $0.value?.range == call.range && $0.target.isOwnMember
        }
    }
  }
}

extension ResolvedType {
  /// The element type of collections and the wrapped type of optionals, recursively.
  fileprivate var held: ResolvedType {
    switch self {
    case .array(let element), .dictionary(let element), .optional(let element): element.held
    default: self
    }
  }

  /// Whether two types have a declaration of the project or the name of an outside type in common.
  fileprivate func mayBe(_ other: ResolvedType) -> Bool {
    if case .external(let name, _) = self, case .external(name, _) = other { return true }
    return candidates.contains(where: other.candidates.contains)
  }
}
