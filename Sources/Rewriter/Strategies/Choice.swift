import SourceModel

/// How a site will own its model, and why.
public struct OwnerChoice: Sendable {
  public let site: OwnerSite
  let wrapper: WrapperSite
  public let strategy: Strategy
  /// The preferred strategies that are not possible, and why.
  public let declined: [Declined]
  let edits: [Edit]
  let diagnostics: [Diagnostic]
  let mark: Diagnostic?
  /// Statements of the model's initializer that run after the view has appeared.
  let deferred: [Site]
  /// The strategy that an option or a directive asks for.
  public let requested: Strategy?
  /// For `inject`: the code as it would be with injection.
  public let injection: Injection?
  /// When `@State` creates the model more often than `@StateObject` did; nil where it does not.
  public let repetition: Repetition?
  /// Whether a diagnostic reports that, because the model is heavy or its cost is unknown.
  let isRepetitionReported: Bool
  /// Whether evaluating a view creates the model.
  let isCreatedWithView: Bool
  /// Whether the model is heavy, and Xcode 27 or later creates it once where earlier ones create it with each view.
  let dependsOnXcode: Bool

  public struct Declined: Sendable, Hashable {
    public let strategy: Strategy
    public let why: String
  }

  /// Whether the site stays `@StateObject`.
  var isKept: Bool { strategy == .keep || strategy == .inject }

  /// Whether the wrapper simply becomes `@State`.
  var becomesState: Bool { !isKept && strategy != .defer }

  /// Whether a directive is above the owning property.
  func isBelow(_ directive: Directive, in file: FileFacts) -> Bool {
    site.site.path == file.path
      && file.declaration(at: directive.declarationStart)?.contains(site.site.range) == true
  }

  /// The diagnostics for an assignment of `value` in the owner's initializer.
  func diagnostics(assigning value: Expression, inFile file: Int) -> [Diagnostic] {
    guard [.initializer, .callSite].contains(site.kind), !site.isInPreview, strategy != .bootstrap
    else { return [] }
    var own = site.constructions.filter {
      $0.scope.file == file && value.range.contains($0.expression.range.lowerBound)
    }
    // A closure that was passed in: the call sites create the model.
    if own.isEmpty, case .call(_, let arguments) = value.unwrapped.kind, arguments.isEmpty {
      own = site.constructions
    }
    own = own.filter(\.isDeferred)
    let dearest = own.first { $0.cost.weight == .heavy } ?? own.first(where: \.isUnknown)
    return dearest?.diagnostics(.repeatedInitializer) ?? []
  }

  init(_ owner: Owner) {
    var declined: [Declined] = []
    var strategy = owner.directStrategy
    var plan: (edits: [Edit], diagnostics: [Diagnostic], mark: Diagnostic?, deferred: [Site]) =
      ([], owner.repetition, nil, [])
    choosing: for preferred in owner.preferences {
      switch owner.plan(preferred) {
      case .decline(let why): declined.append(Declined(strategy: preferred, why: why))
      case .apply(let edits, let diagnostics, let mark, let deferred):
        strategy = preferred
        plan = (edits, diagnostics, mark, deferred)
        break choosing
      }
    }
    site = owner.site
    wrapper = owner.wrapper
    requested = owner.requested
    dependsOnXcode = owner.requested == nil && owner.dependsOnXcode
    self.strategy = strategy
    self.declined = declined.filter { $0.strategy != strategy }
    let becomesState = ![.keep, .inject, .defer].contains(strategy)
    edits = plan.edits + (becomesState ? owner.editsMovingStateLast(besides: plan.edits) : [])
    diagnostics = plan.diagnostics
    mark = plan.mark
    deferred = plan.deferred
    injection =
      strategy == .inject || strategy == .keep && owner.isPresentedOnce ? owner.injection : nil
    repetition = owner.repetition(as: strategy)
    isCreatedWithView = owner.isCreatedWithView(as: strategy)
    isRepetitionReported = owner.isRepetitionReported(by: diagnostics, as: strategy)
  }
}

