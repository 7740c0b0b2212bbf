import SourceModel

extension Owner {
  /// `@State private var m: M?`, created in `.task`. The view's content moves into `if let m`.
  func planDefer() -> Plan {
    do throws(Obstacle) {
      let edits = try Deferral(of: self).edits()
      if let conflict = conflict(of: edits) { throw Obstacle(conflict) }
      return .apply(
        edits, diagnostics: [Diagnostic(.deferredModel, site.heaviest?.code ?? property.name)]
      )
    } catch {
      return .decline(error.why)
    }
  }
}

/// A model that is created after its view has appeared.
private struct Deferral {
  let owner: Owner
  let type: String
  var model: ProjectModel { owner.model }
  var name: String { owner.property.name }

  init(of owner: Owner) throws(Obstacle) {
    guard !owner.site.isMadeOnce else { throw Obstacle("an `App` creates its models once anyway") }
    guard
      !owner.before.ofHost.contains(where: { [.defer, .bootstrap].contains($0.strategy) })
    else { throw Obstacle("another model already changes the body of the view") }
    if let obstacle = owner.obstacleToTask { throw Obstacle(obstacle) }
    guard owner.models.count == 1, owner.site.models.count == 1 else {
      throw Obstacle("the model's type is not a single class")
    }
    let property = owner.property
    guard !property.isConditional, property.bindingCount == 1, !property.isBackticked else {
      throw Obstacle("`\(property.name)` is declared under `#if`, with others, or in backticks")
    }
    guard let written = owner.writtenType, case .named = property.type ?? .named([]) else {
      throw Obstacle("the type of `\(property.name)` cannot be inferred")
    }
    self.owner = owner
    type = written
  }

  func edits() throws(Obstacle) -> [Edit] {
    try checkOutsideUses()
    let creation = try creation()
    return declaration + creation.edits + (try members(making: creation.value))
  }

  /// `@State private var m: M?`
  private var declaration: [Edit] {
    let property = owner.property
    let end =
      property.initializerClause?.upperBound ?? property.typeAnnotation?.upperBound
      ?? property.nameRange.upperBound
    let state = model.swiftUIName("State", at: owner.scope)
    return [
      .rename(owner.wrapper.attribute, to: state, in: owner.file),
      .replace(property.nameRange.upperBound..<end, with: ": \(type)?", in: owner.file),
    ]
  }

  // MARK: Creation

  private func creation() throws(Obstacle) -> (value: String, edits: [Edit]) {
    let assignments = owner.uses.backings(of: owner.wrapper)
    if let value = owner.property.initializer {
      guard assignments.isEmpty else {
        throw Obstacle("code uses `_\(name)`, which has no model before the view appears")
      }
      return (try text(of: value, in: owner.file, defaultOf: owner.wrapper.host), [])
    }
    // The value of a constant is not part of the assignment.
    guard assignments.count == 1, let backing = assignments.first,
      let assigned = backing.use.assigned, assigned.range.lowerBound > backing.use.range.lowerBound,
      let value = assigned.wrappedArgument(of: .stateObject)
    else {
      throw Obstacle(
        assignments.isEmpty
          ? "callers pass `\(name)`" : "`_\(name)` is not just assigned once")
    }
    let file = model.files[backing.file]
    let scope = backing.place
    let initializers = model.symbols.functions(of: owner.site.host).filter {
      model[$0].kind == .initializer
    }
    guard initializers.count == 1, let reference = initializers.first,
      reference.file == backing.file, backing.use.base == nil
    else { throw Obstacle("the view has several initializers") }
    let range = backing.use.range.lowerBound..<assigned.range.upperBound
    let block = file.scopes[scope.scope]
    guard scope.scope == model[reference].scope || block.range == model[reference].body,
      file.isFirstInLine(range.lowerBound), file.isLastInLine(range.upperBound)
    else { throw Obstacle("`_\(name)` is not assigned in a statement of its own") }
    let kept = try inputs(of: value, at: scope, of: reference)
    let indentation = file.newline + file.indentation(at: range.lowerBound)
    let lines = kept.filter { !$0.isAssigned }.map { "self.\($0.name) = \($0.name)" }
    var edits: [Edit] = [
      lines.isEmpty
        ? .removeLine(of: range, in: file)
        : .replace(range, with: lines.joined(separator: indentation), in: file)
    ]
    let separator =
      owner.file.newline + owner.file.indentation(at: owner.property.declaration.lowerBound)
    let members = kept.compactMap { $0.declaration.map { separator + $0 } }.joined()
    if !members.isEmpty {
      let end = owner.file.endOfTrailingComment(from: owner.property.declaration.upperBound)
      edits.append(.insert(members, at: end, in: owner.file))
    }
    return (try text(of: value, in: file), edits)
  }

  /// - Parameter host: the type of which `value` is a property's default; nil where it is not a default.
  private func text(of value: Expression, in file: FileFacts, defaultOf host: TypeID? = nil)
    throws(Obstacle) -> String
  {
    guard !file.containsLineBreak(value.range) else {
      throw Obstacle("the expression that creates `\(name)` spans several lines")
    }
    let text = model.textInInstance(of: value, in: file, host: host)
    // Assigned to an optional, `.init()` would create the optional.
    return text.hasPrefix(".init(")
      ? type + text.dropFirst(".init".count)
      : text.hasPrefix(".") ? type + text : text
  }

  private struct Input {
    let name: String
    let isAssigned: Bool
    /// The declaration that stores it; nil where the view stores it already.
    let declaration: String?
  }

