import SourceModel

extension Rule {
  /// `import Combine` goes where nothing of Combine is left, and comes where a bridge needs it.
  static let combineImport = Rule(
    name: "CombineImport",
    summary: "import Combine, where nothing of it is left → nothing"
  ) { model, uses, options, owners in
    let constraints = Dictionary(grouping: model.constraintsThatMove, by: \.file)
    let needing = options.combine == .bridge ? typesNeedingCombine(in: model, uses) : [:]
    let removals = removals(in: model, besides: owners)
    return model.files.indices.flatMap { number -> [Proposal] in
      let file = model.files[number]
      if let types = needing[number] { return importProposals(types, inFile: number, of: model) }
      return removalProposals(
        inFile: number, besides: constraints[number] ?? [], removals[file.path] ?? [], of: model,
        owners)
    }
  }
}

private typealias Constraint = (file: Int, range: ByteRange, types: [TypeID])
private typealias Removal = (range: ByteRange, types: [TypeID])

/// What goes where the types move, by the path of its file; of files that import Combine.
private func removals(in model: ProjectModel, besides owners: Owners) -> [String: [Removal]] {
  let importing = Set(
    model.files.filter(\.importsCombine).map(\.path))
  var removals: [String: [Removal]] = [:]
  for proposal in owners.besides where proposal.need == .all {
    for edit in proposal.edits
    where !edit.isInsertion && importing.contains(edit.path) && !edit.writesCombine {
      removals[edit.path, default: []].append((edit.range, proposal.types))
    }
  }
  return removals
}

/// - Parameter constraints: `ObservableObject` where it constrains what is handed nothing but types that move.
private func removalProposals(
  inFile number: Int, besides constraints: [Constraint], _ removals: [Removal],
  of model: ProjectModel, _ owners: Owners
) -> [Proposal] {
  let file = model.files[number]
  let imports = file.imports.filter {
    $0.module == "Combine" && !$0.isConditional
      && $0.attributes.allSatisfy { $0 == "preconcurrency" }
  }
  guard !imports.isEmpty,
    let removing = typesRemovingCombine(
      from: file, by: removals + constraints.map { ($0.range, $0.types) })
  else { return [] }
  let declared = file.types.indices.compactMap { model.type(ofDeclaration: $0, inFile: number) }
  let own =
    declared.filter { model.isMigratable($0) && !model.isObservable($0) }.uniqued().sorted()
    + constraints.flatMap(\.types)
  let types = own.isEmpty ? [] : (own + removing).uniqued()
  guard !types.isEmpty, !types.contains(where: owners.keepConformance),
    !model.publishesElsewhere(inFile: number, than: constraints.map(\.range))
  else { return [] }
  return imports.map { item in
    Proposal(
      rule: "CombineImport", site: file.site(item.range), types: types, need: .allIfPossible,
      answer: .rewrite([.removeImport(item, in: file)]))
  }
}

/// The types with whose move all goes that a file has of Combine; nil where something stays.
private func typesRemovingCombine(
  from file: FileFacts, by removals: [Removal]
) -> [TypeID]? {
  let names = combineNames.filter { file.identifiers.contains($0) }
  if names.isEmpty { return [] }
  guard !removals.isEmpty else { return nil }
  let imports = file.imports.map(\.range)
  var types: [TypeID] = []
  for place in names.flatMap({ file.words($0, in: 0..<file.bytes.count) })
  where !imports.contains(where: { $0.contains(place) }) {
    guard let removal = removals.first(where: { $0.range.contains(place) }) else { return nil }
    types += removal.types
  }
  return types
}

extension FileFacts {
  fileprivate var importsCombine: Bool { imports.contains { $0.module == "Combine" } }
}

extension Edit {
  /// Whether the new text names something of Combine.
  fileprivate var writesCombine: Bool {
    !isRemoval && replacement.containsWord(of: combineNames)
  }
}

