/// Finds owner sites and determines their initializer costs.
struct OwnerSearch {
  let initializers: Initializers
  let symbols: Symbols

  init(_ initializers: Initializers) {
    self.initializers = initializers
    symbols = initializers.symbols
  }

  mutating func sites() -> [OwnerSite] {
    var result: [OwnerSite] = []
    for type in symbols.types {
      guard let role = symbols.hostRole(of: type.id) else { continue }
      for property in symbols.properties(of: type.id) {
        if let site = site(of: property, in: type.id, role) { result.append(site) }
      }
    }
    return result.sorted { $0.site < $1.site }
  }

  /// An expression that provides the value of a property, and how it gets there.
  struct Source {
    let kind: OwnerSite.Kind
    let expression: Expression
    let scope: ScopeReference
    /// Whether `@StateObject` evaluates the expression once, in its autoclosure, instead of every time the owner is
    /// created.
    let isDeferred: Bool
    /// Whether it is a function of which only the name is known.
    var isOpaque = false
    /// Whether the property receives only a part of the expression's value.
    var isPart = false

    /// The source for a property that receives only a part of the value.
    var ofPart: Source {
      var source = self
      source.isPart = true
      return source
    }
  }

  private mutating func site(
    of reference: PropertyReference, in host: TypeID, _ role: Symbols.HostRole
  ) -> OwnerSite? {
    let property = symbols[reference]
    guard property.isStored, !property.isStatic, let holder = holder(of: property) else {
      return nil
    }
    let type = initializers.inference.type(of: reference)
    var models = modelTypes(of: type)
    var sources = sources(of: reference, in: host, holder)
    let owns = holder == .stateObject || holder == .state
    if !owns {
      // A value passed in has its owner elsewhere; only a model that the view itself always creates counts as unowned.
      sources.removeAll { $0.kind == .callSite }
      let isBuilt = sources.allSatisfy {
        builds($0.expression, at: $0.scope, expected: type.unwrapped, always: true)
      }
      if !isBuilt { sources = [] }
    }
    if models.isEmpty {
      models = sources.filter { !$0.isPart }
        .flatMap { modelTypes(of: initializers.inference.type(of: $0.expression, at: $0.scope)) }
        .uniqued()
    }
    guard !models.isEmpty, owns || !sources.isEmpty else { return nil }
    // `@State var m: M?` gets its value later.
    if sources.isEmpty, holder == .state, case .optional? = property.type { return nil }
    let constructions = sources.map { construction($0, of: type, models) }
    let isMadeOnce = role == .app || initializers.views.isMadeOnce(host)
    let kind: OwnerSite.Kind
    let isHeavy = constructions.contains { $0.cost.weight == .heavy }
    if isMadeOnce, role != .view || owns && isHeavy {
      kind = .app
    } else if !owns {
      kind = .unowned
    } else if sources.contains(where: { $0.kind == .initializer }) {
      kind = .initializer
    } else {
      kind = property.initializer != nil ? .inlineDefault : sources.first?.kind ?? .callSite
    }
    return OwnerSite(
      kind: kind, holder: holder, property: reference, host: host, models: models,
      constructions: constructions, isMadeOnce: isMadeOnce,
      isInPreview: symbols.isInPreview(
        ScopeReference(file: reference.file, scope: property.scope))
        || isShownOnlyInPreviews(host),
      site: symbols.files[reference.file].site(property.nameRange))
  }

  /// Returns how a source creates the value of a property of a type, with the cost.
  private mutating func construction(
    _ source: Source, of type: ResolvedType, _ models: [TypeID]
  ) -> OwnerSite.Construction {
    let file = symbols.files[source.scope.file]
    let value = source.expression
    let code = file.quoted(value.range)
    // `.init()` alone does not say what it creates.
    let owner =
      code.hasPrefix(".") && models.count == 1 ? symbols.qualifiedName(models[0]) : ""
    let cost =
      value.isClosure
      ? initializers.costOfClosure(value, at: source.scope)
      : initializers.cost(of: value, at: source.scope, as: type)
    return OwnerSite.Construction(
      expression: value, scope: source.scope, site: file.site(value.range),
      code: owner + code, cost: cost,
      isNew: value.isClosure || builds(value, at: source.scope, expected: type.unwrapped),
      isDeferred: source.isDeferred,
      runsCode: !cost.evidence.isEmpty || !cost.unresolved.isEmpty
        || runsCode(value, at: source.scope, expected: type.unwrapped))
  }

  private func holder(of property: DeclaredProperty) -> OwnerSite.Holder? {
    if property.isLazy { return nil }
    guard let wrapper = property.attributes.first(where: \.mayBeWrapper) else { return .plain }
    return OwnerSite.Holder(rawValue: wrapper.name)
  }

  /// The candidates that are observable classes of the project, or protocols that inherit from `ObservableObject`.
  private func modelTypes(of type: ResolvedType) -> [TypeID] {
    type.candidates.filter {
      ([.class, .actor].contains(symbols[$0].kind)
        && (symbols.isObservableObject($0) || symbols.isObservable($0)))
        || (symbols[$0].kind == .protocol
          && symbols.isObservableObject($0))
    }
  }

  /// Whether only previews show this view: it is private, or its name contains `Preview`.
  private func isShownOnlyInPreviews(_ host: TypeID) -> Bool {
    (symbols.isFilePrivate(host) || symbols[host].name.contains("Preview"))
      && initializers.graph.isCreatedOnlyInPreviews(host)
  }
}
