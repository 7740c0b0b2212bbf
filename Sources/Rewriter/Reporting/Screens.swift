import SourceModel

/// What may look or behave differently, because a warning is about it or about a model that it reads.
struct Screen: Sendable {
  enum Subject: Sendable {
    case view(TypeID)
    /// The views that show a model, if it is not known which ones they are.
    case model(String)
  }

  let subject: Subject
  /// The views that lead to it, from the app down; empty if no path is known.
  let path: [String]
  let warnings: [PlacedDiagnostic]

  /// What to change there.
  var subjects: [String] { warnings.map { $0.subject ?? $0.name }.uniqued() }
}

extension PlacedDiagnostic {
  /// The code that its message names first: what it is about.
  var subject: String? {
    let parts = message.split(separator: "`", maxSplits: 2)
    return (message.hasPrefix("`") ? parts.first : parts.dropFirst().first).map(String.init)
  }
}

extension Review {
  /// What to open after the migration, the views with the most warnings first. Previews are left out.
  var screens: [Screen] {
    let model = migration.model
    let ownership = Ownership(model)
    var warningsOfViews: [TypeID: [PlacedDiagnostic]] = [:]
    var warningsOfModels: [String: [PlacedDiagnostic]] = [:]
    for warning in warnings + owners {
      let found = views(showing: warning, ownership)
      for view in found { warningsOfViews[view, default: []].append(warning) }
      if found.isEmpty, let type = warning.type {
        warningsOfModels[type, default: []].append(warning)
      }
    }
    let models = warningsOfModels.sorted { $0.key < $1.key }.map {
      Screen(subject: .model($0.key), path: [], warnings: $0.value)
    }
    let views = warningsOfViews.keys.sorted()
    let graph = ViewGraph(leadingTo: Set(views), in: model.views)
    let paths = graph.paths(to: Set(views), in: model.views)
    return views.map { view in
      Screen(
        subject: .view(view), path: paths[view]?.names.dropLast() ?? [],
        warnings: warningsOfViews[view] ?? [])
    }.enumerated().sorted {
      ($1.element.warnings.count, $0.offset) < ($0.element.warnings.count, $1.offset)
    }.map(\.element) + models
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
