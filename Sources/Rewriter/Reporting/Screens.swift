import SourceModel

/// A view that may look or behave differently, because a warning is about it or about a model that it reads.
struct Screen: Sendable {
  /// A warning, and the value to change for it.
  struct Item: Sendable, Hashable {
    let warning: PlacedDiagnostic
    /// nil if the warning is about something else.
    let value: String?

    var label: String { value ?? warning.name }
  }

  /// A place that sets a value, and those in views that run it.
  struct Setter: Sendable {
    let site: Site
    let callers: [Site]
    /// Whether no view is known to contain or run it.
    let isOutOfReach: Bool
  }

  let view: TypeID
  /// What a person sees of it; nil if that is not known.
  let title: String?
  /// What leads to it, from the app down, with titles where they are known, and the case for which the last of these
  /// shows it; empty if no path is known.
  let path: [String]
  /// Where the code at the end of the path creates it, or names the value that opens it.
  let creation: Site?
  /// Where other code does so, or creates the views on the path.
  let otherCreations: [Site]
  /// The apps that contain the path's start; empty if that is not known.
  let apps: [String]
  /// Whether no code of the app is known to create the view.
  let isUnused: Bool
  let items: [Item]

  /// Where the view or its parts show the values, as far as the warnings name no place themselves.
  let readers: [Site]
  /// Where code sets the values; what a person reaches from the screen first.
  let setters: [Setter]

  var warnings: [PlacedDiagnostic] { items.map(\.warning).uniqued() }
  var app: String { apps.listed(upTo: 2, "app") }
}

extension Review {
  /// What to open after the migration, app by app, the views with the most warnings first. Previews are left out.
  var screens: [Screen] {
    let model = migration.model
    let ownership = Ownership(model)
    let named = NamedPlaces(model)
    var itemsOfViews: [TypeID: [Screen.Item]] = [:]
    for warning in warnings + owners {
      for (view, value) in views(showing: warning, ownership, named) {
        itemsOfViews[view, default: []].append(Screen.Item(warning: warning, value: value))
      }
    }
    let views = itemsOfViews.keys.sorted()
    let graph = ViewGraph(opening: Set(views), in: model.views)
    let paths = graph.paths(to: Set(views), in: model.views)
    let parts = Dictionary(grouping: views) {
      whole(of: $0, along: paths[$0]?.steps ?? [], itemsOfViews) ?? $0
    }
    let screens = views.filter { parts[$0] != nil }
      .map {
        let items = itemsOfViews[$0, default: []].uniqued()
        return screen(
          of: $0, with: parts[$0] ?? [], paths[$0], graph.openings(of: $0), items, ownership)
      }.enumerated().sorted {
        ($1.element.warnings.count, $0.offset) < ($0.element.warnings.count, $1.offset)
      }.map(\.element)
    return screens.grouped(by: \.app).flatMap(\.self)
  }

  /// Whether the screens belong to several apps.
  static func areOfSeveralApps(_ screens: [Screen]) -> Bool { Set(screens.map(\.app)).count > 1 }

  /// The view that is to be opened for the same as a view and contains it.
  private func whole(
    of view: TypeID, along steps: [ViewGraph.Path.Step], _ items: [TypeID: [Screen.Item]]
  ) -> TypeID? {
    steps.indices.dropLast().first { index in
      let outer = steps[index].view.flatMap { items[$0] } ?? []
      return Set(items[view] ?? []).isSubset(of: outer)
        && steps[(index + 1)...].allSatisfy {
          !$0.isOpenedByValue && $0.creation.map(migration.model.isOpened) == false
        }
    }.flatMap { steps[$0].view }
  }