/// For each file, the types whose declaration there will name something of Combine's.
private func typesNeedingCombine(in model: ProjectModel, _ uses: PropertyUses) -> [Int: [TypeID]] {
  var result: [Int: [TypeID]] = [:]
  for id in model.migratableTypes {
    // A subclass inherits the publisher, and sends what it publishes itself.
    let inherits = model.classLineage(of: id).contains { $0 != id && uses.announces($0) }
    let publishes = model.properties(of: id).contains { model[$0].attribute(.published) != nil }
    if uses.announces(id), !inherits || publishes {
      result[model[id].primary.file, default: []].append(id)
    }
    for reference in model.properties(of: id)
    where model[reference].attribute(.published) != nil {
      if uses.isReadAsPublisher(reference, in: model) {
        result[reference.file, default: []].append(id)
      }
      // Who assigns a publisher keeps the subscription.
      for located in uses.projections[reference] ?? [] where located.use.isInOut {
        let scope = ScopeReference(file: located.file, scope: located.use.scope)
        let host = model.enclosingType(of: scope).flatMap {
          model.classLineage(of: $0).contains(id) ? $0 : nil
        }
        result[model[host ?? id].primary.file, default: []].append(id)
      }
    }
  }
  let publishers = WrittenPublishers(in: model, uses)
  for number in publishers.files {
    let file = model.files[number]
    let own = file.types.indices.compactMap { model.type(ofDeclaration: $0, inFile: number) }
      .filter(model.isMigratable)
    // Where no such type is declared, a publisher of another file's is taken.
    result[number, default: []] +=
      own.isEmpty
      ? file.uses.typeReferences.flatMap { publishers.reaching($0, inFile: number) } : own
  }
  return result.mapValues { $0.uniqued() }
}

private func importProposals(
  _ types: [TypeID], inFile number: Int, of model: ProjectModel
) -> [Proposal] {
  let file = model.files[number]
  guard !types.isEmpty, !file.importsCombine else { return [] }
  // Where nothing is imported, Observation comes as well, if a class is declared here.
  let isFollowed = file.imports.isEmpty && types.contains { model[$0].primary.file == number }
  let (offset, text) = file.placeToImport("Combine", before: isFollowed)
  return [
    Proposal(
      rule: "CombineImport", site: file.site(offset..<offset), types: types, need: .any,
      answer: .rewrite([.insert(text, at: offset, in: file)]))
  ]
}

/// Names of Combine's that code may use without naming the module. `ObservableObject` and `Published` are counted apart.
private let combineNames: Set<String> = [
  "AnyCancellable", "Cancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
  "Publishers",
  "Publisher", "Subscribers", "Subscriber", "Subscription", "Subject", "Just", "Fail", "Future",
  "Deferred", "Empty",
  "ConnectableObservable", "ObservableObjectPublisher", "AnySubscriber", "objectWillChange", "sink",
  "eraseToAnyPublisher", "assign",
  "receive", "debounce", "throttle", "removeDuplicates", "dropFirst", "combineLatest",
  "CombineLatest",
  "autoconnect", "publisher", "TopLevelDecoder", "TopLevelEncoder", "store", "Combine",
  "dataTaskPublisher", "publish",
]

extension ProjectModel {
  /// Whether the file names `ObservableObject` or `Published` for anything but the types that move.
  /// - Parameter constraints: where it is named for them, too.
  fileprivate func publishesElsewhere(inFile number: Int, than constraints: [ByteRange]) -> Bool {
    let file = files[number]
    let own = file.types.indices.filter { index in
      type(ofDeclaration: index, inFile: number).map(isMigratable) ?? false
    }
    return file.uses.typeReferences.contains { reference in
      guard reference.name == "ObservableObject" || reference.name == "Published",
        !constraints.contains(reference.range)
      else { return false }
      switch reference.position {
      case .inheritance, .attribute:
        return !own.contains { file.types[$0].range.contains(reference.range.lowerBound) }
      case .annotation, .genericConstraint, .expression, .extended, .cast, .genericArgument:
        return true
      }
    }
  }
}
