import SourceModel

extension Rule {
  /// A type that only its property wrapper isolates gets `@MainActor`, or a note.
  static let dynamicPropertyIsolation = Rule(
    name: "DynamicPropertyIsolation", page: .dynamicPropertyIsolation
  ) { model, _, owners in
    let wrappers: [Wrapper] = [.stateObject, .observedObject, .environmentObject]
    let sites = Dictionary(
      grouping: wrappers.flatMap { model.objects.wrapperSites($0) }, by: \.host)
    lazy var onMainActor = Set(
      model.symbols.types.map(\.id).filter(model.symbols.isOnMainActor).map { model[$0].name })
    return model.symbols.types.compactMap { type in
      // A wrapper that stays isolates the type as before.
      guard let own = sites[type.id],
        !own.contains(where: { owners.choice(for: $0.reference)?.isKept == true })
      else { return nil }
      let isClass = model.objects.isClassIsolatedByWrappers(type.id)
      guard
        isClass || model.objects.isCustomDynamicProperty(type.id)
          || model.objects.isViewByExtension(type.id, holding: own)
      else { return nil }
      let types = own.flatMap { site -> [TypeID] in
        if case .models(let types) = OwnedModels(site.type, in: model.symbols) { return types }
        return []
      }
      guard !types.isEmpty, model.objects.impliesIsolationByWrappers(type.primary.file) else {
        return nil
      }
      guard
        types.contains(where: model.symbols.isOnMainActor)
          || isClass && model.objects.names(onMainActor, inCodeOf: type.id)
      else {
        return Proposal(
          noting: Diagnostic(.lostIsolation, model.symbols.qualifiedName(type.id)),
          at: model.symbols.site(of: type.id), for: types.uniqued())
      }
      return isolatingProposal(type.id, isClass: isClass, for: types.uniqued(), in: model)
    }
  }
}

/// Marks a type `@MainActor`. Compilers do not report isolation that comes from a wrapper to callers in older code, and
/// `@preconcurrency` keeps it so for code that is not isolated.
private func isolatingProposal(
  _ id: TypeID, isClass: Bool, for types: [TypeID], in model: ProjectModel
) -> Proposal {
  let declaration = model[id].primary
  let file = model.files[declaration.file]
  let start = model[declaration].range.lowerBound
  let use = model.objects.nonisolatedUse(of: id)
  let actor = isClass || use != nil ? "@preconcurrency @MainActor" : "@MainActor"
  let text = actor + file.newline + file.indentation(at: start)
  let note = use.map {
    Diagnostic(
      .lostIsolation, model.symbols.qualifiedName(id),
      detail: model.place($0.range, inFile: $0.file))
  }
  return Proposal(
    at: model.symbols.site(of: id), for: types, need: .any,
    [.insert(text, at: start, in: file)], diagnostics: [note].compactMap(\.self))
}
