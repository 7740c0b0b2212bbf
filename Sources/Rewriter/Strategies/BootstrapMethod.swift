import SourceModel

/// Divides the initializer of a model: what builds the instance stays, and what can wait moves into `bootstrap()`.
struct BootstrapMethod {
  let edits: [Edit]
  /// The statements that leave the initializer.
  let deferred: [Site]
  /// The first heavy statement that moves, shortened.
  let movedCode: String?
  /// Whether some of the deferred work was done when the initializer returned, rather than in a task that it started.
  let includesSynchronousWork: Bool
  /// The properties without their data in the first frame.
  let lacked: [String]

  /// The deferred statements stay where they are in the file: the initializer ends before them.
  static func extracted(from id: TypeID, of owner: Owner) -> Result<Self, Obstacle> {
    do throws(Obstacle) {
      return .success(try Self(from: id, of: owner))
    } catch {
      return .failure(error)
    }
  }

  private init(from id: TypeID, of owner: Owner) throws(Obstacle) {
    let model = owner.model
    let name = model.symbols.qualifiedName(id)
    let reference = try Self.initializer(of: id, in: model)
    let removals = owner.removals
    let body = reference.flatMap { Self.body(of: $0, without: removals, model) }
    let defaults = try HeavyDefaults(of: id, reference, body, in: model)
    let awaiting = try Self.check(id, defaults, owner)
    guard reference == nil || body != nil || !defaults.names.isEmpty else {
      throw Obstacle(
        "the initializer of `\(name)` contains `#if`, or a comment between statements of one line")
    }
    guard let reference, let body,
      let heavy = body.statements.firstIndex(where: { $0.cost.weight == .heavy })
    else {
      try Self.checkRest(of: id, owner, body?.statements ?? [], defaults)
      lacked = try owner.checkFirstFrame(defaults, of: id)
      try owner.checkEvents(defaults, of: id)
      let own = try Self.edits(of: defaults, behind: reference, id, owner)
      edits = own + awaiting.flatMap(\.edits).uniqued()
      movedCode = defaults.statements.first?.quoted()
      deferred = []
      includesSynchronousWork = true
      return
    }
    let file = model.files[reference.file]
    try Self.checkCompiles(body, inFile: reference.file, model)
    guard defaults.parameter == nil else {
      throw Obstacle("`\(name)` has both a heavy default and a heavy statement in `init`")
    }
    var first = Self.start(body, heavy, id, reference, owner)
    // Statements that another rule removes do not keep the initializer alive.
    while first > 0, removals.contains(file.site(body.statements[first - 1].range)) { first -= 1 }
    var halves = InitializerSplit(
      body, of: id, reference, for: owner, after: defaults.statements)
    try halves.divide(from: first)
    try Self.checkRest(of: id, owner, halves.before + halves.hoistedStatements, defaults)
    try owner.checkEvents(&halves)
    lacked = try owner.checkFirstFrame(halves.moved, defaults, inFile: reference.file, of: id)
    try owner.checkRestart(halves.moved, inFile: reference.file, of: id)
    try owner.checkEffects(halves, defaults)
    includesSynchronousWork = !defaults.names.isEmpty || halves.moved.contains { $0.task == nil }
    let waiting = includesSynchronousWork ? \BootstrapCaller.edits : \.editsWithoutWaiting
    edits =
      try halves.edits() + defaults.edits + awaiting.flatMap { $0[keyPath: waiting] }.uniqued()
    deferred = halves.moved.map { file.site($0.range) }
    movedCode =
      halves.moved.first { $0.cost.weight == .heavy }.map { file.quoted($0.range) }
      ?? defaults.statements.first?.quoted()
  }

  /// The body of an initializer, without the cost of what other rules remove.
  private static func body(
    of initializer: FunctionReference, without removals: Removals, _ model: ProjectModel
  ) -> InitializerBody? {
    guard var body = model.initializers.initializerBody(of: initializer) else { return nil }
    for index in body.statements.indices {
      body.statements[index].cost = body.statements[index].cost.without(removals.contains)
    }
    return body
  }

  /// Throws if an initializer does what the compiler refuses in an `async` function.
  private static func checkCompiles(
    _ body: InitializerBody, inFile number: Int, _ model: ProjectModel
  ) throws(Obstacle) {
    for statement in body.statements {
      guard let refused = model.graph.codeRefusedInAsync(in: statement.range, ofFile: number) else {
        continue
      }
      let code = model.files[number].quoted(refused)
      throw Obstacle("`bootstrap()` is `async`, where `\(code)` does not compile")
    }
  }

