/// What a person should know besides blockers: a change of behaviour, or a problem with a file, directive or request.
/// Closed: each kind has its severity, its message, its page and a snapshot that shows it.
public enum DiagnosticKind: String, Sendable, Hashable, CaseIterable {
  // How often and when a model is created.
  case repeatedDefault = "RepeatedDefault"
  case repeatedInitializer = "RepeatedInitializer"
  case unknownInitializerCost = "UnknownInitializerCost"
  case earlierInitializer = "EarlierInitializer"
  case deferredWork = "DeferredWork"
  case deferredModel = "DeferredModel"
  case ownerToDecide = "OwnerToDecide"
  case keptStateObject = "KeptStateObject"
  case unownedModel = "UnownedModel"
  case recreatedModel = "RecreatedModel"
  case accessInInitializer = "AccessInInitializer"
  case missingMemberwiseInitializer = "MissingMemberwiseInitializer"
  case missingCompositionRoot = "MissingCompositionRoot"
  case countedInitializations = "CountedInitializations"
  case declinedStrategy = "DeclinedStrategy"
  case missingTest = "MissingTest"
  // Which views update, and when.
  case lostUpdate = "LostUpdate"
  case lostRepresentableUpdate = "LostRepresentableUpdate"
  case newUpdate = "NewUpdate"
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
  case lostIsolation = "LostIsolation"
  // What other code sees of the type.
  case reflectedStorage = "ReflectedStorage"
  case conformanceCheck = "ConformanceCheck"
  case publicInterfaceChange = "PublicInterfaceChange"
  case missingPlatforms = "MissingPlatforms"
  // The project, its files and directives.
  case mixedState = "MixedState"
  case unusedDirective = "UnusedDirective"
  case unparsedFile = "UnparsedFile"
  case unreadableFile = "UnreadableFile"
  case invalidUTF8 = "InvalidUTF8"
  case symbolicLinkLoop = "SymbolicLinkLoop"
  case backedOut = "BackedOut"

  /// What diagnostics of one fact have in common; the terminal prints one line for them.
  func fact(_ code: String, message: String) -> String {
    switch self {
    case .lostIsolation: rawValue
    case .partialEquality: code
    default: message
    }
  }

  /// Whether the message quotes its argument as code, rather than having it as its own words.
  var quotesCode: Bool {
    switch self {
    case .missingCompositionRoot, .declinedStrategy, .missingTest, .previewWithoutValue,
      .mixedState, .unusedDirective, .unreadableFile, .backedOut:
      false
    default: true
    }
  }

  /// `warning` only where behaviour changes, or the build breaks, unless a person acts.
  public var severity: Severity {
    switch self {
    case .unknownInitializerCost, .earlierInitializer, .keptStateObject, .recreatedModel,
      .missingCompositionRoot, .missingTest, .newUpdate, .wideView, .unpublishedPropertyTracked,
      .trackedReadInInitializer, .removedSend, .narrowedSend, .mutatedCopy,
      .previewWithoutValue, .lostIsolation:
      .note
    default: .warning
    }
  }

