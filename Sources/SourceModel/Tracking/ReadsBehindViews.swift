/// What code outside of views reads of models.
extension Tracking {
  /// The variables and computed properties of models that code reads, directly.
  /// - Parameter names: The names of all properties that can be read this way.
  func propertiesRead(in code: CodeNode, named names: Set<String>) -> [PropertyReference] {
    plainVariablesRead(in: code)
      + symbols.files[code.file].uses.reads(in: code.body).filter { names.contains($0.name) }
      .flatMap { properties(readBy: $0, in: code) }
  }

  /// The properties of other models that a read in a model's code may refer to.
  private func properties(readBy read: Read, in code: CodeNode) -> [PropertyReference] {
    let place = ScopeReference(file: code.file, scope: read.scope)
    guard let base = read.base, !base.isSelf, graph.runs(place, .withBodyOrCreation, in: code)
    else { return [] }
    let types = inference.objects(of: base, at: place)
    return symbols.concreteTypes(of: types).filter(symbols.isMigratable).flatMap {
      symbols.members(of: $0, named: read.name).properties
    }
    .filter { !symbols[$0].isStatic && symbols[$0].attribute(.published) == nil }
  }
}

extension PropertyUses.Located<Read> {
  /// The sort key of reads.
  var sortKey: (file: Int, start: Int, end: Int) {
    (file, use.range.lowerBound, use.range.upperBound)
  }
}

extension PropertyReference {
  var order: (file: Int, type: Int, index: Int) { (file, type ?? -1, index) }
}
