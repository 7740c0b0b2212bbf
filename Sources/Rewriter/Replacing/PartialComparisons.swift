import SourceModel

extension ProjectModel {
  /// The warnings about published properties of a class whose new values may be equal to the old ones though views show
  /// the difference: one for each `==`, at the first property that it concerns.
  func partialComparisons(of id: TypeID) -> [PropertyReference: Diagnostic] {
    var compared: [(comparison: LooseComparison, properties: [PropertyReference])] = []
    for reference in symbols.properties(of: id) where self[reference].attribute(.published) != nil {
      guard let found = tracking.looselyCompared(inference.type(of: reference)),
        tracking.mayBeAssignedAnother(reference)
      else { continue }
      if let index = compared.firstIndex(where: { $0.comparison.type == found.type }) {
        compared[index].properties.append(reference)
      } else {
        compared.append((found, [reference]))
      }
    }
    return compared.reduce(into: [:]) { notes, item in
      let names = item.properties.map { "`\(self[$0].name)`" }.uniqued().listed(upTo: 3)
      let equality = item.comparison.equality
      notes[item.properties[0]] = Diagnostic(
        .partialEquality, symbols.qualifiedName(item.comparison.type),
        detail: files[equality.file].place(self[equality].nameRange), of: names)
    }
  }
}
