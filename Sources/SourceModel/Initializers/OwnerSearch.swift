/// Finds owner sites and prices them.
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

  /// An expression that fills a property, and the way it gets there.
  struct Source {
    let kind: OwnerSite.Kind
    let expression: Expression
    let scope: ScopeReference
    /// Whether `@StateObject` evaluated it in its closure, once, rather than whoever made the value.
    let isPutOff: Bool
    /// Whether it is a function of which nothing but the name is known.
    var isOpaque = false
    /// Whether it makes something of which the property gets a part.
    var isPart = false

    /// The same where the property gets a part of it.
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
    var models = modelTypes(of: model.type(of: reference))
    var sources = sources(of: reference, in: host, holder)
    let owns = holder == .stateObject || holder == .state
    if !owns {
      // A value handed in has its owner elsewhere; only what the view builds itself is a fault.
      let expected = model.type(of: reference).unwrapped
      sources = sources.filter {
        $0.kind != .callSite && builds($0.expression, at: $0.scope, expected: expected)
      }
    }
    if models.isEmpty {
      models = sources.filter { !$0.isPart }
        .flatMap { modelTypes(of: model.type(of: $0.expression, at: $0.scope)) }
        .uniqued()
    }
    guard !models.isEmpty, owns || !sources.isEmpty else { return nil }
    // `@State var m: M?` is filled when something happens.
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
    let constructions = sources.map { source -> OwnerSite.Construction in
      let file = model.files[source.scope.file]
      let cost =
        source.expression.isClosure
        ? reader.costOfClosure(source.expression, at: source.scope)
        : reader.cost(of: source.expression, at: source.scope, as: model.type(of: reference))
      return OwnerSite.Construction(
        expression: source.expression, scope: source.scope,
        site: file.site(source.expression.range), code: file.oneLine(source.expression.range),
        cost: cost,
        isNew: source.expression.isClosure
          || builds(
            source.expression, at: source.scope, expected: model.type(of: reference).unwrapped),
        isPutOff: source.isPutOff,
        runsCode: !cost.evidence.isEmpty || !cost.unresolved.isEmpty
          || runsCode(
            source.expression, at: source.scope, expected: model.type(of: reference).unwrapped)
      )
    }
    return OwnerSite(
      kind: kind, holder: holder, property: reference, host: host, models: models,
      constructions: constructions,
      isInPreview: model.isInPreview(ScopeReference(file: reference.file, scope: property.scope))
        || isMadeForPreviews(host),
      site: model.files[reference.file].site(property.nameRange))
  }

  private func holder(of property: DeclaredProperty) -> OwnerSite.Holder? {
    if property.isLazy { return nil }
    guard let wrapper = property.attributes.first(where: \.mayBeWrapper) else { return .plain }
    return OwnerSite.Holder(rawValue: wrapper.name)
  }

  /// The observable classes of the project among the candidates.
  private func modelTypes(of type: ResolvedType) -> [TypeID] {
    type.candidates.filter {
      (model[$0].kind == .class && (model.isObservableObject($0) || model.isObservable($0)))
        || (model[$0].kind == .protocol && model.isObservableObject($0))
    }
  }

  /// Whether a private view, or one that is called a preview, is shown by previews alone.
  private func isMadeForPreviews(_ host: TypeID) -> Bool {
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

  /// Whether only an `App` builds the scene, and nothing makes that `App`'s body run again.
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
    [
      "State", "StateObject", "ObservedObject", "AppStorage", "SceneStorage", "EnvironmentObject",
      "Environment",
    ]
    .contains(self)
  }
}

extension ProjectModel {
  /// Whether code stands in a preview or a test, which is no part of the app.
  public func isInPreview(_ scope: ScopeReference) -> Bool {
    let facts = files[scope.file]
    if facts.isOfTests { return true }
    var index: Int? = scope.scope
    while let current = index {
      if case .macro("Preview")? = facts.scopes[current].closure { return true }
      if case .type(let type) = facts.scopes[current].kind,
        facts.types[type].inheritance.contains(where: { $0.type.simpleName == "PreviewProvider" })
      {
        return true
      }
      index = facts.scopes[current].parent
    }
    return false
  }
}
