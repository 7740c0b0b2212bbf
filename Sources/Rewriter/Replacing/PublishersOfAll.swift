import SourceModel

private let publisher = "ObjectWillChangePublisher"

/// Why code that names the publisher's type cannot stay as it is.
let wordsOfDefaultPublisher = "only an `ObservableObject` has an `ObjectWillChangePublisher`"

/// Expressions such as `ObjectWillChangePublisher()` and `[Int: ObjectWillChangePublisher]()`. No observable class
/// has a type of that name.
func defaultPublisherProposals(in model: ProjectModel) -> [Proposal] {
  model.symbols.parsedFiles(naming: publisher).flatMap { number -> [Proposal] in
    let file = model.files[number]
    let types = file.uses.typeReferences.map(\.range)
    let tokens = Set(file.pieces?.map(\.lowerBound) ?? [])
    return file.words(publisher, in: 0..<file.bytes.count).compactMap { word -> Proposal? in
      guard tokens.contains(word.lowerBound), !file.isLabelOrMember(word),
        !types.contains(where: { $0.contains(word) })
      else { return nil }
      let scope = model.symbols.scope(at: word.lowerBound, inFile: number)
      if let id = model.classWithDefaultPublisher(at: scope) {
        return publisherProposal(word, of: id, inFile: number, model)
      }
      guard let id = model.symbols.enclosingType(of: scope), model.symbols.isMigratable(id),
        !model.namesPublisher(id)
      else { return nil }
      return Proposal(blocking: [id], .publisher(word, in: file, wordsOfDefaultPublisher))
    }
  }
}

/// Writes the name of the default publisher of `ObservableObject`, which is valid everywhere.
func publisherProposal(
  _ range: ByteRange, of id: TypeID, inFile number: Int, _ model: ProjectModel
) -> Proposal? {
  let goes = model.symbols.properties(of: id).contains {
    $0.file == number && model[$0].declaration.contains(range)
      && model.usage.uses.isUnusedPublisher($0, of: id, in: model.symbols)
  }
  if goes { return nil }
  let file = model.files[number]
  return Proposal(
    at: file.site(range), for: [id], [.replace(range, with: "ObservableObjectPublisher", in: file)])
}

/// Writes the name of the default publisher for `Model.ObjectWillChangePublisher`, or blocks the types whose publisher
/// may be meant; nil if the type is not qualified, or the qualifier means no type that may be migrated.
func qualifiedPublisherProposal(
  _ reference: TypeReference, _ components: [TypeName.Component], inFile number: Int,
  _ model: ProjectModel
) -> Proposal? {
  guard components.count > 1, let first = components.first else { return nil }
  let scope = ScopeReference(file: number, scope: reference.scope)
  let type = model.symbols.resolve(.named([first]), at: scope)
  var owners = type.candidates.filter(model.symbols.isMigratable)
  // What code passes for a parameter that is any `ObservableObject` is handled with the parameter.
  if case .generic = type { owners = owners.filter { model[$0].kind == .protocol } }
  guard let owner = owners.first else { return nil }
  if components.count == 2, owners.count == 1, model.hasDefaultPublisher(owner) {
    return publisherProposal(reference.range, of: owner, inFile: number, model)
  }
  let file = model.files[number]
  return Proposal(blocking: owners, .publisher(reference.range, in: file, wordsOfDefaultPublisher))
}
