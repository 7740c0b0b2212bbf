/// Objects that code reaches through a value of a view: `hosting.rootView.model.delegate = self`, `story.pause()`.
extension Objects {
  /// Whether an object belongs to the value that creates it: the value fills it, callers replace it, or other code uses
  /// it through the value.
  public func belongsToOneValue(_ reference: PropertyReference, of id: TypeID) -> Bool {
    isFilledOnCreation(reference, of: id) || isPassedIn(reference, of: id)
      || isUsedThroughValue(reference, of: id) || isUsedLaterByInitializer(of: id)
  }

  /// Whether a closure in an initializer keeps the value: `Task { [self] in model.isBusy = false }`. SwiftUI shows another
  /// copy of the value.
  private func isUsedLaterByInitializer(of id: TypeID) -> Bool {
    symbols[id].kind == .struct
      && symbols.initializers(of: id).contains { initializer in
        guard let body = symbols[initializer].body else { return false }
        let file = symbols.files[initializer.file]
        return file.words("self", in: body).contains { word in
          let scope = file.innermostScope(at: word.lowerBound)
          return symbols.isInsideClosure(ScopeReference(file: initializer.file, scope: scope))
        }
      }
  }

  /// Whether code that is not the view's own uses the object of a property through a value of the view. State would be
  /// another object there, because a value that SwiftUI does not show has none.
  public func isUsedThroughValue(_ reference: PropertyReference, of id: TypeID) -> Bool {
    cache.usesThroughValues.answer(to: reference) {
      let name = symbols[reference].name
      let getters = symbols.properties(of: id).filter { getter in
        !SDK.viewBody.contains(symbols[getter].name)
          && graph.node(ofGetter: getter, on: id).map { uses(name, from: $0) } == true
      }
      let functions = symbols.functions(of: id).filter { function in
        let declared = symbols[function]
        return declared.kind == .function && !declared.isStatic
          && !SDK.viewBody.contains(declared.name)
          && graph.node(of: function, on: id).map { uses(name, from: $0) } == true
      }
      return ([reference] + getters).contains { isNamed($0, throughValueOf: id) }
        || functions.contains { isCalled($0, onValueOf: id) }
    }
  }

  /// Whether code of a value, or code that it runs on the same value, names a property.
  private func uses(_ name: String, from start: CodeNode) -> Bool {
    graph.code(reachedFrom: start, along: .own).contains { code in
      let file = symbols.files[code.file]
      return file.uses.names.starting(in: code.body).contains { file.text($0.range) == name }
    }
  }

  /// Whether code reads or assigns a member through a value of the type.
  private func isNamed(_ reference: PropertyReference, throughValueOf id: TypeID) -> Bool {
    let name = symbols[reference].name
    let isPrivate = symbols[reference].isPrivate
    if !isPrivate { needFiles(naming: name, withValuesOf: id) }
    let numbers = isPrivate ? [reference.file] : symbols.parsedFiles(naming: name)
    return numbers.contains { number in
      let uses = symbols.files[number].uses
      return [uses.reads, uses.viewReads].joined().contains { read in
        let place = ScopeReference(file: number, scope: read.scope)
        return read.name == name && !symbols.isInPreview(place)
          && read.base.map { isValue($0, of: id, at: place) } == true
      }
        || uses.assignments.contains { assignment in
          let place = ScopeReference(file: number, scope: assignment.scope)
          guard case .member(let base, name) = assignment.target.unwrapped.kind else {
            return false
          }
          return isValue(base, of: id, at: place)
        }
    }
  }

  /// Whether code calls a method on a value of the type. A call of a requirement on an object of unknown type may do so.
  private func isCalled(_ function: FunctionReference, onValueOf id: TypeID) -> Bool {
    let name = symbols[function].name
    needFiles(naming: name, withValuesOf: id)
    let isRequirement = owners(of: name, in: id).contains { symbols[$0].kind == .protocol }
    return symbols.callsInParsedFiles(named: name).contains { number, call in
      let place = ScopeReference(file: number, scope: call.scope)
      guard let base = call.callee.base, !base.isSelf, !symbols.isInPreview(place) else {
        return false
      }
      if isValue(base, of: id, at: place) {
        return graph.functions(called: call, at: place).contains(function)
      }
      return isRequirement && inference.type(of: base, at: place).isUnknown
        && !isOwnCode(place, of: id)
        && symbols[function].parameters.matching(call.arguments) != nil
    }
  }

  /// The type and the protocols of the project that declare a member of it.
  private func owners(of member: String, in id: TypeID) -> [TypeID] {
    symbols.lineage(of: id).filter { $0 == id || symbols.memberTable[$0.index][member] != nil }
  }

  /// Requests the files that may use a member of a value: they name its type, a protocol of the project that declares
  /// the member, or what a hosting controller shows.
  private func needFiles(naming member: String, withValuesOf id: TypeID) {
    for owner in owners(of: member, in: id).map({ symbols[$0].name }) + ["rootView"] {
      symbols.ask(.mentions(member, owner))
    }
  }

  /// Whether an expression in code that is not the view's own is a value of the view. That of a hosting controller of
  /// any view may be.
  private func isValue(_ expression: Expression, of id: TypeID, at place: ScopeReference) -> Bool {
    guard !expression.isSelf, !isOwnCode(place, of: id) else { return false }
    let type = inference.type(of: expression, at: place).unwrapped
    if type.isUnknown { return expression.lastName == "rootView" }
    return !Set(symbols.lineage(of: id)).isDisjoint(with: type.candidates)
  }

  /// Whether code belongs to an object or value of a type. Its static functions do not, except operators.
  private func isOwnCode(_ place: ScopeReference, of id: TypeID) -> Bool {
    let isInside = symbols.scopes(around: place).contains { _, scope in
      guard case .type(let index) = scope.kind else { return false }
      return symbols.type(ofDeclaration: index, inFile: place.file) == id
    }
    guard isInside, symbols.enclosingType(of: place) == id,
      let body = symbols.enclosingBody(of: place), body.kind == .function, body.isStatic
    else { return isInside }
    return body.name.first?.isLetter != true
  }
}