  /// The parameters of the view's initializer that are needed after it has run.
  private func inputs(
    of value: Expression, at scope: ScopeReference, of reference: FunctionReference
  ) throws(Obstacle) -> [Input] {
    let function = model[reference]
    let file = model.files[reference.file]
    let facts = model.files[scope.file]
    let read = model.symbols.names(readIn: value.range, inFile: scope.file)
    var result: [Input] = []
    for parameter in function.parameters where read.contains(parameter.name) {
      guard !parameter.isAutoclosure, !parameter.isVariadic else {
        throw Obstacle("callers create `\(parameter.name)` each time they create the view")
      }
      let assigned = facts.uses.assignments.contains {
        $0.target.ownName == parameter.name && $0.value?.ownName == parameter.name
          && $0.scope == scope.scope
      }
      let own = model.symbols.members(of: owner.site.host, named: parameter.name)
      guard own.properties.isEmpty || assigned else {
        throw Obstacle("`\(parameter.name)` is both a parameter and a property of the view")
      }
      let type = file.text(parameter.typeRange).replacingPrefix("@escaping ", with: "")
      result.append(
        Input(
          name: parameter.name, isAssigned: assigned,
          declaration: own.properties.isEmpty ? "private let \(parameter.name): \(type)" : nil))
    }
    for name in read.sorted() where !function.parameters.contains(where: { $0.name == name }) {
      if model.symbols.localBinding(name, at: scope, position: value.range.lowerBound) != nil {
        throw Obstacle("`\(name)` is a local variable of the initializer")
      }
    }
    return result
  }

  // MARK: Uses

  private func checkOutsideUses() throws(Obstacle) {
    if owner.uses.projections(of: owner.wrapper).contains(where: { $0.use.isWhole }) {
      throw Obstacle("`$\(name)` itself is passed to other code")
    }
    if owner.uses.keyPaths[owner.site.property]?.isEmpty == false {
      throw Obstacle("a key path goes through `\(name)`")
    }
    guard !owner.property.isPrivate else { return }
    model.symbols.needFiles(naming: [model[owner.site.host].name])
    for (number, file) in model.files.enumerated() {
      for read in file.uses.reads(named: name) {
        guard let base = read.base, !base.isSelf,
          model.inference.type(of: base, at: ScopeReference(file: number, scope: read.scope))
            .candidates
            .contains(owner.site.host)
        else { continue }
        throw Obstacle("\(model.place(file.site(read.range))) reads the view's `\(name)`")
      }
      for call in file.uses.calls(named: model[owner.site.host].name) {
        if call.arguments.contains(where: { $0.label == name }) {
          throw Obstacle("\(model.place(file.site(call.range))) passes `\(name)`")
        }
      }
    }
  }

  private func members(making value: String) throws(Obstacle) -> [Edit] {
    guard let (number, whole) = model.views.viewBody(of: owner.site.host) else {
      throw Obstacle(
        "`\(model.symbols.qualifiedName(owner.site.host))` has no `body` to attach `.task` to")
    }
    var edits: [Edit] = []
    var isInBody = false
    for use in model.tracking.memberUses(of: owner.site.property, in: owner.site.host) {
      if use.hidesName {
        throw Obstacle("`\(use.name)` declares another `\(name)`")
      }
      let file = model.files[use.file]
      var own: [Edit]?
      switch use.role {
      case .body:
        isInBody = true
        own = body(whole, in: model.files[number], isProjected: use.isProjected, making: value)
      case .view: own = view(use, in: file)
      case .action where !use.isProjected:
        own = use.body.flatMap {
          file.edits(putting: "guard let \(name) else { return }", atHeadOf: $0)
        }
      case .initializer where owner.property.initializer == nil: own = []
      case .initializer, .action, .value: break
      }
      guard let own else {
        throw Obstacle("`\(use.name)` needs `\(name)` before the view appears")
      }
      edits += own
      if use.role != .initializer {
        edits += use.explicitSelf.map { .remove($0, in: file) }
      }
    }
    guard isInBody else { throw Obstacle("the body of the view does not use `\(name)`") }
    return edits
  }

  private func bindable(at file: Int) -> String {
    let attribute = model.swiftUIName("Bindable", at: ScopeReference(file: file, scope: 0))
    return "@\(attribute) var \(name) = \(name)"
  }

  private func body(
    _ body: ViewBody, in file: FileFacts, isProjected: Bool, making value: String
  ) -> [Edit]? {
    let scope = ScopeReference(file: owner.wrapper.file, scope: 0)
    let group = model.swiftUIName("Group", at: scope)
    var head = [CodeLine(0, group + " {"), CodeLine(1, "if let \(name) {")]
    if isProjected { head.append(CodeLine(2, bindable(at: owner.wrapper.file))) }
    // An empty group never appears, so its `.task` would not run.
    let placeholder =
      owner.options.placeholder
      ? model.swiftUIName("ProgressView", at: scope) + "()"
      : model.swiftUIName("Color", at: scope) + ".clear"
    let tail = [
      CodeLine(1, "} else {"), CodeLine(2, placeholder), CodeLine(1, "}"), CodeLine(0, "}"),
      CodeLine(0, ".task {"), CodeLine(1, "if \(name) == nil { \(name) = \(value) }"),
      CodeLine(0, "}"),
    ]
    return file.edits(putting: head, and: tail, around: body, depth: 2)
  }

  private func view(_ use: MemberUse, in file: FileFacts) -> [Edit]? {
    guard let body = use.body else { return nil }
    var head = [CodeLine(0, "if let \(name) {")]
    if use.isProjected { head.append(CodeLine(1, bindable(at: use.file))) }
    guard
      let edits = file.edits(putting: head, and: [CodeLine(0, "}")], around: body, depth: 1)
    else { return nil }
    let builder = Edit.insert(
      "@ViewBuilder" + file.newline + file.indentation(at: use.start), at: use.start, in: file)
    return (use.isBuilder ? [] : [builder]) + edits
  }
}
