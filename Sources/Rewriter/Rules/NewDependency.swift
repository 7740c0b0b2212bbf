import SourceModel

extension Rule {
  /// Notes where a view starts to depend on a model that it did not observe.
  static let newDependency = Rule(name: "NewDependency", page: .newDependency) { model, _ in
    let found = model.symbols.types.map { newUpdates(of: $0.id, in: model) }
    return found.flatMap(\.own) + model.newUpdates(by: found.flatMap(\.behind))
  }
}

/// What a view starts to depend on: what it changes itself, and else what it did not observe, in its own code and behind
/// it.
private func newUpdates(of host: TypeID, in model: ProjectModel) -> (
  own: [Proposal], behind: [ReadOfHost]
) {
  if model.views.isNeverShown(host) { return ([], []) }
  let reads = model.tracking.newReads(in: host)
  let endless = endlessUpdates(of: host, by: reads, in: model)
  let told = Set(endless.flatMap(\.types))
  let direct =
    (updates(throughPropertiesOf: host, in: model) + updates(bySharedObjectsIn: host, model))
    .filter { told.isDisjoint(with: $0.types) }
  let known = told.union(direct.flatMap(\.types))
  let behind = model.tracking.firstReadsThroughOthers(reads, in: host)
    .filter { !known.contains($0.type) }.map { (host, $0) }
  return (endless + direct, behind)
}

/// Warns where a view starts a change of what it newly depends on.
private func endlessUpdates(
  of host: TypeID, by reads: [Tracking.NewRead], in model: ProjectModel
) -> [Proposal] {
  var told: Set<TypeID> = []
  return reads.compactMap { new in
    guard !told.contains(new.type), let change = model.tracking.changeStarted(by: new)
    else { return nil }
    told.insert(new.type)
    return Proposal(
      noting: Diagnostic(
        .endlessUpdate, "\(model.symbols.qualifiedName(new.type)).\(model[new.property].name)",
        detail: model.place(change.range, inFile: change.file),
        of: model.symbols.qualifiedName(host)),
      at: model.files[new.read.file].site(new.read.use.range), for: [new.type])
  }
}

/// Notes properties through which a view starts to observe a model: `let model: Model`, `@State var model: Model` or
/// `@Environment(\.model) var model`. They did not observe it while it was an `ObservableObject`.
private func updates(throughPropertiesOf host: TypeID, in model: ProjectModel) -> [Proposal] {
  guard model[host].kind == .struct else { return [] }
  func isFollowing(_ place: ScopeReference) -> Bool {
    model.tracking.isEvaluated(place, by: host)
  }
  return model.symbols.properties(of: host).compactMap { reference in
    let property = model[reference]
    let wrapper = property.attributes.first { SDK.wrapperOfReference.contains($0.name) }
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
              && model.symbols.declaringType(of: $0).map(model.symbols.tracksAlready) != true
          }
        }
      return isTold && isFollowing(read.place)
    }
    let follower =
      reads.map { ($0.file, $0.use.range) }
      ?? model.tracking.firstTrackedCall(property.name, of: types, in: host, where: isFollowing)
    guard let (number, range) = follower else { return nil }
    let file = model.files[reference.file]
    return Proposal(
      noting: Diagnostic(
        .newUpdate,
        (wrapper.map { "@\($0.name)" } ?? (property.isLet ? "let" : "var"))
          + " \(property.name)",
        detail: model.place(range, inFile: number), of: "`\(model.symbols.qualifiedName(host))`"),
      at: file.site(property.nameRange), for: types)
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
      noting: Diagnostic(
        .newUpdate, file.text(base.range), detail: model.place(site),
        of: "`\(model.symbols.qualifiedName(host))`"),
      at: site, for: types)
  }
}

extension DeclaredProperty {
  /// Whether it is a stored instance property without attributes.
  fileprivate var isStoredWithoutAttributes: Bool { isStored && !isStatic && attributes.isEmpty }
}
