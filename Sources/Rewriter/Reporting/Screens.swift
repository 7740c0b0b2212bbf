import SourceModel

/// What may look or behave differently, because a warning is about it or about a model that it reads.
struct Screen: Sendable {
  enum Subject: Sendable {
    case view(TypeID)
    /// The views that show a model, if it is not known which ones they are.
    case model(String)
  }

  let subject: Subject
  /// What a person sees of it; nil if that is not known.
  let title: String?
  /// What leads to it, from the app down, with titles where they are known; empty if no path is known.
  let path: [String]
  let warnings: [PlacedDiagnostic]

  /// What to change there.
  var subjects: [String] { warnings.map { $0.watched ?? $0.name }.uniqued() }
}

extension Review {
  /// What to open after the migration, the views with the most warnings first. Previews are left out.
  var screens: [Screen] {
    let model = migration.model
    let ownership = Ownership(model)
    let named = NamedPlaces(model)
    var warningsOfViews: [TypeID: [PlacedDiagnostic]] = [:]
    var warningsOfModels: [String: [PlacedDiagnostic]] = [:]
    for warning in warnings + owners {
      let found = views(showing: warning, ownership, named)
      for view in found { warningsOfViews[view, default: []].append(warning) }
      if found.isEmpty, let type = warning.type {
        warningsOfModels[type, default: []].append(warning)
      }
    }
    let models = warningsOfModels.sorted { $0.key < $1.key }.map {
      Screen(subject: .model($0.key), title: nil, path: [], warnings: $0.value)
    }
    let views = warningsOfViews.keys.sorted()
    let graph = ViewGraph(leadingTo: Set(views), in: model.views)
    let paths = graph.paths(to: Set(views), in: model.views)
    return views.map { view in
      let steps = paths[view]?.steps ?? []
      return Screen(
        subject: .view(view), title: model.title(of: view, createdAt: steps.last?.creation),
        path: steps.dropLast().enumerated().map { index, step in
          let start = index == 0 ? paths[view]?.start : nil
          return model.title(of: step.view, createdAt: step.creation).map { "“\($0)”" }
            ?? start.flatMap(model.innermostType).map(model.symbols.qualifiedName) ?? step.name
        }, warnings: warningsOfViews[view] ?? [])
    }.enumerated().sorted {
      ($1.element.warnings.count, $0.offset) < ($0.element.warnings.count, $1.offset)
    }.map(\.element) + models
  }

  /// The view around the place, otherwise those around the code that belongs to it, otherwise the views that read the
  /// property there of their model.
  private func views(
    showing warning: PlacedDiagnostic, _ ownership: Ownership, _ named: NamedPlaces
  ) -> [TypeID] {
    let model = migration.model
    guard let number = model.symbols.file(warning.site.path),
      let around = model.innermostType(around: warning.site)
    else { return [] }
    if model.symbols.hasBody(around) { return [around] }
    let sites = named.places(in: warning.message).map(\.site) + warning.related.map(\.site)
    let views = sites.compactMap(model.innermostType).filter(model.symbols.hasBody).uniqued()
    if !views.isEmpty { return views }
    let property = model.symbols.properties(of: around).first {
      $0.file == number && model[$0].declaration.contains(warning.site.range.lowerBound)
    }.map { model[$0].name }
    return ownership.views(of: around).filter { view, holder in
      model.symbols.hasBody(view)
        && model.tracking.readsWhileEvaluated(in: view, throughMember: holder).contains {
          property == nil || $0.use.name == property
        }
    }.map(\.view).uniqued()
  }
}