  /// What changed, or what is wrong; one sentence without its full stop.
  /// - Parameters:
  ///   - code: the thing itself, as written; cut at a token where it is long.
  ///   - detail: what makes it matter here: a place, a reason, names. What it is differs from kind to kind.
  ///   - subject: the view, the model or the property that it is about, by name.
  public func message(
    _ code: String, _ detail: String? = nil, of subject: String? = nil
  ) -> String {
    let place = detail.map { " (\($0))" } ?? ""
    func added(_ before: String, _ after: String = "") -> String {
      detail.map { before + $0 + after } ?? ""
    }
    switch self {
    case .repeatedDefault:
      return "`\(code)` now runs each time the view is created (Xcode 26 and earlier)"
        + added(", and ")
    case .repeatedInitializer:
      return "`\(code)` now runs each time the view is created, on every Xcode"
        + added(", and ")
    case .unknownInitializerCost:
      return "`\(code)` now runs each time its view is created"
        + added(", and calls ", ", which is outside this project")
    case .earlierInitializer:
      return "`\(code)` runs each time the view is created, as before" + added(", and ")
    case .deferredWork:
      return "`\(code)` moved from `\(detail.map { $0 + "." } ?? "")init` to the new "
        + "`bootstrap()`, which runs after \(subject.map { "`\($0)`" } ?? "the view") appears"
    case .deferredModel:
      return "`\(code)` is now created after the view appears; until then the view has no model"
    case .ownerToDecide:
      return "`\(code)` stays `@StateObject`, which works"
        + added(": `@State` would rerun its initializer, which ")
    case .keptStateObject:
      return "`\(code)` stays `@StateObject`, which creates it once" + added("; its initializer ")
    case .unownedModel:
      return
        "\(subject.map { "`\($0)`" } ?? "The view") now keeps one `\(code)`; before, each update of its "
        + "parent created a new one" + added(". Later values of ", " are ignored")
    case .recreatedModel:
      return "`\(code)` is re-created each time the parent updates, as before"
    case .accessInInitializer:
      return "`\(code)`\(place) used an object that was discarded; it now uses the model that "
        + "the view keeps"
    case .missingMemberwiseInitializer:
      return "`\(code)`\(place) calls the memberwise initializer, which Xcode 27 omits where all "
        + "properties are private"
    case .missingCompositionRoot:
      return "Heavy models are created in the initializers of \(code)"
    case .countedInitializations:
      return "`\(code)` counts initializer calls; one view can now cause several"
    case .declinedStrategy: return "\(code) is not possible here" + added(": ")
    case .missingTest: return "No test is written: \(code)"
    case .lostUpdate:
      return
        "\(subject.map { "`\($0)`" } ?? "A view") used to refresh `\(code)`\(place) on any change of its "
        + "model; now it does not"
    case .lostRepresentableUpdate:
      return "The update function\(place) does not read `\(code)` and no longer runs when it "
        + "changes"
    case .newUpdate:
      return "This view did not observe `\(code)`; it now updates when what it reads\(place) "
        + "changes"
    case .wideView:
      return "`\(code)` reads \(detail ?? "many properties") and updates when any of them changes"
    case .unpublishedPropertyTracked:
      return "`\(code)` is now tracked: views that read it\(place) update when it changes"
    case .unpublishedPropertyUntracked:
      return
        "`\(code)`\(subject.map { " (`\($0)`)" } ?? "") is not tracked: a view that reads it\(place) "
        + "no longer picks up its changes along with others"
    case .untrackedComputedProperty:
      return "`\(code)` reads nothing tracked: a view that uses it\(place) no longer updates "
        + "with other changes"
    case .trackedReadInInitializer:
      return
        "`\(code)` reads tracked state during \(subject.map { "`\($0).init`" } ?? "`init`"), so the view "
        + "that creates the model\(place) updates when that state changes"
    case .removedSend:
      return "Removed `\(code)`: the properties that change here notify on their own"
    case .sendIgnoredByViews:
      return "`\(code)` still notifies the object's subscribers, but no longer updates views"
    case .narrowedSend:
      return "`\(code)` now updates only views that read something"
        + (subject.map { " of `\($0)`" } ?? "") + ", not every view that observes it"
    case .equalValueIgnored:
      return "`\(code)` assigns an equal value, which no longer updates views"
    case .partialEquality:
      return
        "Setting \(subject.map { "`\($0)`" } ?? "a property") to a value that differs only in what "
        + "`\(code).==`\(place) ignores no longer updates views"
    case .sharedStorageKey:
      return "Other code uses the key of `\(code)`: views that read it here do not update when "
        + "that code writes it"
    case .mutatedCopy:
      return "Rewritten to mutate a copy: `\(code)` "
        + (detail ?? "reads what it mutates, which crashes under `@Observable`")
    case .overlappingAccess:
      return "`\(code)` may read `\(detail ?? "the property")` while it mutates it, which crashes "
        + "under `@Observable`"
    case .suspendedMutation:
      return "`\(code)` may suspend while it mutates a tracked property, so views update too "
        + "early"
    case .backgroundWrite:
      return "`\(code)` writes a tracked property off the main thread; Combine warned at run "
        + "time, Observation does not"
    case .unknownInjection:
      return "Nothing in this project injects `\(code)`; without it the view crashes when it is "
        + "evaluated"
    case .missingEnvironmentValue:
      return
        "`\(code)` is not injected on one path to \(subject.map { "`\($0)`" } ?? "this view")\(place), "
        + "so it now crashes there when its body runs"
    case .previewWithoutValue:
      return "This preview does not inject \(code)" + added(", so it crashes as soon as it shows ")
    case .unknownInjectedType: return "The type of `\(code)` cannot be inferred"
    case .lostIsolation:
      return "`\(code)` was `@MainActor` only through its property wrapper (Swift 5 mode)"
    case .reflectedStorage:
      return "`\(code)` lists stored properties: tracked ones are now named `_name`, and the "
        + "macro's registrar is added"
    case .conformanceCheck: return "`\(code)` no longer matches migrated types"
    case .publicInterfaceChange:
      return "`\(code)` is public" + added(" in ")
        + ": clients that observe it as an `ObservableObject` no longer compile"
    case .missingPlatforms:
      return "`\(code)` declares no platforms, and SwiftPM's defaults are older than Observation"
    case .mixedState, .unusedDirective, .unreadableFile, .backedOut: return code
    case .unparsedFile: return "The file does not parse"
    case .invalidUTF8: return "The file is not valid UTF-8"
    case .symbolicLinkLoop: return "The path is a symbolic link to itself"
    }
  }

