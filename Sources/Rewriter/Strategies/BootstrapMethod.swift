import SourceModel

/// The initializer of a model, divided in two: what builds the instance, and what can wait for
/// `bootstrap()`.
struct BootstrapMethod {
  let edits: [Edit]
  /// The statements that leave the initializer.
  let putOff: [Site]
  /// What makes it worth while, of what runs later.
  let evidence: Evidence?
  /// Whether some of it was done once the initializer returned, rather than in a task that it launched.
  let wasDoneAtOnce: Bool

  /// Nothing that stands in the second half is moved in the file: the initializer ends before it.
  static func extracted(from id: TypeID, of owner: Owner) -> Result<Self, Obstacle> {
    do throws(Obstacle) {
      return .success(try Self(from: id, of: owner))
    } catch {
      return .failure(error)
    }
  }

  private init(from id: TypeID, of owner: Owner) throws(Obstacle) {
    let model = owner.model
    let name = model.qualifiedName(id)
    let initializers = model.initializers(of: id)
    guard initializers.count < 2 else {
      throw Obstacle("`\(name)` has \(initializers.count) initializers")
    }
    let reference = initializers.first
    if let function = reference.map({ model[$0] }) {
      guard !function.isThrowing, !function.isFailable, !function.isAsync else {
        throw Obstacle("the initializer of `\(name)` may fail")
      }
      guard !function.hasModifier("convenience") else {
        throw Obstacle("the initializer of `\(name)` calls another, which is not written")
      }
    }
    let removals = owner.removals
    let body = reference.flatMap(model.initializerBody).map { body in
      var body = body
      for index in body.statements.indices {
        body.statements[index].cost = body.statements[index].cost.without(removals.contains)
      }
      return body
    }
    let defaults = try HeavyDefaults(of: id, reference, body, in: model)
    let awaiting = try Self.check(id, defaults, owner)
    guard let reference, let body,
      let heavy = body.statements.firstIndex(where: { $0.cost.weight == .heavy })
    else {
      try Self.checkRest(owner, body?.statements ?? [], defaults)
      edits =
        try Self.edits(of: defaults, behind: reference, id, beside: removals, model)
        + awaiting
      evidence = defaults.evidence
      putOff = []
      wasDoneAtOnce = true
      return
    }
    guard defaults.parameter == nil else {
      throw Obstacle("a default and a statement of the initializer of `\(name)` are heavy")
    }
    var first = Self.start(body, heavy, id, reference, model)
    // What is removed anyway leaves no initializer behind.
    let file = model.files[reference.file]
    while first > 0, removals.contains(file.site(body.statements[first - 1].range)) { first -= 1 }
    try Self.checkRest(owner, Array(body.statements[..<first]), defaults)
    var halves = Halves(
      body, from: first, of: id, reference, in: model, after: defaults.statements,
      beside: removals)
    try halves.divide()
    edits = try halves.edits() + defaults.edits + awaiting
    putOff = halves.moved.map { file.site($0.range) }
    wasDoneAtOnce = !defaults.names.isEmpty || halves.moved.contains { $0.task == nil }
    evidence =
      halves.moved.first { $0.cost.weight == .heavy }?.cost.evidence.first ?? defaults.evidence
  }

  /// A method that does nothing but what the defaults did.
  private static func edits(
    of defaults: HeavyDefaults, behind function: FunctionReference?, _ id: TypeID,
    beside removals: Removals, _ model: ProjectModel
  ) throws(Obstacle) -> [Edit] {
    guard !defaults.names.isEmpty else {
      throw Obstacle(
        "no statement of the initializer of `\(model.qualifiedName(id))` is heavy by itself")
    }
    let number = function?.file ?? model[id].primary.file
    let file = model.files[number]
    let outer =
      function.map { file.indentation(at: model[$0].range.lowerBound) }
      ?? file.indentationOfNewMembers(of: model[model[id].primary])
    let text = BootstrapText(
      of: id, at: outer, in: file, suspends: false, returns: false,
      defaults: defaults.statements, beside: removals, model)
    let method = file.newline + file.newline + text.whole
    guard let function else { return defaults.edits + [text.members(and: method)] }
    return defaults.edits + [
      .insert(method, at: model[function].range.upperBound, in: file),
      text.members(above: function),
    ]
  }

  /// Where the second half begins: at the heavy statement, or before it, at what runs code that nobody can weigh, or at
  /// the locals that the heavy statement reads.
  private static func start(
    _ body: InitializerBody, _ heavy: Int, _ id: TypeID, _ reference: FunctionReference,
    _ model: ProjectModel
  ) -> Int {
    let doubtful = body.statements.firstIndex(where: \.isDoubtful) ?? heavy
    let candidates = [min(doubtful, heavy)] + (0...heavy).reversed()
    return candidates.first { divides(body, $0, id, reference, model) } ?? heavy
  }

  private static func divides(
    _ body: InitializerBody, _ first: Int, _ id: TypeID, _ reference: FunctionReference,
    _ model: ProjectModel
  ) -> Bool {
    var halves = Halves(body, from: first, of: id, reference, in: model)
    do throws(Obstacle) {
      try halves.divide()
      return true
    } catch {
      return false
    }
  }