  /// The initializer that may be divided; nil if the class has none.
  private static func initializer(
    of id: TypeID, in model: ProjectModel
  ) throws(Obstacle) -> FunctionReference? {
    let name = model.symbols.qualifiedName(id)
    let initializers = model.symbols.initializers(of: id)
    guard initializers.count < 2 else {
      throw Obstacle("`\(name)` has \(initializers.count) initializers")
    }
    guard let reference = initializers.first else { return nil }
    let function = model[reference]
    guard !function.isThrowing, !function.isFailable, !function.isAsync else {
      throw Obstacle("the initializer of `\(name)` may fail")
    }
    guard !function.hasModifier("convenience") else {
      throw Obstacle("the only initializer of `\(name)` is a convenience initializer")
    }
    return reference
  }

  /// A `bootstrap()` that only assigns what the defaults did.
  private static func edits(
    of defaults: HeavyDefaults, behind function: FunctionReference?, _ id: TypeID, _ owner: Owner
  ) throws(Obstacle) -> [Edit] {
    let model = owner.model
    guard !defaults.names.isEmpty else {
      throw Obstacle(
        "no single statement in the initializer of `\(model.symbols.qualifiedName(id))` is heavy")
    }
    let number = function?.file ?? model[id].primary.file
    let file = model.files[number]
    let outer =
      function.map { file.indentation(at: model[$0].range.lowerBound) }
      ?? file.indentationOfNewMembers(of: model[model[id].primary])
    let text = BootstrapText(
      of: id, at: outer, in: file,
      around: BootstrapWork(defaults: defaults.statements, isShown: owner.options.placeholder),
      beside: owner.removals, model)
    let method = file.newline + file.newline + text.whole
    guard let function else { return defaults.edits + [text.members(and: method)] }
    return defaults.edits + [
      .insert(method, at: model[function].range.upperBound, in: file),
      text.members(above: function),
    ]
  }

  /// Where the second half begins: at the heavy statement, at an earlier one that runs code of unknown cost, or at
  /// the locals that the heavy statement reads.
  private static func start(
    _ body: InitializerBody, _ heavy: Int, _ id: TypeID, _ reference: FunctionReference,
    _ owner: Owner
  ) -> Int {
    let doubtful = body.statements.firstIndex(where: \.mayBeHeavy) ?? heavy
    let candidates = [min(doubtful, heavy)] + (0...heavy).reversed()
    return candidates.first { divides(body, $0, id, reference, owner) } ?? heavy
  }

  private static func divides(
    _ body: InitializerBody, _ first: Int, _ id: TypeID, _ reference: FunctionReference,
    _ owner: Owner
  ) -> Bool {
    var halves = InitializerSplit(body, of: id, reference, for: owner)
    do throws(Obstacle) {
      try halves.divide(from: first)
      return true
    } catch {
      return false
    }
  }

  /// Checks that the class and its other callers allow `bootstrap()`.
  /// - Returns: the tests and previews that create the model.
  private static func check(
    _ id: TypeID, _ defaults: HeavyDefaults, _ owner: Owner
  ) throws(Obstacle) -> [BootstrapCaller] {
    let model = owner.model
    let name = model.symbols.qualifiedName(id)
    guard model.symbols.subtypes(of: id).isEmpty else { throw Obstacle("`\(name)` has subclasses") }
    for taken in ["bootstrap", "isReady", "bootstrapTask"] {
      let members = model.symbols.members(of: id, named: taken)
      if !members.properties.isEmpty || !members.functions.isEmpty {
        throw Obstacle("`\(name)` has a member named `\(taken)`")
      }
    }
    if model.objects.clientsMayCreate(id) {
      throw Obstacle("clients of the library may create `\(name)` and would not call `bootstrap()`")
    }
    let type = model.inference.type(of: owner.property, inFile: owner.wrapper.file)
    if case .generic(let parameter, _, _) = type.unwrapped {
      throw Obstacle("`\(parameter)` may be another type, which has no `bootstrap()`")
    }
    if let place = owner.placeWithoutTasks {
      throw Obstacle("`.task` never runs where \(place) shows the view")
    }
    let own = owner.site.constructions.map(\.site)
    guard !own.isEmpty else { throw Obstacle("it is unknown where `\(name)` is created") }
    var callers: [BootstrapCaller] = []
    for made in model.graph.constructionCalls(of: id) {
      let (number, call) = (made.file, made.call)
      guard !defaults.isReady(call) else { continue }
      let site = model.files[number].site(call.range)
      if own.contains(where: { $0.path == site.path && $0.range.contains(site.range) }) { continue }
      guard made.isCertain else {
        throw Obstacle(
          "`.init` at \(model.place(site)) may create `\(name)`; its type cannot be inferred"
        )
      }
      if model.symbols.isInPreview(made.scope), owner.isHanded(call) { continue }
      if let other = owner.otherOwners.first(where: { $0.builds(at: site) }) {
        throw Obstacle(
          "`\(model.symbols.qualifiedName(other.host))` also creates `\(name)` (\(model.place(site)))"
        )
      }
      callers.append(try BootstrapCaller(of: id, call, inFile: number, in: model))
    }
    if let place = model.graph.initializerReferences(of: id).first {
      throw Obstacle(
        "an initializer of `\(name)` is used as a function at \(model.place(place))")
    }
    return callers
  }

