import SourceModel

/// A test or preview that creates the model itself and therefore has to await `bootstrap()`.
struct BootstrapCaller {
  let edits: [Edit]
  /// The edits if the initializer only started tasks, which a test did not wait for.
  let editsWithoutWaiting: [Edit]

  init(of id: TypeID, _ call: Call, inFile number: Int, in model: ProjectModel) throws(Obstacle) {
    let file = model.files[number]
    let scope = ScopeReference(file: number, scope: call.scope)
    let site = file.site(call.range)
    let name = model.symbols.qualifiedName(id)
    let place = model.place(site)
    guard model.symbols.isInPreview(scope) else {
      throw Obstacle("`\(name)` is also created at \(place), outside a view")
    }
    guard file.blockerOfEdits == nil else {
      throw Obstacle("`\(name)` is also created at \(place), which is not edited")
    }
    if let inline = InlinePreview(of: id, call, inFile: number, in: model) {
      edits = inline.edits
      editsWithoutWaiting = inline.edits
      return
    }
    let binding = file.scopes[call.scope].bindings.first { $0.value?.range == call.range }
    guard let binding, [.constant, .variable].contains(binding.kind),
      file.isLastInLine(file.endOfTrailingComment(from: call.range.upperBound))
    else { throw Obstacle("the model created at \(place) has no name to call `bootstrap()` on") }
    let line = "await \(binding.name).bootstrap()"
    if let body = model.views.previewBody(around: call.range.lowerBound, inFile: number) {
      let group = model.swiftUIName("Group", at: scope)
      guard let edits = file.edits(putting: ".task { \(line) }", on: body, groupedBy: group) else {
        throw Obstacle("`.task` cannot be added to the preview at \(place)")
      }
      self.edits = edits
      editsWithoutWaiting = edits
      return
    }
    guard let function = file.test(around: call.range),
      function.scope == call.scope || file.scopes[call.scope].range == function.body
    else { throw Obstacle("`\(name)` is also created at \(place), where no `await` can follow") }
    edits = Self.edits(adding: line, after: call, to: function, at: scope, in: model)
    editsWithoutWaiting = Self.edits(
      adding: "Task { \(line) }", after: call, to: function, at: scope, in: model)
  }

  /// Adds a line after the call in a test, which runs on the main actor, and becomes `async` if the line waits.
  private static func edits(
    adding line: String, after call: Call, to function: DeclaredFunction,
    at scope: ScopeReference, in model: ProjectModel
  ) -> [Edit] {
    let file = model.files[scope.file]
    let indentation = file.newline + file.indentation(at: call.range.lowerBound)
    let end = file.endOfTrailingComment(from: call.range.upperBound)
    var edits: [Edit] = [.insert(indentation + line, at: end, in: file)]
    if line.hasPrefix("await"), !function.isAsync, let end = file.endOfParameters(of: function) {
      edits.append(.insert(" async", at: end, in: file))
    }
    let type = model.symbols.enclosingType(of: scope)
    let isIsolated =
      function.attributes.contains { $0.name == "MainActor" }
      || type.map { model[model[$0].primary].attribute("MainActor") != nil } == true
    if !isIsolated {
      let start = function.range.lowerBound
      let text = "@MainActor" + file.newline + file.indentation(at: start)
      edits.append(.insert(text, at: start, in: file))
    }
    return edits
  }
}

extension FileFacts {
  /// The test whose body contains a range.
  fileprivate func test(around range: ByteRange) -> DeclaredFunction? {
    allFunctions.first { function in
      function.body?.contains(range) == true && function.kind == .function
        && !function.hasModifier("override")
        && (function.name.hasPrefix("test") || function.attributes.contains { $0.name == "Test" })
    }
  }

  /// The offset after the closing parenthesis of the parameters.
  fileprivate func endOfParameters(of function: DeclaredFunction) -> Int? {
    var depth = 0
    for index in function.nameRange.upperBound..<(function.body?.lowerBound ?? 0) {
      if bytes[index] == 0x28 { depth += 1 }
      if bytes[index] == 0x29 {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}
