import SourceModel

/// A kind of change or warning: a name, a page, and a function that proposes changes.
public struct Rule: Sendable {
  /// Also the name of its file, its snapshot folder and its page.
  public let name: String
  /// Explains the rule. The summary is also the doc comment of the rule.
  let page: Page
  let propose: Propose

  enum Propose: Sendable {
    case fromModel(@Sendable (ProjectModel, Options) -> [Proposal])
    /// The rule depends on the ownership strategy of each model.
    case fromOwners(@Sendable (ProjectModel, Options, Owners) -> [Proposal])
  }

  init(
    name: String, page: Page,
    propose: @escaping @Sendable (ProjectModel, Options) -> [Proposal]
  ) {
    self.name = name
    self.page = page
    self.propose = .fromModel(propose)
  }

  init(
    name: String, page: Page,
    proposeWithOwners:
      @escaping @Sendable (ProjectModel, Options, Owners) -> [Proposal]
  ) {
    self.name = name
    self.page = page
    self.propose = .fromOwners(proposeWithOwners)
  }
}

/// The proposals of all rules, and the ownership choices that some of them depend on.
struct Proposals {
  let owners: Owners
  /// In the order of the rules.
  let all: [Proposal]
  /// Places where one side uses `@Observable` and the other still uses an `ObservableObject`.
  let mixedStates: [PlacedDiagnostic]

  /// - Parameter jobs: How many rules run in parallel.
  init(_ model: ProjectModel, _ options: Options, jobs: Int = 1) {
    let rules = model.mentionsObservableObjects ? Rule.all : []
    let questions: [Question] = [.owners] + rules.indices.map { .rule($0) } + [.mixedStates]
    let found = mapInParallel(questions.count, jobs: jobs) { number -> Part in
      switch questions[number] {
      case .owners: return .owners(model.ownerSites())
      case .mixedStates: return .mixedStates(model.mixedStates)
      case .rule(let index):
        guard case .fromModel(let propose) = rules[index].propose else { return .later }
        return .proposals(propose(model, options), index)
      }
    }
    var independent: [[Proposal]?] = Array(repeating: nil, count: rules.count)
    var sites: [OwnerSite] = []
    var mixed: [PlacedDiagnostic] = []
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
      model, options, sites: sites, besides: independent.flatMap { $0 ?? [] },
      jobs: jobs)
    self.owners = owners
    let known = independent
    all = mapInParallel(rules.count, jobs: jobs) { index -> [Proposal] in
      guard case .fromOwners(let propose) = rules[index].propose else { return known[index] ?? [] }
      return propose(model, options, owners)
    }.flatMap { $0 }
  }

  /// A piece of work for one thread.
  private enum Question: Sendable {
    case owners
    case rule(Int)
    case mixedStates
  }

  private enum Part: Sendable {
    case owners([OwnerSite])
    case proposals([Proposal], Int)
    case mixedStates([PlacedDiagnostic])
    /// The rule runs later, when the ownership choices are known.
    case later
  }
}

extension Rule {
  /// Every rule, in the order of their insertions at the same place.
  ///
  /// No rule covers `@State` of value types, `withObservationTracking`, or classes that the project does not declare.
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
