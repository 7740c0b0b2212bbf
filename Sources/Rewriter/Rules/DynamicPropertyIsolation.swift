import SourceModel

extension Rule {
  /// A type that only its property wrapper isolates gets `@MainActor`, or a note.
  static let dynamicPropertyIsolation = Rule(
    name: "DynamicPropertyIsolation", page: .dynamicPropertyIsolation
  ) { model, _ in
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
          at: model.site(of: type.id), for: types.uniqued(), need: .any,
          [.insert(text, at: start, in: file)])
      }
      return Proposal(
        noting: Diagnostic(.lostIsolation, model.qualifiedName(type.id)),
        at: model.site(of: type.id), for: types.uniqued())
    }
  }
}