  /// What to do about it; a sentence without its full stop. Nil where there is nothing to do, or the message says it.
  public var instead: String? {
    switch self {
    case .repeatedDefault, .repeatedInitializer, .earlierInitializer:
      "Create it in the `App` or an action and pass it in"
    case .unknownInitializerCost: "Check that the call is cheap"
    case .deferredWork: "Check that nothing needs it earlier"
    case .deferredModel: "Check what the view shows until then"
    case .unownedModel: "To start over, give the view a new `.id(…)`"
    case .recreatedModel: "To keep the first one, store it in `@State`"
    case .accessInInitializer: "Remove the code if that is not intended"
    case .missingMemberwiseInitializer: "Write the initializer in the struct"
    case .missingCompositionRoot: "Create them in one place, such as the `App`, and pass them in"
    case .countedInitializations: "Count what `bootstrap()` does"
    case .lostUpdate: "If it can change, store it in a tracked property"
    case .lostRepresentableUpdate: "Read there what the update depends on"
    case .wideView: "Split it into views that each read less"
    case .unpublishedPropertyTracked: "Mark it `@ObservationIgnored` if that is too often"
    case .unpublishedPropertyUntracked: "If it changes, copy it to a tracked `var`"
    case .untrackedComputedProperty: "If it can change, compute it from tracked properties"
    case .trackedReadInInitializer: "Harmless unless it updates too often"
    case .sendIgnoredByViews: "Have the views read a tracked property that changes"
    case .equalValueIgnored: "Change a tracked counter to force an update"
    case .partialEquality: "Make `==` compare every property that views show"
    case .sharedStorageKey: "Write it only through the model"
    case .overlappingAccess, .suspendedMutation: "Mutate a copy and assign it"
    case .backgroundWrite: "Write it on the main actor"
    case .unknownInjection, .missingEnvironmentValue: "Inject it with `.environment(…)`"
    case .previewWithoutValue: "Inject it in the preview"
    case .unknownInjectedType: "If it is migrated, write `.environment` here"
    case .lostIsolation: "Annotate it if the compiler complains"
    case .reflectedStorage: "Check code that reads the labels"
    case .conformanceCheck: "Check for `any Observable` instead"
    case .publicInterfaceChange: "Release it as a new major version"
    case .missingPlatforms: "Declare `platforms` in the manifest"
    case .unparsedFile:
      "It was read as far as possible and is not edited. Fix its syntax and run again"
    case .invalidUTF8: "It was not read. Convert it and run again"
    case .symbolicLinkLoop: "Fix or remove the link"
    case .ownerToDecide, .keptStateObject, .newUpdate, .declinedStrategy, .missingTest,
      .removedSend, .narrowedSend, .mutatedCopy, .mixedState, .unusedDirective, .unreadableFile,
      .backedOut:
      nil
    }
  }
}
