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
    for (file, use) in uses(ofOwn: member, of: view) {
      let place = ScopeReference(
        file: file, scope: symbols.files[file].innermostScope(at: use.lowerBound))
      guard symbols.enclosingType(of: place) == view, let body = symbols.enclosingBody(of: place),
        body.kind == .accessor || body.kind == .function,
        runsWheneverItsBodyDoes(use, at: place)
      else { continue }
      if SDK.viewBody.contains(body.name) { return true }
      if isReadByEachEvaluation(body.name, of: view, &visited) { return true }
    }
    return false
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
