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

extension Rule {
  /// Whether it follows the views of the whole project.
  fileprivate var isLong: Bool {
    ["EnvironmentObjectProperty", "ObjectAnnouncement", "ViewUpdate"].contains(name)
  }
}

/// What the rules propose, and the owners that some of them asked.
struct Proposals {
  let owners: Owners
  /// In the order of the rules.
  let all: [Proposal]

  /// - Parameter jobs: how many rules are asked at once.
  init(_ model: ProjectModel, _ uses: PropertyUses, _ options: Options, jobs: Int = 1) {
    let rules = model.holdsObjects ? Rule.all : []
    // The rules by how much they have to look at, the owners with them: the longest first.
    let order = [nil] + rules.indices.sorted { rules[$0].isLong && !rules[$1].isLong }.map { $0 }
    let found = mapInParallel(order.count, jobs: jobs) { number -> Part in
      guard let index = order[number] else { return .owners(model.ownerSites()) }
      guard case .fromModel(let propose) = rules[index].propose else { return .later }
      return .proposals(propose(model, uses, options))
    }
    var independent: [[Proposal]?] = Array(repeating: nil, count: rules.count)
    var sites: [OwnerSite] = []
    for (index, part) in zip(order, found) {
      switch part {
      case .owners(let found): sites = found
      case .proposals(let found): if let index { independent[index] = found }
      case .later: break
      }
    }
    let owners = Owners(
      model, uses, options, sites: sites, besides: independent.flatMap { $0 ?? [] },
      jobs: jobs)
    self.owners = owners
    let known = independent
    all = mapInParallel(rules.count, jobs: jobs) { index -> [Proposal] in
      guard case .fromOwners(let propose) = rules[index].propose else { return known[index] ?? [] }
      return propose(model, uses, options, owners)
    }.flatMap { $0 }
  }

  /// What one of several threads found.
  private enum Part: Sendable {
    case owners([OwnerSite])
    case proposals([Proposal])
    /// The rule waits for the owners.
    case later
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
    .cachedRead,
    .synthesizedCoding,
    .stateObjectProperty,
    .observedObjectProperty,
    .unownedProperty,
    .environmentObjectProperty,
    .environmentObjectModifier,
    .focusedObject,
    .injectedObjectProperty,
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
