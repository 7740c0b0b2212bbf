/// Which properties each evaluation of a view certainly reads.
extension Views {
  /// Whether evaluating the view always reads one of its properties: the read is under no condition, in no action, and
  /// in no content that appears later.
  func isReadByEachEvaluation(_ property: String, of view: TypeID) -> Bool {
    var visited: Set<String> = []
    return isReadByEachEvaluation(property, of: view, &visited)
  }

  private func isReadByEachEvaluation(
    _ member: String, of view: TypeID, _ visited: inout Set<String>
  ) -> Bool {
    guard visited.insert(member).inserted else { return false }
    return uses(ofOwn: member, of: view).contains { file, use in
      let place = ScopeReference(
        file: file, scope: symbols.files[file].innermostScope(at: use.lowerBound))
      return symbols.enclosingType(of: place) == view
        && runsWithEachEvaluation(use, at: place, of: view, &visited)
    }
  }

  /// Whether each evaluation of the view that contains the code certainly runs it.
  func runsWithEachEvaluation(_ range: ByteRange, at place: ScopeReference) -> Bool {
    guard let view = symbols.enclosingType(of: place) else { return false }
    var visited: Set<String> = []
    return runsWithEachEvaluation(range, at: place, of: view, &visited)
  }

  private func runsWithEachEvaluation(
    _ range: ByteRange, at place: ScopeReference, of view: TypeID, _ visited: inout Set<String>
  ) -> Bool {
    guard let body = symbols.enclosingBody(of: place),
      body.kind == .accessor || body.kind == .function, runsWheneverItsBodyDoes(range, at: place)
    else { return false }
    return SDK.viewBody.contains(body.name)
      || isReadByEachEvaluation(body.name, of: view, &visited)
  }

  /// Whether the code runs, on every platform, whenever the body that contains it is evaluated.
  public func runsWheneverItsBodyDoes(_ range: ByteRange, at place: ScopeReference) -> Bool {
    let file = symbols.files[place.file]
    guard file.platforms(at: range.lowerBound) == .all, graph.certainlyRunsWithBody(place),
      let body = symbols.enclosingBody(of: place)?.body,
      !file.isDecided(range, apartFrom: body, unless: { $0.kind == .closure })
    else { return false }
    return !file.calls(around: range).contains { $0.showsLater(range) }
  }

  /// Whether every use of the property in its type is of a member, `m.x`, or passes it to the environment or as the
  /// object that a parameter wants. Such code also compiles where the property is implicitly unwrapped.
  func isUsedAsObject(_ property: String, of view: TypeID) -> Bool {
    uses(ofOwn: property, of: view).allSatisfy { file, use in
      let bytes = symbols.files[file].bytes
      let next = symbols.files[file].skipWhitespace(from: use.upperBound)
      if next < bytes.count, bytes[next] == UInt8(ascii: ".") { return true }
      let passed = symbols.files[file].calls(around: use).lazy.compactMap { call in
        call.arguments.first { $0.value.range.upperBound == use.upperBound }.map { (call, $0) }
      }
      guard let (call, argument) = passed.first else { return false }
      if SDK.modifierPassingObject.contains(call.name) { return true }
      let type = graph.typeExpected(ofArgumentAt: argument.value.range, inFile: file)
      if case .nominal? = type { return true }
      return false
    }
  }

  private func uses(ofOwn member: String, of view: TypeID) -> [(file: Int, range: ByteRange)] {
    symbols[view].declarations.flatMap { reference in
      uses(ofOwn: member, in: symbols[reference].memberBlock, inFile: reference.file)
        .map { (reference.file, $0) }
    }
  }
}
