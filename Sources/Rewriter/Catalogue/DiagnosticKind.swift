/// What a person should know besides blockers: a change of behaviour, or a problem with a file, directive or request.
/// Closed: each kind has its severity, its message, its page and a snapshot that shows it.
public enum DiagnosticKind: String, Sendable, Hashable, CaseIterable {
  // How often and when a model is created.
  case repeatedDefault = "RepeatedDefault"
  case repeatedInitializer = "RepeatedInitializer"
  case unknownInitializerCost = "UnknownInitializerCost"
  case earlierInitializer = "EarlierInitializer"
  case createdAfterSetup = "CreatedAfterSetup"
  case createdBeforeSetup = "CreatedBeforeSetup"
  case deferredWork = "DeferredWork"
  case deferredModel = "DeferredModel"
  case ownerToDecide = "OwnerToDecide"
  case keptStateObject = "KeptStateObject"
  case unownedModel = "UnownedModel"
  case recreatedModel = "RecreatedModel"
  case accessInInitializer = "AccessInInitializer"
  case missingMemberwiseInitializer = "MissingMemberwiseInitializer"
  case splitInitializer = "SplitInitializer"
  case missingCompositionRoot = "MissingCompositionRoot"
  case countedInitializations = "CountedInitializations"
  case declinedStrategy = "DeclinedStrategy"
  case missingTest = "MissingTest"
  // Which views update, and when.
  case lostUpdate = "LostUpdate"
  case lostRepresentableUpdate = "LostRepresentableUpdate"
  case newUpdate = "NewUpdate"
  case endlessUpdate = "EndlessUpdate"
  case wideView = "WideView"
  case unpublishedPropertyTracked = "UnpublishedPropertyTracked"
  case unpublishedPropertyUntracked = "UnpublishedPropertyUntracked"
  case untrackedComputedProperty = "UntrackedComputedProperty"
  case trackedReadInInitializer = "TrackedReadInInitializer"
  case removedSend = "RemovedSend"
  case sendIgnoredByViews = "SendIgnoredByViews"
  case narrowedSend = "NarrowedSend"
  case equalValueIgnored = "EqualValueIgnored"
  case partialEquality = "PartialEquality"
  case sharedStorageKey = "SharedStorageKey"
  // What crashes, or runs elsewhere.
  case mutatedCopy = "MutatedCopy"
  case overlappingAccess = "OverlappingAccess"
  case suspendedMutation = "SuspendedMutation"
  case backgroundWrite = "BackgroundWrite"
  case unknownInjection = "UnknownInjection"
  case missingEnvironmentValue = "MissingEnvironmentValue"
  case previewWithoutValue = "PreviewWithoutValue"
  case unknownInjectedType = "UnknownInjectedType"
  case unknownPublisherType = "UnknownPublisherType"
  case lostIsolation = "LostIsolation"
  // What other code sees of the type.
  case reflectedStorage = "ReflectedStorage"
  case conformanceCheck = "ConformanceCheck"
  case publicInterfaceChange = "PublicInterfaceChange"
  case documentationSample = "DocumentationSample"
  case olderSystems = "OlderSystems"
  case missingPlatforms = "MissingPlatforms"
  // The project, its files and directives.
  case notMigrated = "NotMigrated"
  case unobservedModel = "UnobservedModel"
  case mixedState = "MixedState"
  case unusedDirective = "UnusedDirective"
  case uncompiledFile = "UncompiledFile"
  case unparsedFile = "UnparsedFile"
  case unreadableFile = "UnreadableFile"
  case invalidUTF8 = "InvalidUTF8"
  case symbolicLinkLoop = "SymbolicLinkLoop"
  case backedOut = "BackedOut"

  /// What diagnostics of one fact have in common; the terminal prints one line for them. There is nothing to do about most
  /// notes, so one line is enough for all of a kind.
  func fact(_ code: String, message: String, _ instead: String?, _ severity: Severity) -> String {
    if self == .partialEquality { return code }
    if self == .missingEnvironmentValue { return "\(code): \(instead ?? "")" }
    // The reason why the call could go, without the call.
    if self == .removedSend { return message.split(separator: "`: ").last.map(String.init) ?? code }
    let withoutName = message.split(separator: " ").dropFirst().joined(separator: " ")
    if self == .unobservedModel { return withoutName }
    if severity == .note { return rawValue }
    return switch self {
    case .sharedStorageKey, .splitInitializer: code
    case .publicInterfaceChange: withoutName
    // A static or global variable, which many views may show.
    case .lostUpdate where !code.contains(".") || code.first?.isUppercase == true: code
    default: message
    }
  }

  /// Whether diagnostics of one fact are one diagnostic, at the first place: one change of code would settle them all.
  var isSaidOnce: Bool {
    [
      .partialEquality, .sharedStorageKey, .splitInitializer, .lostUpdate, .publicInterfaceChange,
      .missingEnvironmentValue,
    ].contains(self)
  }

