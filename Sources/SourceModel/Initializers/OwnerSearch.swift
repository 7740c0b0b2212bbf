/// Finds owner sites and determines their initializer costs.
struct OwnerSearch {
  let initializers: Initializers
  let symbols: Symbols
  private let appFiles: [TypeID]

  init(_ initializers: Initializers) {
    self.initializers = initializers
    let symbols = initializers.symbols
    self.symbols = symbols
    appFiles = symbols.types.map(\.id).filter {
      symbols.hostRole(of: $0) == .app
    }
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
    let isHeavy = constructions.contains { $0.cost.weight == .heavy }
    let kind: OwnerSite.Kind
    if role == .app || role == .scene && isMadeOnce(host)
      || role == .view && owns && isHeavy && isRootMadeOnce(host)
    {
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
      constructions: constructions,
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

  /// Whether only an `App` creates the scene, and no dynamic property re-evaluates the body of that `App`.
  private func isMadeOnce(_ host: TypeID) -> Bool {
    initializers.graph.constructionCalls(of: host).compactMap {
      symbols.enclosingType(of: $0.scope)
    }.allSatisfy(isEvaluatedOnce)
  }

  /// Whether an `App` is evaluated once: no dynamic property re-evaluates its body.
  private func isEvaluatedOnce(_ maker: TypeID) -> Bool {
    appFiles.contains(maker)
      && symbols.properties(of: maker).allSatisfy { property in
        symbols[property].isStatic
          || symbols[property].attributes.allSatisfy {
            !SDK.dynamicPropertyWrapper.contains($0.name)
          }
      }
  }

  /// Whether each value of a view is the only one of its identity: such an `App` creates it for a single window, or an
  /// object passes it to a hosting controller. All windows of a group begin with one value.
  private func isRootMadeOnce(_ host: TypeID) -> Bool {
    let calls = initializers.graph.constructionCalls(of: host).filter {
      !symbols.isInPreview($0.scope)
    }
    return !calls.isEmpty
      && calls.allSatisfy { made in
        guard made.isCertain, let maker = symbols.enclosingType(of: made.scope) else {
          return false
        }
        return isEvaluatedOnce(maker) && !isInSeveralWindows(made)
          || (symbols[maker].kind == .class || !initializers.graph.runsAtOnce(made.scope))
            && isHosted(made.call.range, at: made.scope)
      }
  }

  private func isInSeveralWindows(_ made: ConstructionCall) -> Bool {
    symbols.files[made.file].calls(around: made.call.range).contains {
      SDK.severalWindows.contains($0.name)
    }
  }

  /// Whether a call passes a view to a hosting controller, itself or through functions of the project.
  private func isHosted(_ view: ByteRange, at scope: ScopeReference, depth: Int = 0) -> Bool {
    symbols.files[scope.file].calls(around: view).contains { call in
      let passed = call.arguments.firstIndex { $0.value.range.contains(view) }
      guard let passed, call.scope == scope.scope, depth < 4 else { return false }
      if SDK.hostingClass.contains(call.name) { return passed == 0 }
      return initializers.graph.functions(called: call, at: scope).contains { reference in
        let function = symbols[reference]
        let file = symbols.files[reference.file]
        guard let body = function.body,
          let parameter = function.parameters.matching(call.arguments)?.passed
            .first(where: { $0.value == passed })?.key
        else { return false }
        return file.words(function.parameters[parameter].name, in: body).contains { word in
          let place = ScopeReference(
            file: reference.file, scope: file.innermostScope(at: word.lowerBound))
          return isHosted(word, at: place, depth: depth + 1)
        }
      }
    }
  }
}
