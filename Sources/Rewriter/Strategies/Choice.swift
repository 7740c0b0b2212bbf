import SourceModel

/// How one place is going to own its model, and why.
public struct OwnerChoice: Sendable {
  public let site: OwnerSite
  public let strategy: Strategy
  /// The strategies that would have come first, and why they were not taken.
  public let declined: [Declined]
  let edits: [Edit]
  let cautions: [CautionNote]
  let mark: String?
  /// Statements of the model's initializer that run once the view has appeared.
  let putOff: [Site]
  /// What was asked for, by an option or a directive.
  public let requested: Strategy?
  /// With `inject`: how the code would be.
  public let injection: Injection?
  /// How the model is made more often than it was; nil where it is not.
  public let repetition: Repetition?
  /// Whether a caution says so: the model is heavy there, or what makes it is not known.
  let isRepetitionTold: Bool
  /// Whether a view makes the model while it is evaluated.
  let isMadeWithView: Bool

  public struct Declined: Sendable, Hashable {
    public let strategy: Strategy
    public let why: String
  }

  /// Whether the site stays `@StateObject`.
  var isKept: Bool { strategy == .keep || strategy == .inject }

  /// Whether the wrapper becomes `@State` by the common translation.
  var isTranslated: Bool { !isKept && strategy != .defer }

  /// Whether a directive stands before the owning property.
  func isBelow(_ directive: Directive, in file: FileFacts) -> Bool {
    site.site.path == file.path
      && file.declaration(at: directive.declarationStart)?.contains(site.site.range) == true
  }

  /// That a model which the owner's initializer made anew goes on with its first inputs from now on.
  func inputsKept(in model: ProjectModel) -> String? {
    guard site.kind == .unowned else { return nil }
    var inputs: [String] = []
    for construction in site.constructions {
      guard let body = model.enclosingBody(of: construction.scope), body.kind == .initializer else {
        continue
      }
      let read = model.names(readIn: construction.expression.range, inFile: construction.scope.file)
      inputs += read.sorted().filter { name in
        let local = model.localBinding(
          name, at: construction.scope, position: construction.expression.range.lowerBound)
        if let local { return local.binding.kind == .parameter }
        // What the initializer made of its parameters before.
        return model.members(of: site.host, named: name).properties.contains {
          model[$0].isStored && !model[$0].isStatic && model[$0].initializer == nil
        }
      }
    }
    guard !inputs.isEmpty else { return nil }
    let listed = inputs.uniqued().map { "`\($0)`" }.joined(separator: ", ")
    return "it goes on with the first \(listed)"
  }

  /// What an assignment in the owner's initializer that evaluates `value` deserves.
  func cautions(assigning value: Expression, inFile file: Int) -> [CautionNote] {
    guard [.initializer, .callSite].contains(site.kind), !site.isInPreview, strategy != .bootstrap
    else { return [] }
    var own = site.constructions.filter {
      $0.scope.file == file && value.range.contains($0.expression.range.lowerBound)
    }
    // What a closure that was handed in makes, callers have written.
    if own.isEmpty, case .call(_, let arguments) = value.unwrapped.kind, arguments.isEmpty {
      own = site.constructions
    }
    own = own.filter(\.isPutOff)
    let dearest = own.first { $0.cost.weight == .heavy } ?? own.first(where: \.isUnknown)
    return dearest?.cautions(.argumentEvaluatedAgain) ?? []
  }

  init(_ owner: Owner) {
    var declined: [Declined] = []
    site = owner.site
    requested = owner.requested
    for strategy in owner.preferences {
      switch owner.plan(strategy) {
      case .apply(let edits, let cautions, let mark, let putOff):
        self.strategy = strategy
        self.declined = declined
        let isTranslated = ![.keep, .inject, .defer].contains(strategy)
        self.edits = edits + (isTranslated ? owner.assignmentsBeforeState(besides: edits) : [])
        self.cautions = cautions
        self.mark = mark
        self.putOff = putOff
        injection = strategy == .inject ? owner.injection : nil
        repetition = owner.repetition(as: strategy)
        isMadeWithView = owner.isMadeWithView(as: strategy)
        isRepetitionTold = owner.isRepetitionTold(by: cautions, as: strategy)
        return
      case .decline(let why): declined.append(Declined(strategy: strategy, why: why))
      }
    }
    strategy = owner.translation
    self.declined = declined.filter { [strategy] in $0.strategy != strategy }
    edits = owner.assignmentsBeforeState(besides: [])
    cautions = owner.repetition
    mark = nil
    putOff = []
    injection = nil
    repetition = owner.repetition(as: strategy)
    isMadeWithView = owner.isMadeWithView(as: strategy)
    isRepetitionTold = owner.isRepetitionTold(by: cautions, as: strategy)
  }
}

extension Owner {
  /// What was asked for first, then the order of the decision table.
  var preferences: [Strategy] {
    let automatic = automaticOrder
    guard let requested else { return automatic }
    return [requested] + automatic.filter { $0 != requested }
  }

  /// The decision table.
  private var automaticOrder: [Strategy] {
    if site.kind == .app || site.isInPreview || site.weight == .light {
      return isReplacedByCallers ? [translation, .keep] : [translation]
    }
    // An inline default is evaluated once from Xcode 27 on; what callers hand in instead is not.
    if translation == .plain, let xcode, xcode >= 27, !isHeavyAtCallSite { return [translation] }
    // What the owner's initializer made before it asked for an object is not made more often.
    if [.initializer, .callSite].contains(site.kind), !site.constructions.isEmpty,
      repetition(as: translation) == nil
    {
      return [translation]
    }
    return (isShared ? [.inject] : []) + [.bootstrap, .keep, translation]
  }

  private var isHeavyAtCallSite: Bool {
    site.constructions.contains {
      $0.cost.weight == .heavy && repetition(of: $0, as: translation) == .always
    }
  }

  /// The strategy that is the wrapper's plain translation.
  var translation: Strategy {
    switch site.kind {
    case .initializer, .callSite: .stateInit
    case .app, .inlineDefault, .unowned:
      isAssigned || property.initializer == nil || isReplacedByCallers ? .stateInit : .plain
    }
  }

  /// Whether callers hand a model in where the property has a default: what the compiler writes for the struct takes no
  /// state from Xcode 27 on.
  var isReplacedByCallers: Bool {
    site.kind == .inlineDefault && site.holder == .stateObject && property.initializer != nil
      && !isAssigned && model[site.host].kind == .struct
      && !model[model[site.host].primary].functions.contains { $0.kind == .initializer }
      && isHandedIn(property)
  }

  /// Whether calls of the host's own initializer may have an argument for a property.
  func isHandedIn(_ property: DeclaredProperty) -> Bool {
    !property.isPrivate
      && !model.calls(named: model[site.host].name, labelled: property.name).isEmpty
  }

  /// By the directive at the site, by the model's name, or for all heavy models.
  var requested: Strategy? {
    if let directive = file.strategyDirective(before: property), let strategy = directive.strategy {
      return strategy
    }
    for id in site.models {
      let named = options.strategies[model.qualifiedName(id)] ?? options.strategies[model[id].name]
      if let named { return named }
    }
    let isHeavy = site.weight == .heavy && site.kind != .app && !site.isInPreview
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
