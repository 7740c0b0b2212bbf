import SourceModel

extension Rule {
  /// `import Combine` goes where nothing of Combine is left.
  static let combineImport = Rule(
    name: "CombineImport",
    summary: "import Combine, where nothing of it is left → nothing"
  ) { model, _, _ in
    model.files.indices.compactMap { number in
      let file = model.files[number]
      guard let item = file.imports.first(where: { $0.path == "Combine" && !$0.isConditional && $0.attributes.isEmpty }),
        file.identifiers.isDisjoint(with: combineNames)
      else { return nil }
      let types = model.migratableTypes.filter { id in
        model[id].declarations.contains { $0.file == number }
      }
      guard !types.isEmpty, !model.publishesElsewhere(inFile: number) else { return nil }
      return Proposal(
        rule: "CombineImport", site: file.site(item.range), types: types, need: .allIfPossible,
        answer: .rewrite([.removeDeclaration(item.range, in: file)]))
    }
  }
}

/// Names of Combine's that code may use without naming the module. `ObservableObject` and `Published` are counted apart.
private let combineNames: Set<String> = [
  "AnyCancellable", "Cancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Publishers",
  "Publisher", "Subscribers", "Subscriber", "Subscription", "Subject", "Just", "Fail", "Future", "Deferred", "Empty",
  "ConnectableObservable", "ObservableObjectPublisher", "AnySubscriber", "objectWillChange", "sink", "eraseToAnyPublisher", "assign",
  "receive", "debounce", "throttle", "removeDuplicates", "dropFirst", "combineLatest", "CombineLatest",
  "autoconnect", "publisher", "TopLevelDecoder", "TopLevelEncoder", "store", "Combine", "dataTaskPublisher", "publish",
]

extension ProjectModel {
  /// Whether the file names `ObservableObject` or `Published` for anything but the types that move.
  fileprivate func publishesElsewhere(inFile number: Int) -> Bool {
    let file = files[number]
    let own = file.types.indices.filter { index in
      type(ofDeclaration: index, inFile: number).map(isMigratable) ?? false
    }
    return file.uses.typeReferences.contains { reference in
      guard reference.name == "ObservableObject" || reference.name == "Published" else { return false }
      switch reference.position {
      case .inheritance, .attribute:
        return !own.contains { file.types[$0].range.contains(reference.range.lowerBound) }
      case .annotation, .genericConstraint, .expression: return true
      }
    }
  }
}
