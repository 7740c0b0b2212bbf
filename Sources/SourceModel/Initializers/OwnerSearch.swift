/// Finds owner sites and determines their initializer costs.
struct OwnerSearch {
  let model: ProjectModel
  var reader: InitializerReader
  private let appFiles: [TypeID]

  init(_ model: ProjectModel) {
    self.model = model
    reader = InitializerReader(model)
    appFiles = model.types.map(\.id).filter { model.hostRole(of: $0) == .app }
  }

  mutating func sites() -> [OwnerSite] {
    var result: [OwnerSite] = []
    for type in model.types {
      guard let role = model.hostRole(of: type.id) else { continue }
      for property in model.properties(of: type.id) {
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
    of reference: PropertyReference, in host: TypeID, _ role: ProjectModel.HostRole
  ) -> OwnerSite? {
    let property = model[reference]
    guard property.isStored, !property.isStatic, let holder = holder(of: property) else {
      return nil
    }
    let type = model.type(of: reference)
    var models = modelTypes(of: type)
    var sources = sources(of: reference, in: host, holder)
    let owns = holder == .stateObject || holder == .state
    if !owns {
      // A value passed in has its owner elsewhere; only a model that the view itself creates counts as unowned.
      sources = sources.filter {
        $0.kind != .callSite && builds($0.expression, at: $0.scope, expected: type.unwrapped)
      }
    }
    if models.isEmpty {
      models = sources.filter { !$0.isPart }
        .flatMap { modelTypes(of: model.type(of: $0.expression, at: $0.scope)) }
        .uniqued()
    }
    guard !models.isEmpty, owns || !sources.isEmpty else { return nil }
    // `@State var m: M?` gets its value later.
    if sources.isEmpty, holder == .state, case .optional? = property.type { return nil }
    let kind: OwnerSite.Kind
    if role == .app || (role == .scene && isMadeOnce(host)) {
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
      constructions: sources.map { construction($0, of: type, models) },
      isInPreview: model.isInPreview(ScopeReference(file: reference.file, scope: property.scope))
        || isShownOnlyInPreviews(host),
      site: model.files[reference.file].site(property.nameRange))
  }

  /// Returns how a source creates the value of a property of a type, with the cost.
  private mutating func construction(
    _ source: Source, of type: ResolvedType, _ models: [TypeID]
  ) -> OwnerSite.Construction {
    let file = model.files[source.scope.file]
    let value = source.expression
    let code = file.quoted(value.range)
    // `.init()` alone does not say what it creates.
    let owner = code.hasPrefix(".") && models.count == 1 ? model.qualifiedName(models[0]) : ""
    let cost =
      value.isClosure
      ? reader.costOfClosure(value, at: source.scope)
      : reader.cost(of: value, at: source.scope, as: type)
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
      (model[$0].kind == .class && (model.isObservableObject($0) || model.isObservable($0)))
        || (model[$0].kind == .protocol && model.isObservableObject($0))
    }
  }

  /// Whether only previews show this view: it is private, or its name contains `Preview`.
  private func isShownOnlyInPreviews(_ host: TypeID) -> Bool {
    let isOwn =
      model[host].declarations.contains {
        model[$0].hasModifier("private") || model[$0].hasModifier("fileprivate")
      } || model[host].name.contains("Preview")
    guard isOwn else { return false }
    let makers = model.constructionCalls(of: host)
    return !makers.isEmpty
      && makers.allSatisfy {
        model.isInPreview(ScopeReference(file: $0.file, scope: $0.call.scope))
      }
  }

  /// Whether only an `App` creates the scene, and no dynamic property re-evaluates the body of that `App`.
  private func isMadeOnce(_ host: TypeID) -> Bool {
    let makers = model.constructionCalls(of: host).compactMap {
      model.enclosingType(of: ScopeReference(file: $0.file, scope: $0.call.scope))
    }
    return makers.allSatisfy { maker in
      appFiles.contains(maker)
        && model.properties(of: maker).allSatisfy { property in
          model[property].isStatic
            || model[property].attributes.allSatisfy { !$0.name.isDynamicProperty }
        }
    }
  }
}

extension String {
  fileprivate var isDynamicProperty: Bool {
    SDK.dynamicPropertyWrapper
      .contains(self)
  }
}
