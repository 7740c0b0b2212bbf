import SourceModel

/// A view that may look or behave differently, because a warning is about it or about a model that it reads.
struct Screen: Sendable {
  let view: TypeID
  /// The views that lead to it, from the app down; empty if no path is known.
  let path: [String]
  let warnings: [PlacedDiagnostic]
}

extension Review {
  /// The views to open after the migration, those with the most warnings first. Previews are left out.
  var screens: [Screen] {
    let model = migration.model
    let ownership = Ownership(model)
    var warningsOfViews: [TypeID: [PlacedDiagnostic]] = [:]
    for warning in warnings + owners {
      for view in views(showing: warning, ownership) {
        warningsOfViews[view, default: []].append(warning)
      }
    }
    let views = warningsOfViews.keys.sorted()
    let graph = ViewGraph(leadingTo: Set(views), in: model.views)
    let paths = graph.paths(to: Set(views), in: model.views)
    return views.map { view in
      Screen(
        view: view, path: paths[view]?.names.dropLast() ?? [],
        warnings: warningsOfViews[view] ?? [])
    }.enumerated().sorted {
      ($1.element.warnings.count, $0.offset) < ($0.element.warnings.count, $1.offset)
    }.map(\.element)
  }

  /// The view around the place, otherwise the views that read the property there of their model.
  private func views(showing warning: PlacedDiagnostic, _ ownership: Ownership) -> [TypeID] {
    let model = migration.model
    guard let number = model.symbols.file(warning.site.path), warning.site.line > 0,
      let around = model.innermostType(around: warning.site.range, inFile: number)
    else { return [] }
    if model.symbols.hasBody(around) { return [around] }
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
