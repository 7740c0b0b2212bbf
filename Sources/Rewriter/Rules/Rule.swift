import SourceModel

/// One kind of site and what would become of it: a name and a pure function.
public struct Rule: Sendable {
  /// Also the name of its file, of its snapshot folder and of its page.
  public let name: String
  /// One line, for lists.
  public let summary: String
  let propose: @Sendable (ProjectModel, PropertyUses, Options) -> [Proposal]
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
    .objectWillChange,
    .storageWrapperProperty,
    .plainStoredProperty,
    .stateObjectProperty,
    .observedObjectProperty,
    .environmentObjectProperty,
    .environmentObjectModifier,
    .focusedObject,
    .wrapperType,
    .genericConstraint,
    .inPlaceMutation,
    .forcedRefresh,
    .untrackedComputedProperty,
    .trackedReadInInitializer,
    .backgroundWrite,
    .combineImport,
    .observationImport,
  ]
}
