import SourceModel

/// A property that owns a model, with all that the migration changes for it: the declaration, the initializers, the
/// places that use it, and what its strategy adds.
struct OwnedProperty {
  let site: WrapperSite
  let types: [TypeID]
  /// How the model will be owned; nil for an owner that is not analyzed, such as a local type.
  let choice: OwnerChoice?
  let owners: Owners
  let model: ProjectModel

  init(_ site: WrapperSite, _ types: [TypeID], _ owners: Owners, _ model: ProjectModel) {
    self.site = site
    self.types = types
    self.owners = owners
    self.model = model
    choice = owners.choice(for: site.reference)
  }

  private var file: FileFacts { model.files[site.file] }
  private var place: Site { file.site(site.attribute.range) }
  private var becomesState: Bool { choice?.becomesState ?? true }
  private var state: String {
    model.swiftUIName("State", at: ScopeReference(file: site.file, scope: site.property.scope))
  }

  // MARK: @StateObject

  /// The change of a `@StateObject`.
  var proposals: [Proposal] {
    guard becomesState else { return [stateObject([])] + noteOnEarlierCreation + projections }
    let edits = stateEdits(for: site, state: state, in: model)
    let initializers = memberwiseInitializers(for: site, state: state, in: model, owners)
    let alternatives = initializers.map {
      Proposal(at: place, for: $0.migrating, need: .allIfPossible, $0.edits).excluding($0.staying)
    }
    let own = stateObject(edits + (initializers.count == 1 ? initializers[0].edits : []))
    return [own] + (alternatives.count > 1 ? alternatives : []) + projections
      + model.usage.uses.backings(of: site).map(backing) + noteOnEarlierCreation
  }

  private func stateObject(_ edits: [Edit]) -> Proposal {
    let lost = becomesState ? model.synthesizedInitializer(callableBeside: site) : nil
    let notes = [
      lost, model.earlyUse(of: site, madeBy: choice), model.splitInitializer(beside: site, choice),
    ].compactMap(\.self)
    return Proposal(
      at: place, for: types, (choice?.edits ?? []) + edits,
      diagnostics: (choice?.diagnostics ?? model.repetition(at: site)) + notes
    ).following(choice?.strategy ?? .plain, mark: choice?.mark)
  }

  private var projections: [Proposal] { model.wholeProjections(of: site, types) }

  private var noteOnEarlierCreation: [Proposal] {
    guard let note = choice?.noteOnEarlierCreation(in: model) else { return [] }
    return [Proposal(marking: note.diagnostic, at: note.site, for: types)]
  }

  /// Rewrites `_m = StateObject(wrappedValue: M())`.
  private func backing(_ located: PropertyUses.Located<Backing>) -> Proposal {
    let file = model.files[located.file]
    let use = located.use
    let place = file.site(use.range)
    if use.assigned == nil, let edit = Edit.readProperty(located, in: model) {
      return Proposal(at: place, for: types, use.readValue == nil ? [edit] : [])
    }
    guard let assigned = use.assigned, let value = assigned.wrappedArgument(of: .stateObject)
    else { return Proposal(blocking: types, Blocker(using: use, in: file)) }
    return Proposal(
      at: place, for: types,
      assigned.wrapperNameRange.map { [.replace($0, with: state, in: file)] } ?? [],
      diagnostics: choice?.diagnostics(assigning: value, inFile: located.file) ?? []
    ).following(.stateInit, mark: nil)
  }

  // MARK: Other properties

  /// The change of a property with another wrapper, or with none, that re-creates its model with each value of the
  /// view; nil where an initializer uses the property in another way.
  func proposal(at place: Site, need: Proposal.Need = .all) -> Proposal? {
    let property = site.property
    var edits = choice?.edits ?? []
    if becomesState { edits.append(.rename(site.attribute, to: state, in: file)) }
    if property.isLet { edits.append(.replace(property.introducer, with: "var", in: file)) }
    if property.initializer == nil {
      guard let choice,
        let assignments = model.assignments(
          toUnowned: choice.site, as: choice.isKept ? "StateObject" : "State")
      else { return nil }
      edits += assignments
    } else if property.isLet, property.isPrivate {
      edits += publicInitializer
    }
    return Proposal(
      at: place, for: types, need: need, edits,
      diagnostics: (choice?.diagnostics ?? []) + recreation
    ).following(choice?.strategy, mark: choice?.mark)
  }

  /// Reports that the model is no longer re-created. SwiftUI creates an `App` once, so its model never was.
  private var recreation: [Diagnostic] {
    let value = site.property.initializer.map { file.text($0.range) }
    let construction = choice?.site.constructions.first?.code
    let isWrapped = !site.attribute.name.isEmpty
    if isWrapped, value != nil, choice?.site.isMadeOnce == true { return [] }
    return [
      Diagnostic(
        .unownedModel, (isWrapped ? value : nil) ?? construction ?? site.property.name,
        of: site.host.map(model.symbols.qualifiedName))
    ]
  }

  /// Writes the memberwise initializer if the private property would make the synthesized one private: a private
  /// `let` with a value is not a parameter of it, but a private `var` is.
  private var publicInitializer: [Edit] {
    guard let reference = site.reference, let type = reference.type else { return [] }
    let declaration = DeclarationReference(file: reference.file, type: type)
    let others = model[declaration].properties.filter {
      $0.name != site.property.name && $0.isStored && !$0.isStatic
        && (!$0.isLet || $0.initializer == nil)
    }
    guard !others.isEmpty, !others.contains(where: \.isPrivate),
      let initializer = MemberwiseInitializer(of: declaration, state: [], stateName: "", in: model)
    else { return [] }
    return initializer.edits(behind: site.property, in: file)
  }
}
