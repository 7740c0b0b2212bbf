import SourceModel

extension Rule {
  /// In the Swift 5 language mode a custom `DynamicProperty`, a class, or a view that is one by an extension is on the main
  /// actor because of a wrapper inside it, and not any more when that goes. Where the wrapper holds a class of the main
  /// actor, or the code of such a class names one, the type says so from now on.
  static let dynamicPropertyIsolation = Rule(
    name: "DynamicPropertyIsolation",
    summary: "struct P: DynamicProperty { @ObservedObject … } → @MainActor struct P, or a caution"
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
        if case .models(let types) = HeldModels(site.type, in: model) { return types }
        return []
      }
      guard !types.isEmpty else { return nil }
      if types.contains(where: model.isOnMainActor)
        || isClass && model.names(onMainActor, inCodeOf: type.id)
      {
        let declaration = model[type.id].primary
        let file = model.files[declaration.file]
        let start = model[declaration].range.lowerBound
        // What the wrapper puts on the main actor compilers hold against no older caller.
        let actor = isClass ? "@preconcurrency @MainActor" : "@MainActor"
        let text = actor + file.newline + file.indentation(at: start)
        return Proposal(
          rule: "DynamicPropertyIsolation", site: model.site(of: type.id), types: types.uniqued(),
          need: .any, answer: .rewrite([.insert(text, at: start, in: file)]))
      }
      return Proposal(
        rule: "DynamicPropertyIsolation", site: model.site(of: type.id), types: types.uniqued(),
        need: .allIfPossible, answer: .rewrite([]),
        cautions: [CautionNote(.isolationLost, evidence: model.qualifiedName(type.id))])
    }
  }
}

extension ProjectModel {
  /// A class that neither says nor inherits what actor it is on.
  fileprivate func isClassIsolatedByWrappers(_ id: TypeID) -> Bool {
    self[id].kind == .class && !isOfUserInterface(id)
      && !lineage(of: id).contains(where: namesActor)
  }

  /// Whether a type's code names one of some types.
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

  /// Whether code at a place may come to what is on an actor: it is on one, or can wait for it.
  func mayReachActor(from scope: ScopeReference) -> Bool {
    let body = enclosingBody(of: scope)
    let candidates =
      enclosingType(of: scope).map { id in
        functions(of: id).filter { $0.file == scope.file }.map { self[$0] }
      } ?? files[scope.file].functions
    return isOnActor(scope) || candidates.contains { $0.isAsync && $0.body == body?.body }
  }

  /// Whether code at a place says what actor it is on, or its type does, or is a view or the like.
  func isOnActor(_ scope: ScopeReference) -> Bool {
    let body = enclosingBody(of: scope)
    if body?.attributes.contains(where: { $0.hasSuffix("Actor") }) == true { return true }
    guard let id = enclosingType(of: scope) else { return false }
    return hostRole(of: id) != nil || isOfUserInterface(id)
      || lineage(of: id).contains(where: namesActor)
  }

  /// A `DynamicProperty` that is no view or the like, and says nothing of an actor.
  fileprivate func isCustomDynamicProperty(_ id: TypeID) -> Bool {
    namesOfSupertypes(id).contains("DynamicProperty") && !hasBody(id) && !namesActor(id)
  }

  /// A view or the like that is one by an extension, which puts what is required of it on the main actor, and nothing else
  /// that it has.
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

  /// Whether it is known that what a type inherits puts it on no actor.
  private func isOffActor(_ supertype: Supertype) -> Bool {
    let plain: Set<String> = [
      "Identifiable", "Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Decodable",
      "Encodable", "CustomStringConvertible",
    ]
    let inherited = supertype.resolved.candidates
    if inherited.isEmpty { return supertype.name.simpleName.map(plain.contains) == true }
    return inherited.allSatisfy { candidate in
      !namesActor(candidate) && supertypes(of: candidate).allSatisfy(isOffActor)
    }
  }

  private func namesOfSupertypes(_ id: TypeID) -> [String] {
    lineage(of: id).flatMap { supertypes(of: $0).compactMap(\.name.simpleName) }
  }

  /// Whether the type itself says what actor it is on.
  private func namesActor(_ id: TypeID) -> Bool {
    self[id].declarations.contains {
      self[$0].attributes.contains { $0.name.hasSuffix("Actor") }
    }
  }
}
