import SourceModel

/// How every place that owns a model which may move is going to own it.
struct Owners: Sendable {
  /// In the order of their sites.
  let choices: [OwnerChoice]
  /// All owner sites of the project.
  let sites: [OwnerSite]
  /// What the rules that know nothing of owners propose.
  let besides: [Proposal]
  private let byProperty: [PropertyReference: OwnerChoice]
  private let kept: Set<TypeID>

  init(
    _ model: ProjectModel, _ uses: PropertyUses, _ options: Options, sites found: [OwnerSite],
    besides proposals: [Proposal]
  ) {
    besides = proposals
    let edits = proposals.flatMap(\.edits)
    var wrappers: [PropertyReference: WrapperSite] = [:]
    for site in model.wrapperSites(.stateObject) + model.wrapperSites(.observedObject) {
      if let reference = site.reference { wrappers[reference] = site }
    }
    let removals = Removals(edits)
    // A relay that goes makes no initializer heavy.
    sites = found.map { removals.leaving($0, in: model) }
    var choices: [OwnerChoice] = []
    for site in sites {
      guard let wrapper = wrappers[site.property] ?? site.plainProperty(in: model),
        site.models.contains(where: model.isMigratable),
        site.holder == .stateObject || wrapper.property.initializer != nil
          || Owners.isMade(site, wrapper, in: model, uses),
        site.kind != .unowned || !model.isMadeForOneValue(site.property, of: site.host)
      else { continue }
      choices.append(
        OwnerChoice(
          Owner(
            site: site, wrapper: wrapper, model: model, uses: uses, options: options, sites: sites,
            besides: edits, earlier: choices)))
    }
    self.choices = choices
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

  /// Whether code of a model's initializer runs once the view has appeared.
  func isPutOff(_ site: Site, of id: TypeID) -> Bool {
    choices.contains {
      $0.site.models.contains(id)
        && $0.putOff.contains { $0.path == site.path && $0.range.contains(site.range) }
    }
  }

  /// Whether a view makes objects of the class for itself.
  func isMadeByView(_ id: TypeID) -> Bool {
    sites.contains {
      $0.models.contains(id) && $0.kind != .app && !$0.isInPreview
        && $0.constructions.contains(where: \.isNew)
    }
  }

  /// Whether the class remains an `ObservableObject` because `@StateObject` goes on holding it.
  func keepConformance(_ id: TypeID) -> Bool { kept.contains(id) }
}

/// What other rules remove of the code.
struct Removals {
  private let ranges: [String: [ByteRange]]

  init(_ edits: [Edit]) {
    let removals = edits.filter(\.isRemoval)
    ranges = Dictionary(grouping: removals, by: \.path).mapValues { $0.map(\.range) }
  }

  func contains(_ site: Site) -> Bool {
    ranges[site.path]?.contains { $0.contains(site.range) } ?? false
  }

  /// The site as it will be when its model has moved: what is removed of the model's own class does not count.
  fileprivate func leaving(_ site: OwnerSite, in model: ProjectModel) -> OwnerSite {
    guard !ranges.isEmpty else { return site }
    let own = site.models.flatMap(model.classLineage).flatMap { model[$0].declarations }
    return site.without { place in
      contains(place)
        && own.contains {
          model.files[$0.file].path == place.path && model[$0].range.contains(place.range)
        }
    }
  }
}

extension OwnerSite {
  /// The property, as if it had a wrapper whose name is still to be written; nil where it has one, and where SwiftUI would
  /// keep no state.
  fileprivate func plainProperty(in model: ProjectModel) -> WrapperSite? {
    guard holder == .plain, !isInPreview, kind == .unowned, model.keepsState(for: host) else {
      return nil
    }
    let declared = model[property]
    let start =
      declared.modifiers.map(\.range.lowerBound).min().map {
        min($0, declared.introducer.lowerBound)
      } ?? declared.introducer.lowerBound
    let attribute = Attribute(
      name: "", qualifier: nil, genericArguments: [], arguments: [], hasArguments: false,
      range: start..<start, nameRange: start..<start, isConditional: false)
    return WrapperSite(
      file: property.file, property: declared, attribute: attribute, wrapper: .observedObject,
      host: host, reference: property, local: nil, type: model.type(of: property))
  }
}

extension ProjectModel {
  /// Whether a type is a view or a modifier, which SwiftUI gives an identity.
  func keepsState(for id: TypeID) -> Bool {
    self[id].kind == .struct && inherits(id, fromOutside: ["View", "ViewModifier"])
  }
}
