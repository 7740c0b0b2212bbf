import SourceModel

/// How each place that owns a model which may be migrated will own it.
struct Owners: Sendable {
  /// In the order of their sites.
  let choices: [OwnerChoice]
  /// All owner sites of the project.
  let sites: OwnerSites
  /// The proposals of the rules that do not depend on owners.
  let besides: [Proposal]
  private let byProperty: [PropertyReference: OwnerChoice]
  /// Indices of the choices that concern a model.
  private let byModel: [TypeID: [Int]]
  private let kept: Set<TypeID>
  /// The declarations of types with a generic parameter whose object stays in `@StateObject`.
  private(set) var genericHosts: Set<ScopeReference> = []

  init(
    _ model: ProjectModel, _ options: Options, sites found: [OwnerSite],
    besides proposals: [Proposal], jobs: Int
  ) {
    besides = proposals
    let edits = proposals.flatMap(\.edits)
    var wrappers: [PropertyReference: WrapperSite] = [:]
    for site in model.objects.wrapperSites(.stateObject)
      + model.objects.wrapperSites(.observedObject)
    {
      if let reference = site.reference { wrappers[reference] = site }
    }
    let removals = Removals(edits)
    // A relay that is removed makes no initializer heavy.
    sites = OwnerSites(found.map { removals.leaving($0, in: model) })
    let besides = EditsByFile(edits)
    let known = wrappers
    let owners = mapInParallel(sites.all.count, jobs: jobs, share: 8) { [sites] index -> Owner? in
      let site = sites.all[index]
      guard let wrapper = known[site.property] ?? site.plainProperty(in: model),
        site.models.contains(where: model.symbols.isMigratable),
        site.holder == .stateObject || wrapper.property.initializer != nil
          || Owners.isMade(site, wrapper, in: model),
        site.kind != .unowned || !model.initializers.belongsToOneValue(site)
      else { return nil }
      return Owner(
        site: site, wrapper: wrapper, model: model, options: options, sites: sites,
        besides: besides, removals: removals)
    }.compactMap(\.self)
    choices = choose(for: owners, jobs: jobs)
    byProperty = Dictionary(choices.map { ($0.site.property, $0) }) { first, _ in first }
    byModel = choices.map(\.site).indicesByModel
    var kept: Set<TypeID> = []
    for choice in choices where choice.isKept {
      var models = choice.site.models
      if case .generic = model.inference.type(of: choice.site.property) {
        models += model.objects.genericFlow(into: choice.site.host)?.types ?? []
        genericHosts.insert(model.objects.declaringScope(of: choice.site.host))
      }
      for id in models { kept.formUnion([id] + model.symbols.classLineage(of: id)) }
    }
    self.kept = kept
  }

  func choice(for property: PropertyReference?) -> OwnerChoice? {
    property.flatMap { byProperty[$0] }
  }

  /// Whether code of a model's initializer is deferred until the view has appeared.
  func isDeferred(_ site: Site, of id: TypeID) -> Bool {
    (byModel[id] ?? []).contains { index in
      choices[index].deferred.contains { $0.path == site.path && $0.range.contains(site.range) }
    }
  }

  /// Whether evaluating a view may run an initializer of the class. `@StateObject` runs it separately, and so does the
  /// `@State` of Xcode 27 for inline defaults.
  func mayRunWithView(
    _ initializer: FunctionReference, of id: TypeID, in model: ProjectModel
  ) -> Bool {
    let others = model.graph.constructionCalls(of: id).filter {
      !model.graph.mayRun(initializer, of: id, in: $0)
    }
    return sites.of(models: [id]).contains {
      !$0.isMadeOnce && !$0.isInPreview
        && $0.constructions.contains { construction in
          construction.isNew
            && !others.contains { construction.contains($0.call.range, inFile: $0.file) }
        }
        && choice(for: $0.property)?.isCreatedWithView != false
    }
      || model.views.mayBeCreatedByViews(id) { number, range in
        others.contains { $0.file == number && $0.call.range == range }
          || choices.contains { choice in
            !choice.isCreatedWithView
              && choice.site.constructions.contains { $0.contains(range, inFile: number) }
          }
      }
  }

  /// What reads tracked state with the initializers of a class: a view that owns such an object creates it as the body of
  /// its parent creates the view.
  func readerOfInitializers(of id: TypeID, in model: ProjectModel) -> String? {
    let sites = (byModel[id] ?? []).map { choices[$0] }
      .filter { $0.isCreatedWithView && !$0.site.isInPreview }.map(\.site)
    guard let first = sites.first,
      sites.allSatisfy({ [.inlineDefault, .initializer].contains($0.kind) })
    else { return nil }
    return "the view that creates `\(model.symbols.qualifiedName(first.host))`"
  }

  /// Where evaluating a view creates an object of the class that no wrapper keeps, so that each evaluation creates
  /// another one; with that view.
  func creationOfUnkeptObject(_ id: TypeID, in model: ProjectModel) -> (view: TypeID?, site: Site)?
  {
    let kept = (byModel[id] ?? []).flatMap { choices[$0].site.constructions }
    return model.graph.constructionCalls(of: id).first { made in
      // `.init()` may create something else.
      model.inference.typeCreated(by: made.call.callee, at: made.scope)?.candidates == [id]
        && model.views.isRunByEvaluation(at: made.scope)
        && !model.views.isNavigationValue(made)
        && !kept.contains { $0.contains(made.call.range, inFile: made.file) }
    }.map { (model.views.viewEvaluating($0.scope), model.files[$0.file].site($0.call.range)) }
  }

  /// Whether evaluating a view that owns objects of the class creates them.
  func isCreatedWithView(_ id: TypeID) -> Bool {
    (byModel[id] ?? []).contains { choices[$0].isCreatedWithView && !choices[$0].site.isInPreview }
  }

