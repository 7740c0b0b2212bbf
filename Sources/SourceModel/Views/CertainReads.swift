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
    let all = (uses(ofOwn: member, of: view) + projections(ofOwn: member, of: view)).compactMap {
      file, use -> (code: CodeNode, use: ByteRange)? in
      let place = symbols.scope(at: use.lowerBound, inFile: file)
      let code = graph.node(around: place)
      return code?.owner == view ? code.map { ($0, use) } : nil
    }
    return Dictionary(grouping: all, by: \.code).contains { code, uses in
      runWithEachEvaluation(uses.map(\.use), in: code, of: view, &visited)
    }
  }

  /// Whether each evaluation of the view that contains the code certainly runs it.
  func runsWithEachEvaluation(_ range: ByteRange, at place: ScopeReference) -> Bool {
    guard let view = symbols.enclosingType(of: place), let code = graph.node(around: place) else {
      return false
    }
    var visited: Set<String> = []
    return runWithEachEvaluation([range], in: code, of: view, &visited)
  }

  /// The same for one of several places in a piece of code.
  private func runWithEachEvaluation(
    _ ranges: [ByteRange], in code: CodeNode, of view: TypeID, _ visited: inout Set<String>
  ) -> Bool {
    guard let body = symbols.files[code.file].owner(ofBody: code.body),
      body.kind == .accessor || body.kind == .function, runWheneverBodyDoes(ranges, in: code)
    else { return false }
    return SDK.viewBody.contains(body.name)
      || isReadByEachEvaluation(body.name, of: view, &visited)
  }

  /// Whether the code runs, on every platform that has the body around it, whenever the body is evaluated.
  public func runsWheneverItsBodyDoes(_ range: ByteRange, at place: ScopeReference) -> Bool {
    graph.node(around: place).map { runWheneverBodyDoes([range], in: $0) } == true
  }

  private func runWheneverBodyDoes(_ ranges: [ByteRange], in code: CodeNode) -> Bool {
    let file = symbols.files[code.file]
    let possible = ranges.filter { range in
      let place = symbols.scope(at: range.lowerBound, inFile: code.file)
      return file.platforms(at: range.lowerBound) == file.platforms(at: code.body.lowerBound)
        && graph.certainlyRunsWithBody(place)
        && !file.calls(around: range).contains { $0.showsLater(range) }
    }
    return file.alwaysReaches(oneOf: possible, in: code.body) { $0.kind == .closure }
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

  /// The places where code of a view names `$member`, which gives a binding to the object only if there is one.
  private func projections(ofOwn member: String, of view: TypeID) -> [(
    file: Int, range: ByteRange
  )] {
    symbols[view].declarations.flatMap { reference in
      symbols.files[reference.file].uses.projections.filter {
        $0.name == member && !$0.isDeclaration && $0.base?.isSelf != false
          && symbols[reference].memberBlock.contains($0.range)
      }.map { (reference.file, $0.nameRange) }
    }
  }

  private func uses(ofOwn member: String, of view: TypeID) -> [(file: Int, range: ByteRange)] {
    symbols[view].declarations.flatMap { reference in
      uses(ofOwn: member, in: symbols[reference].memberBlock, inFile: reference.file)
        .map { (reference.file, $0) }
    }
  }
}