  /// Whether it stands at code that changes the value that it is about.
  var isAtChange: Bool { self == .equalValueIgnored || self == .backgroundWrite }

  /// Whether the message quotes its argument as code, rather than having it as its own words.
  var quotesCode: Bool {
    switch self {
    case .missingCompositionRoot, .declinedStrategy, .missingTest, .previewWithoutValue,
      .mixedState, .olderSystems, .unusedDirective, .uncompiledFile, .unreadableFile, .backedOut:
      false
    default: true
    }
  }

  /// `warning` only where behaviour changes, or the build breaks, unless a person acts. A single diagnostic may be a
  /// note nevertheless.
  public var severity: Severity {
    switch self {
    case .notMigrated: .error
    case .unknownInitializerCost, .earlierInitializer, .createdAfterSetup, .ownerToDecide,
      .keptStateObject, .unownedModel, .recreatedModel,
      .missingCompositionRoot, .missingTest, .newUpdate, .wideView, .unpublishedPropertyTracked,
      .trackedReadInInitializer, .removedSend, .narrowedSend, .mutatedCopy,
      .previewWithoutValue, .lostIsolation, .documentationSample, .uncompiledFile,
      .unobservedModel:
      .note
    default: .warning
    }
  }

  /// What to do about it; a sentence without its full stop. Nil where there is nothing to do, or the message says it.
  public var instead: String? {
    switch self {
    case .repeatedDefault, .repeatedInitializer, .earlierInitializer:
      "Create it in the `App` or an action and pass it in"
    case .unknownInitializerCost: "Check that the call is cheap"
    case .createdBeforeSetup: "Create it after that code"
    case .deferredWork: "Check that nothing needs it earlier"
    case .deferredModel: "Check what the view shows until then"
    case .unownedModel: "To start over, give the view a new `.id(…)`"
    case .recreatedModel:
      "To keep it, store it in `@State` and give the view an `.id(…)` of its input"
    case .accessInInitializer: "Remove the code if that is not intended"
    case .missingMemberwiseInitializer: "Write the initializer in the struct"
    case .splitInitializer: "Delegate there with `self.init(…)`, or move the initializer"
    case .missingCompositionRoot: "Consider creating them in one place and passing them in"
    case .countedInitializations: "Count what `bootstrap()` does"
    case .lostUpdate: "If it can change, store it in a tracked property"
    case .lostRepresentableUpdate: "Read there each property that the view shows"
    case .wideView: "Split it into views that each read less"
    case .unpublishedPropertyTracked: "Leave it tracked if they must show its value"
    case .unpublishedPropertyUntracked: "If it changes, copy it to a tracked `var`"
    case .untrackedComputedProperty: "If it can change, compute it from tracked properties"
    case .trackedReadInInitializer: "Harmless unless it updates too often"
    case .newUpdate: "Harmless unless it updates too often"
    case .endlessUpdate: "Start the change elsewhere, or mark it `@ObservationIgnored`"
    case .narrowedSend: "Nothing to do unless a view relied on it"
    case .sendIgnoredByViews: "Have the views read a tracked property that changes"
    case .equalValueIgnored: "Change a tracked counter that the view reads"
    case .partialEquality: "Make `==` compare every property that views show"
    case .sharedStorageKey: "Write it only through the model"
    case .overlappingAccess, .suspendedMutation: "Mutate a copy and assign it"
    case .backgroundWrite: "Write it on the main actor"
    case .unknownInjection, .missingEnvironmentValue: "Inject it with `.environment(…)`"
    case .previewWithoutValue: "Inject it in the preview"
    case .unknownInjectedType: "If it is migrated, write `.environment` here"
    case .unknownPublisherType: "Write its type, or declare `objectWillChange` in its class"
    case .lostIsolation: "If the compiler complains, mark the type `@MainActor`"
    case .reflectedStorage: "Check code that reads the labels"
    case .conformanceCheck: "Check for `any Observable` instead"
    case .publicInterfaceChange: "Release it as a new major version"
    case .documentationSample: "Update the samples"
    case .olderSystems: "Raise the deployment target before you build"
    case .missingPlatforms: "Declare `platforms` in the manifest"
    case .uncompiledFile: "Add it to a target, or delete it"
    case .unparsedFile:
      "It was read as far as possible and is not edited. Fix its syntax, or update the tool if the syntax is newer"
    case .invalidUTF8: "It is read as far as possible and not edited. Convert it and run again"
    case .symbolicLinkLoop: "Fix or remove the link"
    case .notMigrated: "Run `migrate-observable` without `--check`"
    case .createdAfterSetup, .ownerToDecide, .keptStateObject, .declinedStrategy, .missingTest,
      .removedSend, .mutatedCopy, .mixedState, .unusedDirective, .unreadableFile,
      .backedOut, .unobservedModel:
      nil
    }
  }
}
