import SourceModel

extension Rule {
  /// `import Observation` comes into a file that declares an observable class, unless another import brings it along.
  static let observationImport = Rule(
    name: "ObservationImport",
    summary: "import Observation, where @Observable is written and nothing brings it along"
  ) { model, _, _ in
    model.files.indices.compactMap { number in
      let file = model.files[number]
      guard !file.imports.contains(where: { !$0.isConditional && bringsObservation.contains($0.module) }) else { return nil }
      let types = model.migratableTypes.filter { model[$0].primary.file == number && model.namesObservation($0) }
      guard let first = types.first else { return nil }
      let (offset, text) = file.placeToImport("Observation")
      return Proposal(
        rule: "ObservationImport", site: model.site(of: first), types: types, need: .any,
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

extension FileFacts {
  /// Where an import of a module goes: in front of the first that sorts behind it, or behind the last.
  fileprivate func placeToImport(_ module: String) -> (offset: Int, text: String) {
    let own = imports.filter { !$0.isConditional && isFirstInLine($0.range.lowerBound) }
    let plain = own.filter(\.attributes.isEmpty)
    if let next = plain.first(where: { $0.module.lowercased() > module.lowercased() }) {
      return (lineStart(of: next.range.lowerBound), "import \(module)" + newline)
    }
    if let last = plain.last ?? own.last {
      let end = lineEnd(of: last.range.upperBound)
      let isTerminated = end > 0 && bytes[end - 1].isLineBreak
      return (end, isTerminated ? "import \(module)" + newline : newline + "import \(module)")
    }
    return (headEnd, "import \(module)" + newline + newline)
  }

  /// Behind the comment at the head of the file and the blank line that ends it.
  private var headEnd: Int {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isComment = false
    while offset + 1 < bytes.count, bytes[offset] == 0x2F, bytes[offset + 1] == 0x2F {
      offset = lineEnd(of: offset)
      isComment = true
    }
    return isComment && isLastInLine(offset) ? lineEnd(of: offset) : offset
  }
}