  private func screen(
    of view: TypeID, with parts: [TypeID], _ path: ViewGraph.Path?, _ openings: [Site],
    _ items: [Screen.Item], _ ownership: Ownership
  ) -> Screen {
    let (model, steps) = (migration.model, path?.steps ?? [])
    let calls = calls(creating: view)
    let creation =
      steps.last?.creation
      ?? calls.first.map { model.files[$0.file].site($0.call.range) }
    let shown = steps.dropLast().enumerated().filter { $0.offset == 0 || $0.element.view != nil }
    let places = items.flatMap(\.warning.related).uniqued().filter { place in
      place.role == .shows && model.innermostType(around: place.site).map(parts.contains) == true
    }
    return Screen(
      view: view, title: model.title(of: view, createdAt: creation),
      path: shown.map { index, step in
        let start = index == 0 ? path?.start : nil
        return model.title(of: step.view, createdAt: step.creation).map { "“\($0)”" }
          ?? start.flatMap(model.innermostType).map(model.symbols.qualifiedName) ?? step.name
      } + (shown.isEmpty ? [] : [creation.flatMap(model.switchCase)].compactMap(\.self)),
      creation: creation,
      otherCreations: (openings.filter { $0 != creation }
        + (steps.compactMap(\.view) + [view]).uniqued().reversed().flatMap {
          creations(of: $0, besides: steps.map(\.creation) + [creation])
        }).uniqued(),
      apps: apps(of: path?.start ?? steps.first?.view.map(model.symbols.site) ?? creation),
      isUnused: path == nil && calls.isEmpty,
      items: items.filter { !$0.setters(in: model).isEmpty }
        + items.filter { $0.setters(in: model).isEmpty },
      readers: places.map(\.site).uniqued(),
      setters: setters(
        of: items, shownAt: places, by: parts + steps.compactMap(\.view).reversed(),
        createdAt: creation, ownership))
  }

  private func creations(of view: TypeID, besides known: [Site?]) -> [Site] {
    calls(creating: view).map { migration.model.files[$0.file].site($0.call.range) }
      .filter { !known.contains($0) }
  }

  /// The code of the app that creates a view, without previews and tests.
  func calls(creating view: TypeID) -> [ConstructionCall] {
    let model = migration.model
    return model.graph.constructionCalls(of: view).filter { !model.symbols.isInPreview($0.scope) }
  }

  private func apps(of site: Site?) -> [String] {
    let layout = migration.model.symbols.layout
    // An extension is a part of the app that depends on it.
    let programs = layout.targets.filter { $0.isApp && !$0.isTest }
    let parts = Set(programs.flatMap(\.dependencies))
    return (site.map { layout.targets(of: $0.path) } ?? []).map { layout.targets[$0] }
      .filter { $0.isApp && !$0.isTest && !parts.contains($0.name) }.map(\.name).uniqued()
  }

  /// The view around the place of a warning, otherwise the views that show what it is about; each with the name of the
  /// value.
  private func views(
    showing warning: PlacedDiagnostic, _ ownership: Ownership, _ named: NamedPlaces
  ) -> [(view: TypeID, value: String?)] {
    let model = migration.model
    guard let around = model.innermostType(around: warning.site) else { return [] }
    let values = warning.watched.filter { canBeChanged($0, in: around) }
    let names = values.map(\.name)
    let name = names.first
    if model.symbols.hasBody(around) {
      return names.isEmpty ? [(around, nil)] : names.map { (around, $0) }
    }
    func readers(of type: TypeID, _ member: String? = nil) -> [TypeID] {
      let holders = ownership.views(of: type).filter { view, holder in
        model.symbols.hasBody(view)
          && model.tracking.readsWhileEvaluated(in: view, throughMember: holder).contains {
            member == nil || $0.use.name == member
          }
      }.map(\.view)
      guard holders.isEmpty else { return holders }
      // `hub.store.rows`: the view has another object of which it obtains this one.
      let properties = model.symbols.properties(of: type).filter {
        member == nil ? model[$0].attribute(.published) != nil : model[$0].name == member
      }
      return properties.flatMap { model.tracking.viewsReading($0, of: type) }.uniqued()
    }
    let places =
      named.places(in: warning.message).map(\.site)
      + (values.contains { $0.site != nil }
        ? [] : warning.related.filter { $0.role == .shows }.map(\.site))
    let found =
      values.flatMap { value in
        (value.site.map { [$0].compactMap(model.innermostType).filter(model.symbols.hasBody) }
          ?? readers(of: value.model ?? around, value.member)).map { ($0, value.name) }
      } + places.compactMap(model.innermostType).filter(model.symbols.hasBody).map { ($0, name) }
    return found.isEmpty ? readers(of: around).map { ($0, name) } : found
  }
}

extension Review {
  /// Whether a value may change while the app runs, as far as is known: it is neither an object that stays the same nor
  /// a property that only initializers set.
  private func canBeChanged(_ value: WatchedValue, in around: TypeID) -> Bool {
    let (model, id) = (migration.model, value.model ?? around)
    guard value.site == nil,
      let property = model.symbols.members(of: id, named: value.member).properties.first,
      model[property].isStored
    else { return true }
    return !model.inference.type(of: property).candidates.contains { model[$0].kind == .class }
      && model.tracking.changesAfterInit(property, of: id)
  }
}