  /// What the class and its other users must be like.
  /// - Returns: what tests and previews that build the model need besides.
  private static func check(
    _ id: TypeID, _ defaults: HeavyDefaults, _ owner: Owner
  ) throws(Obstacle) -> [Edit] {
    let model = owner.model
    let name = model.qualifiedName(id)
    guard model.subtypes(of: id).isEmpty else { throw Obstacle("`\(name)` has subclasses") }
    for taken in ["bootstrap", "isReady", "bootstrapTask"] {
      let members = model.members(of: id, named: taken)
      if !members.properties.isEmpty || !members.functions.isEmpty {
        throw Obstacle("`\(name)` has a member named `\(taken)`")
      }
    }
    if model.clientsMake(id) {
      throw Obstacle("clients of the library may make `\(name)`, and would not call `bootstrap()`")
    }
    if let place = owner.placeWithoutTasks {
      throw Obstacle("`.task` never runs where \(place) shows the view")
    }
    let own = owner.site.constructions.map(\.site)
    guard !own.isEmpty else { throw Obstacle("it is not known where `\(name)` is built") }
    var edits: [Edit] = []
    for made in model.constructionCalls(of: id) {
      let (number, call) = (made.file, made.call)
      let scope = ScopeReference(file: number, scope: call.scope)
      guard !defaults.isReady(call) else { continue }
      let site = model.files[number].site(call.range)
      if own.contains(where: { $0.path == site.path && $0.range.contains(site.range) }) { continue }
      guard made.isCertain else {
        throw Obstacle(
          "`\(name)` may be built too at \(site.path):\(site.line), where it is not evident what `.init` is of"
        )
      }
      if model.isInPreview(scope), owner.isHanded(call) { continue }
      if let other = owner.otherOwners.first(where: { $0.builds(at: site) }) {
        throw Obstacle(
          "`\(model.qualifiedName(other.host))` builds `\(name)` too, at \(site.path):\(site.line)")
      }
      edits += try BootstrapCaller(of: id, call, inFile: number, in: model).edits
    }
    if let place = model.initializerReferences(of: id).first {
      throw Obstacle(
        "an initializer of `\(name)` is named as a function, at \(place.path):\(place.line)")
    }
    return edits.uniqued()
  }

  /// What stays in the initializer, with the defaults of properties and arguments and the deinitializer, must be light.
  private static func checkRest(
    _ owner: Owner, _ staying: [InitializerBody.Statement], _ moved: HeavyDefaults
  ) throws(Obstacle) {
    let labels = Set(moved.names.map { "default of \($0)" })
    let staying = staying.flatMap(\.cost.evidence)
    let others = (owner.site.heaviest?.cost.evidence ?? []).filter {
      guard let first = $0.chain.first else { return false }
      return first.hasPrefix("default of ") && !labels.contains(first) || first.hasSuffix(".deinit")
    }
    let rest = InitializerCost(evidence: others + staying, unresolved: [])
    guard rest.weight == .heavy else { return try checkArguments(owner) }
    let evidence = others.first ?? rest.evidence.first
    if let evidence, evidence.chain.first?.hasSuffix(".deinit") == true {
      throw Obstacle("what it does when it is released is heavy too: " + evidence.sentence)
    }
    throw Obstacle(
      "what would remain in the initializer is heavy too"
        + (evidence.map { ": " + $0.sentence } ?? ""))
  }

  /// What the initializer is handed is made wherever it is called, and must be light, too.
  private static func checkArguments(_ owner: Owner) throws(Obstacle) {
    for construction in owner.site.constructions {
      guard case .call(_, let arguments) = construction.expression.unwrapped.kind else { continue }
      for argument in arguments where !argument.value.isClosure {
        let cost = InitializerReader(owner.model).cost(of: argument.value, at: construction.scope)
        guard cost.weight == .heavy else { continue }
        throw Obstacle(
          "what the initializer is handed is heavy too"
            + (cost.evidence.first.map { ": " + $0.sentence } ?? ""))
      }
    }
  }
}

extension Owner {
  /// Whether what a call builds goes straight to the view that readies it.
  fileprivate func isHanded(_ call: Call) -> Bool {
    site.kind == .callSite && call.argumentOf?.callee == model[site.host].name
      && call.argumentOf?.label == property.name
  }

  /// What shows the view without ever running its tasks.
  fileprivate var placeWithoutTasks: String? {
    for (number, call) in hostCalls {
      if call.argumentOf?.callee == "ImageRenderer" { return "an `ImageRenderer`" }
      let scope = ScopeReference(file: number, scope: call.scope)
      guard let type = model.enclosingType(of: scope) else { continue }
      let isWidget = model.supertypes(of: type).contains { $0.name.simpleName == "Widget" }
      if isWidget { return "the widget `\(model.qualifiedName(type))`" }
    }
    return nil
  }
}

extension OwnerSite {
  /// Whether a call that builds the model stands at one of its places.
  fileprivate func builds(at site: Site) -> Bool {
    constructions.contains { $0.site.path == site.path && $0.site.range.contains(site.range) }
  }
}

extension InitializerBody.Statement {
  /// Whether it runs code outside of the project, for its effect or for a value that could wait.
  fileprivate var isDoubtful: Bool {
    switch form {
    case .assignment, .other: !cost.unresolved.isEmpty || cost.weight == .heavy
    case .superInitializer, .local: cost.weight == .heavy
    }
  }
}
