import SourceModel

extension Rule {
  /// Notes where a view starts to depend on a model that it did not observe.
  static let newDependency = Rule(name: "NewDependency", page: .newDependency) { model, _ in
    model.symbols.types.flatMap { updates(throughPropertiesOf: $0.id, in: model) }
      + model.symbols.types.flatMap { updates(bySharedObjectsIn: $0.id, model) }
  }
}

/// Notes properties through which a view starts to observe a model: `let model: Model`, `@State var model: Model` or
/// `@Environment(\.model) var model`. They did not observe it while it was an `ObservableObject`.
private func updates(throughPropertiesOf host: TypeID, in model: ProjectModel) -> [Proposal] {
  guard model[host].kind == .struct else { return [] }
  func isFollowing(_ place: ScopeReference) -> Bool {
    model.views.mayProvideShownValue(place, in: host)
      || model.tracking.updateFunction(of: host) != nil
  }
  return model.symbols.properties(of: host).compactMap { reference in
    let property = model[reference]
    let wrapper = property.attributes.first {
      SDK.wrapperOfReference.contains($0.name)
    }
    guard
      wrapper != nil
        || property.isStoredWithoutAttributes
          && [.view, .scene].contains(model.symbols.hostRole(of: host)),
      case .models(let types) = OwnedModels(model.inference.type(of: reference), in: model.symbols)
    else { return nil }
    let reads = model.tracking.readsWhileEvaluated(in: host, throughMember: property.name).first {
      read in
      let isTold =
        wrapper == nil
        ? model.tracking.isFollowed(read.use.name, of: types)
        : types.contains { id in
          model.symbols.members(of: id, named: read.use.name).properties.contains {
            !model[$0].isLet && !model[$0].isStatic
              && model.symbols.declaringType(of: $0).map(model.symbols.isObservable) != true
          }
        }
      return isTold && isFollowing(ScopeReference(file: read.file, scope: read.use.scope))
    }
    let follower =
      reads.map { ($0.file, $0.use.range) }
      ?? model.tracking.firstTrackedCall(property.name, of: types, in: host, where: isFollowing)
    guard let (number, range) = follower else { return nil }
    let file = model.files[reference.file]
    let reader = model.files[number]
    return Proposal(
      noting: Diagnostic(
        .newUpdate,
        (wrapper.map { "@\($0.name)" } ?? (property.isLet ? "let" : "var"))
          + " \(property.name)",
        detail: reader.place(range)), at: file.site(property.nameRange), for: types)
  }
}

/// Notes shared objects that a view starts to observe: `Session.shared.name`.
private func updates(bySharedObjectsIn host: TypeID, _ model: ProjectModel) -> [Proposal] {
  guard model[host].kind == .struct, model.symbols.hostRole(of: host) == .view else { return [] }
  var told: Set<[TypeID]> = []
  return model.tracking.readsOfSharedObjects(in: host, model.usage.uses.announcements).compactMap {
    types, read in
    guard let base = read.use.base, model.tracking.isFollowed(read.use.name, of: types),
      told.insert(types).inserted
    else { return nil }
    let file = model.files[read.file]
    let site = file.site(read.use.range)
    return Proposal(
      noting: Diagnostic(.newUpdate, file.text(base.range), detail: site.place), at: site,
      for: types)
  }
}

extension DeclaredProperty {
  /// Whether it is a stored instance property without attributes.
  fileprivate var isStoredWithoutAttributes: Bool { isStored && !isStatic && attributes.isEmpty }
}
