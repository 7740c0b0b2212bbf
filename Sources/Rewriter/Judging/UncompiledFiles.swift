import SourceModel

extension ProjectModel {
  /// One note about all files that are left out because no target compiles them.
  var uncompiledDiagnostics: [PlacedDiagnostic] {
    guard let first = symbols.uncompiled.first else { return [] }
    let others = symbols.uncompiled.count - 1
    let files = "this file" + (others == 0 ? "" : " and \(counted(others, "other"))")
    let site = Site(path: first, range: 0..<0, line: 1, column: 1)
    return [PlacedDiagnostic(.uncompiledFile, files, at: site)]
  }
}
