import SourceModel

/// The initializer of a model, divided in two: what builds the instance, and what can wait for
/// `bootstrap()`.
struct BootstrapMethod {
  let edits: [Edit]
  /// What makes it worth while, of what runs later.
  let evidence: Evidence?

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
    let awaiting = try Self.check(id, owner)
    let initializers = model.functions(of: id).filter { model[$0].kind == .initializer }
    guard initializers.count == 1, let reference = initializers.first else {
      throw Obstacle(
        initializers.isEmpty
          ? "`\(name)` has no initializer: the cost is in the defaults of its properties"
          : "`\(name)` has several initializers")
    }
    let function = model[reference]
    guard !function.isFailable, !function.isThrowing, !function.isAsync else {
      throw Obstacle("the initializer of `\(name)` may fail")
    }
    guard let body = model.initializerBody(of: reference),
      let heavy = body.statements.firstIndex(where: { $0.cost.weight == .heavy })
    else { throw Obstacle("no statement of the initializer of `\(name)` is heavy by itself") }
    let first = Self.start(body, heavy, id, reference, model)
    try Self.checkRest(owner, Array(body.statements[..<first]))
    var halves = Halves(body, from: first, of: id, reference, in: model)
    try halves.divide()
    edits = try halves.edits() + awaiting
    evidence = halves.moved.first { $0.cost.weight == .heavy }?.cost.evidence.first
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
  private static func check(_ id: TypeID, _ owner: Owner) throws(Obstacle) -> [Edit] {
    let model = owner.model
    let name = model.qualifiedName(id)
    guard model.subtypes(of: id).isEmpty else { throw Obstacle("`\(name)` has subclasses") }
    for taken in ["bootstrap", "isReady", "bootstrapTask"] {
      let members = model.members(of: id, named: taken)
      if !members.properties.isEmpty || !members.functions.isEmpty {
        throw Obstacle("`\(name)` has a member named `\(taken)`")
      }
    }
    if let place = owner.placeWithoutTasks {
      throw Obstacle("`.task` never runs where \(place) shows the view")
    }
    let own = owner.site.constructions.map(\.site)
    guard !own.isEmpty else { throw Obstacle("it is not known where `\(name)` is built") }
    var edits: [Edit] = []
    for (number, call) in model.calls(named: model[id].name) + model.calls(named: "init") {
      let scope = ScopeReference(file: number, scope: call.scope)
      guard model.constructs(call, id, at: scope) else { continue }
      let site = model.files[number].site(call.range)
      if own.contains(where: { $0.path == site.path && $0.range.contains(site.range) }) { continue }
      edits += try BootstrapCaller(of: id, call, inFile: number, in: model).edits
    }
    return edits.uniqued()
  }

  /// What stays in the initializer, with the defaults of properties and arguments, must be light.
  private static func checkRest(
    _ owner: Owner, _ staying: [InitializerBody.Statement]
  ) throws(Obstacle) {
    let defaults = (owner.site.heaviest?.cost.evidence ?? []).filter {
      $0.chain.first?.hasPrefix("default of ") == true
    }
    let rest = InitializerCost(
      evidence: defaults + staying.flatMap(\.cost.evidence), unresolved: [])
    guard rest.weight == .heavy else { return }
    let evidence = defaults.first ?? rest.evidence.first
    throw Obstacle(
      "what would remain in the initializer is heavy too"
        + (evidence.map { ": " + $0.sentence } ?? ""))
  }
}

extension ProjectModel {
  /// Whether a call builds an object of the class: `M()`, `M.init()`, or `.init()` as the value of something of that type.
  fileprivate func constructs(_ call: Call, _ id: TypeID, at scope: ScopeReference) -> Bool {
    switch call.callee.kind {
    case .implicitMember:
      return files[scope.file].types.contains { type in
        type.properties.contains { property in
          guard let value = property.initializer, value.range == call.range,
            let written = property.type
          else { return false }
          return resolve(written, at: ScopeReference(file: scope.file, scope: property.scope))
            .candidates.contains(id)
        }
      }
    case .member(let base, "init"):
      guard case .metatype(let type) = self.type(of: base, at: scope) else { return false }
      return type.candidates.contains(id)
    default:
      guard case .metatype(let type) = self.type(of: call.callee, at: scope) else { return false }
      return type.candidates.contains(id)
    }
  }
}

extension Owner {
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

extension InitializerBody.Statement {
  /// Whether it runs code outside of the project, for its effect or for a value that could wait.
  fileprivate var isDoubtful: Bool {
    switch form {
    case .assignment, .other: !cost.unresolved.isEmpty || cost.weight == .heavy
    case .superInitializer, .local: cost.weight == .heavy
    }
  }
}
