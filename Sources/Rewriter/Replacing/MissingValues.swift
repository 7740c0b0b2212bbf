import SourceModel

/// Environment values that views lack.
extension ProjectModel {
  /// Whether and where the object of a property is missing.
  func lack(
    at site: WrapperSite, _ types: [TypeID], _ wiring: EnvironmentInjections,
    _ handed: PassedWrappers
  ) -> EnvironmentInjections.Lack {
    let isPassedOn = site.reference.map(handed.properties.contains) == true
    return wiring.lack(
      at: site, types,
      isUsedAsWrapper: isPassedOn || !usage.uses.projections(of: site).isEmpty)
  }

  /// Notes the previews that show a view without the environment values that it reads. A view without one that it holds as
  /// an optional crashes only when it reads it, as before.
  func previewNotes(
    for sites: [WrapperSite], _ wiring: EnvironmentInjections, _ handed: PassedWrappers
  ) -> [Proposal] {
    wiring.previewsLackingValues(for: sites).compactMap { start, all in
      let found = all.filter {
        $0.isAlwaysRead || lack(at: $0.property, [$0.type], wiring, handed).typeSuffix == nil
      }
      if found.isEmpty { return nil }
      let note = Diagnostic(
        previewWithout: found.map {
          Diagnostic.MissingValue(
            type: $0.type, name: symbols.qualifiedName($0.type),
            view: symbols.qualifiedName($0.view), isAlwaysRead: $0.isAlwaysRead,
            site: files[$0.property.file].site($0.property.property.nameRange))
        })
      return Proposal(
        marking: note, at: start, for: found.map(\.type).uniqued().sorted(), need: .any)
    }
    .sorted { $0.site < $1.site }
  }
}