  /// A view that creates objects of a class when it is evaluated, directly or through another view, without observing
  /// objects of `other`.
  func maker(
    of id: TypeID, notObserving other: TypeID, in model: ProjectModel
  ) -> (view: TypeID, site: Site)? {
    let sites = (byModel[id] ?? []).map { choices[$0] }
      .filter { $0.isCreatedWithView && !$0.site.isInPreview }.map(\.site)
    for construction in sites.flatMap(\.constructions) where construction.isNew {
      guard let host = model.symbols.enclosingType(of: construction.scope),
        !sites.contains(where: { $0.host == host }),
        !model.views.observes(other, host, model.usage.uses.announcements),
        model.views.isEvaluated(construction.scope, in: host)
      else { continue }
      return (host, construction.site)
    }
    let hosts = sites.filter { [.inlineDefault, .initializer, .unowned].contains($0.kind) }
      .map(\.host)
    return model.views.creatorNotObserving(
      other, of: hosts.uniqued(), model.usage.uses.announcements)
  }

  /// Whether the class stays an `ObservableObject` because `@StateObject` still holds it.
  func keepConformance(_ id: TypeID) -> Bool { kept.contains(id) }

  /// Whether the class is an `ObservableObject` after the migration.
  func leavesConformance(_ id: TypeID, in model: ProjectModel) -> Bool {
    keepConformance(id) || declareConformance(id, in: model)
  }

  /// Whether that class must declare the conformance itself, because its protocol no longer refines
  /// `ObservableObject`.
  func declareConformance(_ id: TypeID, in model: ProjectModel) -> Bool {
    func isHeld(_ id: TypeID) -> Bool {
      (byModel[id] ?? []).contains { choices[$0].isKept }
    }
    return isHeld(id) && !model.declaresConformance(id)
      && !model.symbols.classLineage(of: id).contains { $0 != id && isHeld($0) }
  }
}

/// All owner sites of a project, with those of each host and model.
struct OwnerSites: Sendable {
  let all: [OwnerSite]
  /// Indices of the sites, in their order.
  private let byHost: [TypeID: [Int]]
  private let byModel: [TypeID: [Int]]

  init(_ sites: [OwnerSite]) {
    all = sites
    byHost = Dictionary(grouping: sites.indices) { sites[$0].host }
    byModel = sites.indicesByModel
  }

  func of(host: TypeID) -> [OwnerSite] { (byHost[host] ?? []).map { all[$0] } }

  /// The sites of any of the models, in their order.
  func of(models: [TypeID]) -> [OwnerSite] {
    if models.count == 1 { return (byModel[models[0]] ?? []).map { all[$0] } }
    return Set(models.flatMap { byModel[$0] ?? [] }).sorted().map { all[$0] }
  }
}

extension [OwnerSite] {
  /// The indices of the sites for each model, in their order.
  fileprivate var indicesByModel: [TypeID: [Int]] {
    var result: [TypeID: [Int]] = [:]
    for (index, site) in enumerated() {
      for id in site.models.uniqued() { result[id, default: []].append(index) }
    }
    return result
  }
}

/// Edits grouped by file.
struct EditsByFile: Sendable {
  private var edits: [String: [Edit]]

  init(_ edits: [Edit]) { self.edits = Dictionary(grouping: edits, by: \.path) }

  mutating func add(_ more: [Edit]) {
    for edit in more { edits[edit.path, default: []].append(edit) }
  }

  /// Whether any of the edits changes code of a site.
  func touch(_ site: Site) -> Bool {
    edits[site.path]?.contains { $0.range.overlaps(site.range) || site.range.contains($0.range) }
      ?? false
  }

  /// The edits of the same file.
  func beside(_ edit: Edit) -> [Edit] { edits[edit.path] ?? [] }
}

/// The code that other rules remove.
struct Removals {
  private let ranges: [String: [ByteRange]]

  init(_ edits: [Edit]) {
    let removals = edits.filter(\.isRemoval)
    ranges = Dictionary(grouping: removals, by: \.path).mapValues { $0.map(\.range) }
  }

  func contains(_ site: Site) -> Bool {
    ranges[site.path]?.contains { $0.contains(site.range) } ?? false
  }

  /// The site as it will be when its model is migrated: code that is removed from the model's class does not count.
  fileprivate func leaving(_ site: OwnerSite, in model: ProjectModel) -> OwnerSite {
    guard !ranges.isEmpty else { return site }
    let own = site.models.flatMap(model.symbols.classLineage).flatMap { model[$0].declarations }
    return site.without { place in
      contains(place)
        && own.contains {
          model.files[$0.file].path == place.path && model[$0].range.contains(place.range)
        }
    }
  }
}

extension OwnerSite {
  /// The property as if it had a wrapper whose name is still to be written; nil where it has one, or where SwiftUI
  /// would keep no state.
  fileprivate func plainProperty(in model: ProjectModel) -> WrapperSite? {
    guard holder == .plain, !isInPreview, kind == .unowned, model.keepsState(for: host) else {
      return nil
    }
    let declared = model[property]
    let start =
      declared.modifiers.map(\.range.lowerBound).min().map {
        min($0, declared.introducer.lowerBound)
      } ?? declared.introducer.lowerBound
    return WrapperSite(
      property, property: declared, attribute: Attribute(unwrittenAt: start),
      wrapper: .observedObject, host: host, type: model.inference.type(of: property))
  }
}

extension ProjectModel {
  /// Whether a type is a view or a modifier, to which SwiftUI gives an identity.
  func keepsState(for id: TypeID) -> Bool {
    self[id].kind == .struct && symbols.inherits(id, fromOutside: SDK.viewOrModifier)
  }
}
