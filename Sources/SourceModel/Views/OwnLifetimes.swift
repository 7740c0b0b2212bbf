/// Why a view can live shorter than the view that creates it, or exist several times: a model that moves there would
/// live longer, or be shared.
public enum OwnLifetime: Sendable {
  /// A new value of this expression, given to `.id`, makes it another view.
  case identity(Site)
  /// Each window of a scene, such as `WindowGroup`, has a view of its own.
  case windows(scene: String)
  /// It does not appear with each evaluation, but on a condition, on an event or in rows.
  case occasion
}

extension Views {
  /// Why the view that a call creates has a lifetime of its own; nil where it certainly lives as long as its creator.
  public func ownLifetime(of created: ConstructionCall) -> OwnLifetime? {
    let range = created.call.range
    let file = symbols.files[created.file]
    let around = file.calls(around: range).filter { $0.range != range }
    for call in around where call.name == "id" && call.callee.range.contains(range) {
      guard let value = call.arguments.first?.value,
        !isConstant(value, at: ScopeReference(file: created.file, scope: call.scope))
      else { continue }
      return .identity(file.site(value.range))
    }
    guard let creator = symbols.enclosingType(of: created.scope) else { return .occasion }
    switch symbols.hostRole(of: creator) {
    case .app, .scene:
      guard let scene = around.first(where: { $0.name.looksLikeTypeName }) else { return .occasion }
      return SDK.sceneOfOneWindow.contains(scene.name) ? nil : .windows(scene: scene.name)
    case .view, nil:
      return runsWithEachEvaluation(range, at: created.scope) ? nil : .occasion
    }
  }

  private func isConstant(_ value: Expression, at scope: ScopeReference) -> Bool {
    if case .literal = value.unwrapped.kind { return true }
    let named = graph.properties(named: value, at: scope)
    return !named.isEmpty
      && named.allSatisfy { symbols[$0].isLet && (symbols[$0].isStatic || $0.type == nil) }
  }
}
