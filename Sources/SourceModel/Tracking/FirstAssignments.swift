/// Assignments that give an empty property its first value.
extension Tracking {
  /// Whether an assignment certainly finds a property empty: an initializer runs it, once for each object, and no other
  /// code gives the property a value.
  func givesFirstValue(
    _ assignment: Assignment, inFile number: Int, to reference: PropertyReference
  ) -> Bool {
    let name = symbols[reference].name
    let place = ScopeReference(file: number, scope: assignment.scope)
    guard let start = placeInInitializer(running: assignment.range, at: place, of: reference),
      let body = symbols.enclosingBody(of: start.place)?.body, !mayBeWrittenIndirectly(reference),
      changes(of: reference).allSatisfy({ file, write in
        file == number && write.range == assignment.range || write.value?.isEmptyValue == true
      })
    else { return false }
    let earlier = symbols.files[start.place.file].uses.assignments.starting(
      in: body.lowerBound..<start.range.lowerBound)
    let value =
      earlier.last { $0.target.ownName == name }?.value ?? symbols[reference].initializer
    guard let value else {
      if case .optional = inference.type(of: reference) { return true } else { return false }
    }
    return value.isEmptyValue
  }

  /// The place in an initializer that runs code of a method, or of the initializer itself, once for each object.
  private func placeInInitializer(
    running range: ByteRange, at place: ScopeReference, of reference: PropertyReference
  ) -> (range: ByteRange, place: ScopeReference)? {
    guard let body = symbols.enclosingBody(of: place), let type = symbols.enclosingType(of: place),
      let owner = symbols.declaringType(of: reference), symbols.lineage(of: type).contains(owner),
      graph.closures(around: place).allSatisfy(graph.runsOnce),
      !isInLoop(place, upTo: body.body)
    else { return nil }
    if body.kind == .initializer { return (range, place) }
    let function = symbols.functions(of: type).first {
      $0.file == place.file && symbols[$0].body == body.body
    }
    guard let function, !symbols[function].isPublic else { return nil }
    if !symbols[function].isPrivate { symbols.needFiles(naming: [symbols[function].name]) }
    guard let calls = graph.callsAlone(of: function, type), calls.count == 1,
      calls[0].call.callee.base?.isSelf != false
    else { return nil }
    let (number, call) = calls[0]
    // A method that calls itself has no other caller.
    guard !(number == place.file && body.body.contains(call.range)) else { return nil }
    return placeInInitializer(
      running: call.range, at: ScopeReference(file: number, scope: call.scope), of: reference)
  }

  private func isInLoop(_ place: ScopeReference, upTo body: ByteRange) -> Bool {
    symbols.scopes(around: place).prefix { body.contains($0.scope.range) }
      .contains { $0.scope.loop != nil }
  }
}

extension Expression {
  /// `nil`, `[]`, `[:]`, `[Row]()`
  var isEmptyValue: Bool {
    switch unwrapped.kind {
    case .literal(.nil), .literal(.dictionary): true
    case .array(let elements): elements.isEmpty
    case .call(let callee, let arguments):
      switch callee.kind {
      case .array, .literal(.dictionary), .dictionary, .type: arguments.isEmpty
      default: false
      }
    default: false
    }
  }
}