  /// Throws if anything that stays is heavy: the rest of the initializer, other defaults, an initializer of a superclass,
  /// or the deinitializer.
  private static func checkRest(
    of id: TypeID, _ owner: Owner, _ staying: [InitializerBody.Statement], _ moved: HeavyDefaults
  ) throws(Obstacle) {
    // Those that run without a call; a call is one of the statements.
    let inherited = Set(
      owner.model.symbols.classLineage(of: id).dropFirst().map {
        owner.model[$0].name + ".init"
      })
    let labels = Set(moved.names.map { "default of \($0)" })
    let staying = staying.flatMap(\.cost.evidence)
    let others = (owner.site.heaviest?.cost.evidence ?? []).filter {
      guard let first = $0.chain.first else { return false }
      return first.hasPrefix("default of ") && !labels.contains(first) || first.hasSuffix(".deinit")
        || inherited.contains(first)
    }
    let rest = InitializerCost(evidence: others + staying, unresolved: [])
    guard rest.weight == .heavy else { return try checkArguments(owner) }
    let evidence = others.first ?? rest.evidence.first
    throw Obstacle(
      "the rest of the initializer is heavy too"
        + (evidence.map { ": it " + $0.sentence } ?? ""))
  }

  /// Throws if an argument of the initializer is heavy: it is evaluated wherever the initializer is called.
  private static func checkArguments(_ owner: Owner) throws(Obstacle) {
    for construction in owner.site.constructions {
      guard case .call(_, let arguments) = construction.expression.unwrapped.kind else { continue }
      for argument in arguments where !argument.value.isClosure {
        let cost = owner.model.initializers.cost(of: argument.value, at: construction.scope)
        guard cost.weight == .heavy else { continue }
        throw Obstacle(
          "an argument of the initializer is heavy too"
            + (cost.evidence.first.map { ": it " + $0.sentence } ?? ""))
      }
    }
  }
}

extension Owner {
  /// Whether a call passes its model directly to the view that calls `bootstrap()`.
  fileprivate func isHanded(_ call: Call) -> Bool {
    site.kind == .callSite && call.argumentOf?.callee == model[site.host].name
      && call.argumentOf?.label == property.name
  }

  /// The place that shows the view without running its tasks; nil where there is none.
  fileprivate var placeWithoutTasks: String? {
    for made in hostCalls {
      if made.call.argumentOf?.callee == "ImageRenderer" { return "an `ImageRenderer`" }
      guard let type = model.symbols.enclosingType(of: made.scope) else { continue }
      let isWidget = model.symbols.supertypes(of: type).contains { $0.name.simpleName == "Widget" }
      if isWidget { return "the widget `\(model.symbols.qualifiedName(type))`" }
    }
    return nil
  }
}

extension OwnerSite {
  /// Whether a call is at one of the places where this site creates the model.
  fileprivate func builds(at site: Site) -> Bool {
    constructions.contains { $0.site.path == site.path && $0.site.range.contains(site.range) }
  }
}

extension InitializerBody.Statement {
  /// Whether it is heavy, or an assignment or call that runs code of unknown cost.
  fileprivate var mayBeHeavy: Bool {
    switch self.form {
    case .assignment, .other: !cost.unresolved.isEmpty || cost.weight == .heavy
    case .superInitializer, .local: cost.weight == .heavy
    }
  }
}
