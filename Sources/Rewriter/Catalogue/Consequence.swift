/// What may go wrong if nobody acts on a diagnostic, the worst first: the order in which warnings are shown.
enum Consequence: Int, Sendable, CaseIterable, Comparable {
  case failedBuild, crash, lostUpdate, otherExecution, repeatedWork, moreUpdates, other

  static func < (a: Consequence, b: Consequence) -> Bool { a.rawValue < b.rawValue }

  /// The heading of the diagnostics.
  var title: String {
    switch self {
    case .failedBuild: "Does not build"
    case .crash: "May crash or hang"
    case .lostUpdate: "Views may not update"
    case .otherExecution: "Runs at another time or on another thread"
    case .repeatedWork: "Runs more often"
    case .moreUpdates: "Views update more often"
    case .other: "Other code and files"
    }
  }
}

extension DiagnosticKind {
  var consequence: Consequence {
    switch self {
    case .missingMemberwiseInitializer, .splitInitializer, .lostIsolation, .publicInterfaceChange,
      .olderSystems, .missingPlatforms, .unknownPublisherType:
      .failedBuild
    case .mutatedCopy, .overlappingAccess, .unknownInjection, .missingEnvironmentValue,
      .previewWithoutValue, .unknownInjectedType, .endlessUpdate:
      .crash
    case .lostUpdate, .lostRepresentableUpdate, .unpublishedPropertyUntracked,
      .untrackedComputedProperty, .sendIgnoredByViews, .equalValueIgnored, .partialEquality,
      .sharedStorageKey:
      .lostUpdate
    case .createdAfterSetup, .createdBeforeSetup, .deferredWork, .deferredModel, .unownedModel,
      .accessInInitializer, .suspendedMutation, .backgroundWrite:
      .otherExecution
    case .repeatedDefault, .repeatedInitializer, .unknownInitializerCost, .earlierInitializer,
      .ownerToDecide, .keptStateObject, .recreatedModel, .missingCompositionRoot,
      .countedInitializations:
      .repeatedWork
    case .newUpdate, .wideView, .unpublishedPropertyTracked, .trackedReadInInitializer,
      .removedSend, .narrowedSend:
      .moreUpdates
    case .declinedStrategy, .missingTest, .reflectedStorage, .conformanceCheck,
      .documentationSample, .notMigrated, .unobservedModel, .mixedState, .unusedDirective,
      .uncompiledFile, .unparsedFile, .unreadableFile, .invalidUTF8, .symbolicLinkLoop, .backedOut:
      .other
    }
  }

  /// What to check in the app while the value changes; nil if views only have to show the new one.
  var check: String? {
    switch self {
    case .lostRepresentableUpdate: "the view that it wraps changes, too"
    case .trackedReadInInitializer: "what was entered or loaded stays"
    case .backgroundWrite: "the change shows at once"
    default:
      switch consequence {
      case .crash: "it opens"
      case .otherExecution, .repeatedWork: "it appears with its contents, and loads once"
      case .failedBuild, .lostUpdate, .moreUpdates, .other: nil
      }
    }
  }

  /// Whether there may be something to do where it is only a note.
  var notesAskForAction: Bool {
    switch self {
    case .createdAfterSetup, .earlierInitializer, .keptStateObject, .recreatedModel, .mutatedCopy,
      .unownedModel, .newUpdate, .wideView, .unpublishedPropertyTracked,
      .trackedReadInInitializer, .removedSend, .narrowedSend, .declinedStrategy, .unobservedModel:
      false
    default: true
    }
  }
}
