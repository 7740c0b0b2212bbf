import SourceModel

extension Rule {
  /// `import Observation` is added where a file needs `Observable` and no import provides it.
  static let observationImport = Rule(name: "ObservationImport", page: .observationImport) {
    model, _ in
    let declared = Dictionary(grouping: model.symbols.migratableTypes) { model[$0].primary.file }
    let constrained = Dictionary(grouping: model.objects.migratedConstraints, by: \.file)
    return Set(declared.keys).union(constrained.keys).sorted().compactMap { number in
      let file = model.files[number]
      let own = (declared[number] ?? []).filter { model.namesObservation($0) }
      let constraints = constrained[number] ?? []
      let types = (own + constraints.flatMap(\.types)).uniqued().sorted()
      let places = own.map { model[model[$0].primary].range } + constraints.map(\.range)
      // If the file's imports have access levels, the conformance of a public class needs a public import.
      let isPublic =
        file.imports.contains { $0.isPublic && SDK.moduleOfObservableObject.contains($0.module) }
        && own.contains(where: model.objects.isVisibleToClients)
      guard !types.isEmpty,
        !file.imports.contains(where: {
          file.bringsObservation($0, to: places) && ($0.isPublic || !isPublic)
        })
      else { return nil }
      let clause = file.imports.first { $0.clause != nil && file.reaches($0, places) }?.clause
      let (offset, text) = file.placeToImport("Observation", in: clause, publicly: isPublic)
      return Proposal(
        at: file.site(offset..<offset), for: types, need: .any,
        [.insert(text, at: offset, in: file)])
    }
  }
}

extension ProjectModel {
  /// Whether the migrated declaration uses a name from Observation.
  func namesObservation(_ id: TypeID) -> Bool {
    switch self[id].kind {
    case .class: usage.uses.needsMacro(id, in: tracking)
    // It only loses its conformance.
    case .actor: false
    default:
      symbols.observability(of: id) == .declared && usage.uses.needsMacro(id, in: tracking)
    }
  }
}
