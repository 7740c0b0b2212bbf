import SourceModel

extension Rule {
  /// `import Combine` is removed where nothing of Combine is left, and added where a bridge needs it.
  static let combineImport = Rule(name: "CombineImport", page: .combineImport) {
    model, options, owners in
    let constraints = Dictionary(grouping: model.objects.migratedConstraints, by: \.file)
    let needing = options.combine == .bridge ? typesNeedingCombine(in: model) : [:]
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

/// The ranges that the migration removes, by file path, with the types that must migrate for each. Only files that
/// import Combine are included.
private func removals(in model: ProjectModel, besides owners: Owners) -> [String: [Removal]] {
  let importing = Set(model.files.filter(\.importsCombine).map(\.path))
  var removals: [String: [Removal]] = [:]
  for proposal in owners.besides where proposal.need == .all {
    for edit in proposal.edits
    where !edit.isInsertion && importing.contains(edit.path) && !edit.writesCombine {
      removals[edit.path, default: []].append((edit.range, proposal.types))
    }
  }
  return removals
}

/// - Parameter constraints: Constraints on `ObservableObject` that only migrated types are passed to.
private func removalProposals(
  inFile number: Int, besides constraints: [Constraint], _ removals: [Removal],
  of model: ProjectModel, _ owners: Owners
) -> [Proposal] {
  let file = model.files[number]
  let imports = file.imports.filter {
    $0.module == "Combine" && !($0.isConditional && file.isAloneInClause($0.range))
      && $0.attributes.allSatisfy { $0 == "preconcurrency" }
  }
  guard !imports.isEmpty,
    let removing = typesRemovingCombine(
      from: file, by: removals + constraints.map { ($0.range, $0.types) })
  else { return [] }
  let declared = file.types.indices.compactMap {
    model.symbols.type(ofDeclaration: $0, inFile: number)
  }
  let own =
    declared.filter { model.symbols.isMigratable($0) && !model.symbols.isObservable($0) }.uniqued()
    .sorted()
    + constraints.flatMap(\.types)
  // Without another change, the file would only lose an import.
  let isEdited =
    !removals.isEmpty || !constraints.isEmpty
    || file.identifiers.contains("ObservableObject")
  let types = own.isEmpty || !isEdited ? [] : (own + removing).uniqued()
  guard !types.isEmpty, !types.contains(where: owners.keepConformance),
    !model.usage.publishesElsewhere(inFile: number, than: constraints.map(\.range))
  else { return [] }
  let addsImport = !constraints.isEmpty || own.contains(where: model.namesObservation)
  return imports.map { item in
    Proposal(
      at: file.site(item.range), for: types, need: .allIfPossible,
      [.removeImport(item, adding: addsImport, in: file)])
  }
}

/// The types whose migration removes every use of Combine from a file; nil if a use remains.
private func typesRemovingCombine(from file: FileFacts, by removals: [Removal]) -> [TypeID]? {
  let names = SDK.declaredByCombine.filter { file.identifiers.contains($0) }
  if names.isEmpty { return [] }
  guard !removals.isEmpty else { return nil }
  let imports = file.imports.map(\.range)
  var types: [TypeID] = []
  for place in names.flatMap({ file.words($0, in: 0..<file.bytes.count) })
  where !imports.contains(where: { $0.contains(place) }) && file.mayUseCombine(at: place) {
    guard let removal = removals.first(where: { $0.range.contains(place) }) else { return nil }
    types += removal.types
  }
  return types
}

extension FileFacts {
  fileprivate var importsCombine: Bool { imports.contains { $0.module == "Combine" } }

  /// Whether a name that Combine declares may mean that. The methods of publishers come after a dot.
  fileprivate func mayUseCombine(at name: ByteRange) -> Bool {
    let text = text(name)
    return text.first?.isLowercase != true || text == "objectWillChange"
      || bytes[name.lowerBound - 1] == UInt8(ascii: ".")
  }

  /// Whether `#if` or a similar line stands before and after an import.
  fileprivate func isAloneInClause(_ range: ByteRange) -> Bool {
    let before = lineStart(of: skipWhitespaceBackwards(from: range.lowerBound))
    let after = skipWhitespace(from: range.upperBound)
    return [before, after].allSatisfy { bytes[skipSpaces(from: $0)] == UInt8(ascii: "#") }
  }
}

extension Edit {
  /// Whether the replacement text uses a name from Combine.
  fileprivate var writesCombine: Bool {
    !isRemoval && replacement.containsWord(of: SDK.declaredByCombine)
  }
}

/// The types for which the migration writes code that uses Combine, by the file in which it writes the code.
private func typesNeedingCombine(in model: ProjectModel) -> [Int: [TypeID]] {
  var result: [Int: [TypeID]] = [:]
  for id in model.symbols.migratableTypes {
    // A subclass inherits the publisher, but its own published properties send.
    let inherits = model.symbols.classLineage(of: id).contains {
      $0 != id && model.usage.uses.announces($0)
    }
    let publishes = model.symbols.properties(of: id).contains {
      model[$0].attribute(.published) != nil
    }
    if model.usage.uses.announces(id), !inherits || publishes {
      result[model[id].primary.file, default: []].append(id)
    }
    for reference in model.symbols.properties(of: id)
    where model[reference].attribute(.published) != nil {
      if model.usage.uses.isReadAsPublisher(reference, in: model.symbols) {
        result[reference.file, default: []].append(id)
      }
      // The object whose property is assigned stores the subscription.
      for located in model.usage.uses.projections[reference] ?? [] where located.use.isInOut {
        let host = model.symbols.enclosingType(of: located.place).flatMap {
          model.symbols.classLineage(of: $0).contains(id) ? $0 : nil
        }
        result[model[host ?? id].primary.file, default: []].append(id)
      }
    }
  }
  let publishers = WrittenPublishers(in: model)
  for number in publishers.files {
    let file = model.files[number]
    let own = file.types.indices.compactMap {
      model.symbols.type(ofDeclaration: $0, inFile: number)
    }
    .filter(model.symbols.isMigratable)
    // A file that declares no such type uses publishers of types from other files.
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
  // A file without imports gets `import Observation` too, if it declares one of the classes.
  let isFollowed = file.imports.isEmpty && types.contains { model[$0].primary.file == number }
  let (offset, text) = file.placeToImport("Combine", before: isFollowed)
  return [
    Proposal(
      at: file.site(offset..<offset), for: types, need: .any, [.insert(text, at: offset, in: file)])
  ]
}
