import SourceModel

extension ProjectModel {
  /// One note about all files that are left out because no target compiles them.
  var uncompiledDiagnostics: [PlacedDiagnostic] {
    let sites = symbols.uncompiled.map { Site(path: $0, range: 0..<0, line: 1, column: 1) }
    guard let first = sites.first else { return [] }
    let others = sites.dropFirst()
    let files = "this file" + (others.isEmpty ? "" : " and \(counted(others.count, "other"))")
    let places = others.map { RelatedPlace(site: $0, message: "No target compiles this file") }
    return [PlacedDiagnostic(Diagnostic(.uncompiledFile, files).showing(places), at: first)]
  }
}