extension Owner {
  /// The requested strategy, then the order of the decision table.
  var preferences: [Strategy] {
    let automatic = automaticOrder
    guard let requested else { return automatic }
    return [requested] + automatic.filter { $0 != requested }
  }

  /// The decision table.
  private var automaticOrder: [Strategy] {
    if site.isMadeOnce || site.weight == .light, let earlierCode {
      let canFollow = earlierCode.place == .initializer && directStrategy == .plain
      return (canFollow ? [.stateInit] : []) + [.keep, directStrategy]
    }
    if site.isMadeOnce || site.isInPreview || site.weight == .light {
      return isPassedByCallers ? [directStrategy, .keep] : [directStrategy]
    }
    // From Xcode 27 on, an inline default is evaluated once, but the arguments that callers pass instead are not.
    if dependsOnXcode, let xcode, xcode >= 27 { return [directStrategy] }
    // A model that was created before `StateObject` received it is not created more often now.
    if [.initializer, .callSite].contains(site.kind), !site.constructions.isEmpty,
      repetition(as: directStrategy) == nil
    {
      return [directStrategy]
    }
    return (isShared ? [.inject] : []) + [.bootstrap, .keep, directStrategy]
  }

  /// Whether the model is heavy, and the decision table looks at the version of Xcode.
  var dependsOnXcode: Bool {
    site.weight == .heavy && !site.isMadeOnce && !site.isInPreview && directStrategy == .plain
      && !isHeavyAtCallSite
  }

  private var isHeavyAtCallSite: Bool {
    site.constructions.contains {
      $0.cost.weight == .heavy && repetition(of: $0, as: directStrategy) == .always
    }
  }

  /// The strategy that translates the wrapper directly.
  var directStrategy: Strategy {
    switch site.kind {
    case .initializer, .callSite: .stateInit
    case .app, .inlineDefault, .unowned:
      isAssigned || property.initializer == nil || isPassedByCallers ? .stateInit : .plain
    }
  }

  /// Whether callers pass a model although the property has a default. From Xcode 27 on, the memberwise initializer
  /// has no parameter for such state.
  var isPassedByCallers: Bool {
    site.kind == .inlineDefault && site.holder == .stateObject && property.initializer != nil
      && !isAssigned && model[site.host].kind == .struct
      && !model[model[site.host].primary].functions.contains { $0.kind == .initializer }
      && isPassedIn(property)
  }

  /// Whether calls of the memberwise initializer may pass an argument for a property.
  func isPassedIn(_ property: DeclaredProperty) -> Bool {
    !property.isPrivate
      && model.graph.constructionCalls(of: site.host).contains {
        $0.call.arguments.contains { $0.label == property.name }
      }
  }

  /// The strategy that is requested by the directive at the site, by the model's name, or for all heavy models.
  var requested: Strategy? {
    if let directive = file.strategyDirective(before: property), let strategy = directive.strategy {
      return strategy
    }
    for id in site.models {
      let named =
        options.strategies[model.symbols.qualifiedName(id)] ?? options.strategies[model[id].name]
      if let named { return named }
    }
    let isHeavy = site.weight == .heavy && !site.isMadeOnce && !site.isInPreview
    return isHeavy ? options.heavy : nil
  }

  func plan(_ strategy: Strategy) -> Plan {
    switch strategy {
    case .plain: planPlain()
    case .stateInit: planStateInit()
    case .keep: planKeep()
    case .inject: planInject()
    case .defer: planDefer()
    case .bootstrap: planBootstrap()
    }
  }

  var isAssigned: Bool { uses.backings(of: wrapper).contains { $0.use.assigned != nil } }
}

extension FileFacts {
  func strategyDirective(before property: DeclaredProperty) -> Directive? {
    directives.first {
      $0.declarationStart == property.declaration.lowerBound && $0.strategyName != nil
    }
  }
}

extension Directive {
  var strategyName: String? {
    if case .strategy(let name) = kind { name } else { nil }
  }
  var strategy: Strategy? { strategyName.flatMap(Strategy.init) }
}
