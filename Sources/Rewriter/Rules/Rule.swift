import SourceModel

/// One kind of site and what would become of it: a name and a pure function.
public struct Rule: Sendable {
  /// Also the name of its file, of its snapshot folder and of its page.
  public let name: String
  /// One line, for lists.
  public let summary: String
  let propose: Propose

  enum Propose: Sendable {
    case fromModel(@Sendable (ProjectModel, PropertyUses, Options) -> [Proposal])
    /// Knowing how each owner is going to own its model.
    case fromOwners(@Sendable (ProjectModel, PropertyUses, Options, Owners) -> [Proposal])
  }

  init(
    name: String, summary: String,
    propose: @escaping @Sendable (ProjectModel, PropertyUses, Options) -> [Proposal]
  ) {
    self.name = name
    self.summary = summary
    self.propose = .fromModel(propose)
  }

  init(
    name: String, summary: String,
    proposeWithOwners:
      @escaping @Sendable (ProjectModel, PropertyUses, Options, Owners) -> [Proposal]
  ) {
    self.name = name
    self.summary = summary
    self.propose = .fromOwners(proposeWithOwners)
  }
}

/// What the rules propose, and the owners that some of them asked.
struct Proposals {
  let owners: Owners
  /// In the order of the rules.
  let all: [Proposal]

  init(_ model: ProjectModel, _ uses: PropertyUses, _ options: Options) {
    let independent = Rule.all.map { rule -> [Proposal]? in
      guard case .fromModel(let propose) = rule.propose else { return nil }
      return propose(model, uses, options)
    }
    let edits = independent.flatMap { ($0 ?? []).flatMap(\.edits) }
    let owners = Owners(model, uses, options, besides: edits)
    self.owners = owners
    all = zip(Rule.all, independent).flatMap { rule, own in
      guard case .fromOwners(let propose) = rule.propose else { return own ?? [] }
      return propose(model, uses, options, owners)
    }
  }
}

extension Rule {
  /// Every rule, in the order in which their insertions at one place stand.
  ///
  /// Deliberately not among them: `@State` of value types, `withObservationTracking`, and anything that concerns classes
  /// the project does not declare.
  public static let all: [Rule] = [
    .observableConformance,
    .publishedProperty,
    .publisherBridge,
    .publisherAssignment,
    .objectWillChange,
    .objectAnnouncement,
    .storageWrapperProperty,
    .plainStoredProperty,
    .synthesizedCoding,
    .stateObjectProperty,
    .observedObjectProperty,
    .unownedProperty,
    .environmentObjectProperty,
    .environmentObjectModifier,
    .focusedObject,
    .wrapperType,
    .genericConstraint,
    .inPlaceMutation,
    .forcedRefresh,
    .reflectedStorage,
    .untrackedComputedProperty,
    .trackedReadInInitializer,
    .backgroundWrite,
    .viewUpdate,
    .dynamicPropertyIsolation,
    .combineImport,
    .observationImport,
  ]
}
