import SourceModel

extension Rule {
  /// A type that only its property wrapper isolates gets `@MainActor`, or a note.
  static let dynamicPropertyIsolation = Rule(
    name: "DynamicPropertyIsolation", page: .dynamicPropertyIsolation
  ) { model, _, _ in
    let wrappers: [Wrapper] = [.stateObject, .observedObject, .environmentObject]
    let sites = Dictionary(grouping: wrappers.flatMap { model.wrapperSites($0) }, by: \.host)
    lazy var onMainActor = Set(
      model.types.map(\.id).filter(model.isOnMainActor).map { model[$0].name })
    return model.types.compactMap { type in
      guard let own = sites[type.id] else { return nil }
      let isClass = model.isClassIsolatedByWrappers(type.id)
      guard
        isClass || model.isCustomDynamicProperty(type.id)
          || model.isViewByExtension(type.id, holding: own)
      else { return nil }
      let types = own.flatMap { site -> [TypeID] in
        if case .models(let types) = OwnedModels(site.type, in: model) { return types }
        return []
      }
      guard !types.isEmpty else { return nil }
      if types.contains(where: model.isOnMainActor)
        || isClass && model.names(onMainActor, inCodeOf: type.id)
      {
        let declaration = model[type.id].primary
        let file = model.files[declaration.file]
        let start = model[declaration].range.lowerBound
        // `@preconcurrency`, because compilers do not report isolation that comes from a wrapper to callers in older
        // code.
        let actor = isClass ? "@preconcurrency @MainActor" : "@MainActor"
        let text = actor + file.newline + file.indentation(at: start)
        return Proposal(
          rule: "DynamicPropertyIsolation", site: model.site(of: type.id), types: types.uniqued(),
          need: .any, answer: .rewrite([.insert(text, at: start, in: file)]))
      }
      return Proposal(
        rule: "DynamicPropertyIsolation", site: model.site(of: type.id), types: types.uniqued(),
        need: .allIfPossible, answer: .rewrite([]),
        diagnostics: [Diagnostic(.lostIsolation, model.qualifiedName(type.id))])
    }
  }
}

extension ProjectModel {
  /// Whether a class neither declares nor inherits an actor.
  fileprivate func isClassIsolatedByWrappers(_ id: TypeID) -> Bool {
    self[id].kind == .class && !isOfUserInterface(id)
      && !lineage(of: id).contains(where: namesActor)
  }

  /// Whether the code of a type refers to one of some types.
  fileprivate func names(_ types: Set<String>, inCodeOf id: TypeID) -> Bool {
    self[id].declarations.contains { declaration in
      let file = files[declaration.file]
      return types.contains {
        file.identifiers.contains($0) && !file.words($0, in: self[declaration].memberBlock).isEmpty
      }
    }
  }

  private func isOfUserInterface(_ id: TypeID) -> Bool {
    namesOfSupertypes(id).contains { name in
      (name.hasPrefix("UI") || name.hasPrefix("NS"))
        && ["Controller", "View", "Window", "Responder", "ApplicationDelegate", "SceneDelegate"]
          .contains { name.hasSuffix($0) }
    }
  }

  /// Whether code can access actor-isolated state: it is isolated itself, or it is asynchronous and can wait.
  func mayReachActor(from scope: ScopeReference) -> Bool {
    let body = enclosingBody(of: scope)
    let candidates =
      enclosingType(of: scope).map { id in
        functions(of: id).filter { $0.file == scope.file }.map { self[$0] }
      } ?? files[scope.file].functions
    return isOnActor(scope) || candidates.contains { $0.isAsync && $0.body == body?.body }
  }

  /// Whether code is isolated to an actor by its own annotation, by its type, or because its type is a view or similar.
  func isOnActor(_ scope: ScopeReference) -> Bool {
    let body = enclosingBody(of: scope)
    if body?.attributes.contains(where: { $0.hasSuffix("Actor") }) == true { return true }
    guard let id = enclosingType(of: scope) else { return false }
    return hostRole(of: id) != nil || isOfUserInterface(id)
      || lineage(of: id).contains(where: namesActor)
  }

  /// Whether a type is a `DynamicProperty`, has no `body`, and declares no actor.
  fileprivate func isCustomDynamicProperty(_ id: TypeID) -> Bool {
    namesOfSupertypes(id).contains("DynamicProperty") && !hasBody(id) && !namesActor(id)
  }

  /// Whether a view or similar conforms in an extension and declares no actor. The conformance then isolates only the
  /// members that the protocol requires; the type must have other members that could lose their isolation.
  fileprivate func isViewByExtension(_ id: TypeID, holding sites: [WrapperSite]) -> Bool {
    guard self[id].kind == .struct, hasBody(id), !namesActor(id),
      supertypes(of: id).allSatisfy({ $0.declaration != self[id].primary || isOffActor($0) })
    else { return false }
    return sites.contains { $0.property.initializer != nil }
      || functions(of: id).contains { self[$0].name != "body" && !self[$0].isStatic }
      || properties(of: id).contains {
        self[$0].name != "body" && !self[$0].isStored && !self[$0].isStatic
      }
  }

  /// Whether a supertype is known not to isolate the types that inherit from it.
  private func isOffActor(_ supertype: Supertype) -> Bool {
    let inherited = supertype.resolved.candidates
    if inherited.isEmpty {
      return supertype.name.simpleName.map(SDK.protocolOfValues.contains) == true
    }
    return inherited.allSatisfy { candidate in
      !namesActor(candidate) && supertypes(of: candidate).allSatisfy(isOffActor)
    }
  }

  private func namesOfSupertypes(_ id: TypeID) -> [String] {
    lineage(of: id).flatMap { supertypes(of: $0).compactMap(\.name.simpleName) }
  }

  /// Whether a declaration of the type has an attribute that names an actor.
  private func namesActor(_ id: TypeID) -> Bool {
    self[id].declarations.contains {
      self[$0].attributes.contains { $0.name.hasSuffix("Actor") }
    }
  }
}
