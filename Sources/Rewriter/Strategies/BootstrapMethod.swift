import SourceModel

/// The initializer of a model, divided in two: what builds the instance, and what can wait for
/// `bootstrap()`.
struct BootstrapMethod {
  let edits: [Edit]

  struct Obstacle: Error {
    let why: String
    init(_ why: String) { self.why = why }
  }

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
    try Self.check(id, owner)
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
      let first = body.statements.firstIndex(where: { $0.cost.weight == .heavy })
    else { throw Obstacle("no statement of the initializer of `\(name)` is heavy by itself") }
    try Self.checkRest(owner, Array(body.statements[..<first]))
    var halves = Halves(body, from: first, of: id, reference, in: model)
    try halves.divide()
    edits = try halves.edits()
  }

  /// What the class and its other users must be like.
  private static func check(_ id: TypeID, _ owner: Owner) throws(Obstacle) {
    let model = owner.model
    let name = model.qualifiedName(id)
    guard model.subtypes(of: id).isEmpty else { throw Obstacle("`\(name)` has subclasses") }
    for taken in ["bootstrap", "isReady", "bootstrapTask"] {
      let members = model.members(of: id, named: taken)
      if !members.properties.isEmpty || !members.functions.isEmpty {
        throw Obstacle("`\(name)` has a member named `\(taken)`")
      }
    }
    let own = owner.site.constructions.map(\.site)
    guard !own.isEmpty else { throw Obstacle("it is not known where `\(name)` is built") }
    for (number, call) in model.calls(named: model[id].name) {
      let scope = ScopeReference(file: number, scope: call.scope)
      guard case .metatype(let type) = model.type(of: call.callee, at: scope),
        type.candidates.contains(id)
      else { continue }
      let site = model.files[number].site(call.range)
      let isOwn = own.contains { $0.path == site.path && $0.range.contains(site.range) }
      if !isOwn {
        throw Obstacle("`\(name)` is also built at \(site.path):\(site.line), without a view")
      }
    }
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
