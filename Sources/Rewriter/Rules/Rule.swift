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
    name: String, page: Page, propose: @escaping @Sendable (ProjectModel, Options) -> [Proposal]
  ) {
    self.name = name
    self.page = page
    self.propose = .fromModel { propose($0, $1).map { $0.made(by: name) } }
  }

  init(
    name: String, page: Page,
    proposeWithOwners: @escaping @Sendable (ProjectModel, Options, Owners) -> [Proposal]
  ) {
    self.name = name
    self.page = page
    self.propose = .fromOwners { proposeWithOwners($0, $1, $2).map { $0.made(by: name) } }
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
    .newDependency,
    .dynamicPropertyIsolation,
    .combineImport,
    .observationImport,
  ]
}
