import SourceModel

extension ProjectModel {
  /// The warnings about published properties of a class whose new values may be equal to the old ones though views show
  /// the difference: one for each `==`, at the first property that it concerns.
  func partialComparisons(of id: TypeID) -> [PropertyReference: Diagnostic] {
    var compared: [(comparison: LooseComparison, properties: [PropertyReference])] = []
    for reference in symbols.properties(of: id) where self[reference].attribute(.published) != nil {
      guard let found = tracking.looselyCompared(inference.type(of: reference)),
        tracking.mayBeSetToEqual(reference, by: found), tracking.isShown(reference, of: id)
      else { continue }
      if let index = compared.firstIndex(where: { $0.comparison.type == found.type }) {
        compared[index].properties.append(reference)
      } else {
        compared.append((found, [reference]))
      }
    }
    return compared.reduce(into: [:]) { notes, item in
      let names = item.properties.map { "`\(self[$0].name)`" }.uniqued().listed(upTo: 3)
      notes[item.properties[0]] = diagnostic(of: item.comparison, at: names)
    }
  }

  private func diagnostic(of comparison: LooseComparison, at names: String) -> Diagnostic {
    let type = symbols.qualifiedName(comparison.type)
    let equality = comparison.equality
    let place = files[equality.file].place(self[equality].nameRange)
    let named = "`\(type).==` (\(place))"
    guard let ignored = comparison.ignored else {
      return Diagnostic(
        .partialEquality, type, detail: "another object that \(named) considers equal",
        of: names, instead: "Make `==` compare identities with `===`")
    }
    return Diagnostic(
      .partialEquality, type, detail: "a value that differs only in what \(named) ignores",
      of: names, instead: "Make `==` compare `\(self[ignored].name)`, which views show",
      severity: comparison.isUnlikely ? .note : .warning)
  }
}
