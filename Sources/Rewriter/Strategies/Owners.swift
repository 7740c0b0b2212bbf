import SourceModel

/// How every place that owns a model which may move is going to own it.
struct Owners: Sendable {
  /// In the order of their sites.
  let choices: [OwnerChoice]
  private let byProperty: [PropertyReference: OwnerChoice]
  private let kept: Set<TypeID>

  init(_ model: ProjectModel, _ uses: PropertyUses, _ options: Options, besides edits: [Edit]) {
    var wrappers: [PropertyReference: WrapperSite] = [:]
    for site in model.wrapperSites(.stateObject) + model.wrapperSites(.observedObject) {
      if let reference = site.reference { wrappers[reference] = site }
    }
    let sites = model.ownerSites()
    choices = sites.compactMap { site in
      guard let wrapper = wrappers[site.property], site.models.contains(where: model.isMigratable),
        site.holder == .stateObject || wrapper.property.initializer != nil
      else { return nil }
      return OwnerChoice(
        Owner(
          site: site, wrapper: wrapper, model: model, uses: uses, options: options, sites: sites,
          besides: edits))
    }
    byProperty = Dictionary(choices.map { ($0.site.property, $0) }) { first, _ in first }
    var kept: Set<TypeID> = []
    for choice in choices where choice.isKept {
      for id in choice.site.models { kept.formUnion(model.classLineage(of: id)) }
    }
    self.kept = kept
  }

  func choice(for property: PropertyReference?) -> OwnerChoice? {
    property.flatMap { byProperty[$0] }
  }

  /// Whether the class remains an `ObservableObject` because `@StateObject` goes on holding it.
  func keepConformance(_ id: TypeID) -> Bool { kept.contains(id) }
}

extension ProjectModel {
  /// The class and the classes that it inherits from.
  func classLineage(of id: TypeID) -> [TypeID] {
    lineage(of: id).filter { self[$0].kind == .class }
  }
}
