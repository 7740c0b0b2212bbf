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
  /// Those that follow the views and the changes of the whole project, the longest first.
  private static let longest = [
    "ViewUpdate", "EnvironmentObjectProperty", "InPlaceMutation", "ObjectAnnouncement",
  ]

  /// How many take longer, of those that take long.
  fileprivate var place: Int { Self.longest.firstIndex(of: name) ?? Self.longest.count }
}

/// What the rules propose, and the owners that some of them asked.
struct Proposals {
  let owners: Owners
  /// In the order of the rules.
  let all: [Proposal]
  /// Places that are half on `@Observable`.
  let mixedStates: [Migration.Remark]

  /// - Parameter jobs: how many rules are asked at once.
  init(_ model: ProjectModel, _ uses: PropertyUses, _ options: Options, jobs: Int = 1) {
    let rules = model.holdsObjects ? Rule.all : []
    // By how much they have to look at, the longest first.
    let questions: [Question] =
      [.owners] + rules.indices.sorted { rules[$0].place < rules[$1].place }.map { .rule($0) }
      + [.mixedStates]
    let found = mapInParallel(questions.count, jobs: jobs) { number -> Part in
      switch questions[number] {
      case .owners: return .owners(model.ownerSites())
      case .mixedStates: return .mixedStates(model.mixedStates)
      case .rule(let index):
        guard case .fromModel(let propose) = rules[index].propose else { return .later }
        return .proposals(propose(model, uses, options), index)
      }
    }
    var independent: [[Proposal]?] = Array(repeating: nil, count: rules.count)
    var sites: [OwnerSite] = []
    var mixed: [Migration.Remark] = []
    for part in found {
      switch part {
      case .owners(let found): sites = found
      case .proposals(let found, let index): independent[index] = found
      case .mixedStates(let found): mixed = found
      case .later: break
      }
    }
    mixedStates = mixed
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

  /// What one of several threads is to find.
  private enum Question: Sendable {
    case owners
    case rule(Int)
    case mixedStates
  }

  private enum Part: Sendable {
    case owners([OwnerSite])
    case proposals([Proposal], Int)
    case mixedStates([Migration.Remark])
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
