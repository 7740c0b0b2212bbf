import SourceModel

extension Rule {
  /// `import Observation` comes into a file that declares an observable class, unless another import brings it along.
  static let observationImport = Rule(
    name: "ObservationImport",
    summary: "import Observation, where @Observable is written and nothing brings it along"
  ) { model, _, _ in
    let declared = Dictionary(grouping: model.migratableTypes) { model[$0].primary.file }
    return declared.keys.sorted().compactMap { number in
      let file = model.files[number]
      guard
        !file.imports.contains(where: { !$0.isConditional && bringsObservation.contains($0.module) }
        )
      else { return nil }
      let types = (declared[number] ?? []).filter(model.namesObservation)
      guard !types.isEmpty else { return nil }
      let (offset, text) = file.placeToImport("Observation")
      return Proposal(
        rule: "ObservationImport", site: file.site(offset..<offset), types: types, need: .any,
        answer: .rewrite([.insert(text, at: offset, in: file)]))
    }
  }
}

/// Modules that re-export Observation.
private let bringsObservation: Set<String> = [
  "Observation", "SwiftUI", "SwiftData", "WidgetKit", "AppIntents", "Charts", "TipKit", "StoreKit",
]

extension ProjectModel {
  /// Whether the type's declaration will name something of Observation's.
  fileprivate func namesObservation(_ id: TypeID) -> Bool {
    self[id].kind == .class ? needsMacro(id) : observability(of: id) == .declared
  }
}
