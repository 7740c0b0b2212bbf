import SourceModel

@testable import Rewriter

extension Law {
  /// Where a model is made more often than before, a diagnostic says so, or the report counts the place; what is dear or
  /// unknown has a diagnostic of its own.
  static let repeatedInitializersReported = Law(name: "repeated initializers reported") { run in
    let migration = run.migration
    let moved = Set(migration.migrated.map(\.type))
    let counted = Set(migration.recreated.map(\.site.property))
    var result: [String] = []
    for choice in migration.owners where choice.site.models.allSatisfy(moved.contains) {
      let site = choice.site
      let again = choice.repeated(xcode: run.xcode)
      guard !again.isEmpty, !site.isInPreview else { continue }
      let place = "\(site.site.path):\(site.site.line)"
      let isReported = migration.isReported(choice)
      if !isReported, !counted.contains(site.property) {
        result.append("\(place) makes its model more often, and nothing says so")
      }
      let isExpensive = again.contains { $0.cost.weight == .heavy || !$0.cost.unresolved.isEmpty }
      if isExpensive, !isReported, choice.strategy != .bootstrap {
        result.append("\(place) has no diagnostic, and what makes its model is dear or unknown")
      }
    }
    return result + migration.unweighedOwners.map { "\($0.path):\($0.line) was not weighed" }
  }
}

extension SnapshotRun {
  fileprivate var xcode: Int? {
    if case .major(let asked) = options.xcode { return asked }
    return migration.model.symbols.layout.xcode?.major
  }
}

extension OwnerChoice {
  /// What `@StateObject` evaluated once and the code as it is now evaluates again and again.
  fileprivate func repeated(xcode: Int?) -> [OwnerSite.Construction] {
    guard site.holder == .stateObject, site.kind != .app,
      [.plain, .stateInit, .bootstrap].contains(strategy)
    else { return [] }
    let isOnce = site.kind == .inlineDefault && strategy != .stateInit && (xcode ?? 0) >= 27
    return site.constructions.filter {
      $0.isDeferred && $0.runsCode
        && !(isOnce && $0.site.path == site.site.path
          && $0.site.line == site.site.line)
    }
  }
}

extension Migration {
  fileprivate func isReported(_ choice: OwnerChoice) -> Bool {
    let names: Set<DiagnosticKind> = [
      .repeatedDefault, .repeatedInitializer, .unknownInitializerCost,
    ]
    return rewritten.contains { decision in
      decision.types == choice.site.models && decision.site.path == choice.site.site.path
        && decision.diagnostics.contains { names.contains($0.kind) }
    }
  }

  /// The properties that become state with a default, are neither shared nor in a preview, and have no owner site. Those
  /// of a class are installed by nobody: they are no state, before and after.
  fileprivate var unweighedOwners: [Site] {
    let known = Set(owners.map(\.site.property))
    return model.objects.wrapperSites(.stateObject).compactMap { wrapper in
      let scope = ScopeReference(file: wrapper.file, scope: wrapper.property.scope)
      guard let reference = wrapper.reference, !known.contains(reference),
        wrapper.property.initializer != nil, !wrapper.property.isStatic,
        !model.symbols.isInPreview(scope),
        wrapper.host.map({ model[$0].kind != .class }) ?? true
      else { return nil }
      let site = model.files[wrapper.file].site(wrapper.attribute.range)
      return rewritten.contains { $0.site == site && $0.diagnostics.isEmpty } ? site : nil
    }
  }
}
