extension DiagnosticKind {
  /// What changed, or what is wrong; one sentence without its full stop.
  /// - Parameters:
  ///   - code: the thing itself, as written; cut at a token where it is long.
  ///   - detail: what makes it matter here: a place, a reason, names. What it is differs from kind to kind.
  ///   - subject: the view, the model or the property that it is about, by name.
  public func message(
    _ code: String, _ detail: String? = nil, of subject: String? = nil
  ) -> String {
    let message = Message(kind: self, code: code, detail: detail, subject: subject)
    return message.onCreation ?? message.onUpdates ?? message.onExecution ?? message.onOther
  }
}

/// The sentence of a diagnostic, by what it is about.
private struct Message {
  let kind: DiagnosticKind
  let code: String
  let detail: String?
  let subject: String?

  private var place: String { detail.map { " (\($0))" } ?? "" }

  /// The detail between two texts; empty if there is none.
  private func added(_ before: String, _ after: String = "") -> String {
    detail.map { before + $0 + after } ?? ""
  }

  /// How often and when a model is created.
  var onCreation: String? {
    switch kind {
    case .repeatedDefault:
      "`\(code)` now runs each time the view is created (Xcode 26 and earlier)"
        + added(", and ")
    case .repeatedInitializer:
      "`\(code)` now runs each time the view is created, on every Xcode"
        + added(", and ")
    case .unknownInitializerCost:
      "`\(code)` now runs each time its view is created"
        + added(", and ")
    case .earlierInitializer:
      "`\(code)` runs each time the view is created, as before" + added(", and ")
    case .createdAfterSetup:
      "`\(code)` is created last in `init`" + added(", because it depends on ")
    case .createdBeforeSetup:
      "`\(code)` now runs earlier" + added(", before ", ", on which it depends")
    case .deferredWork:
      "`\(code)` moved from `\(detail.map { $0 + "." } ?? "")init` to the new "
        + "`bootstrap()`, which runs after \(subject.map { "`\($0)`" } ?? "the view") appears"
    case .deferredModel:
      "`\(code)` is now created after the view appears; until then the view has no model"
    case .ownerToDecide:
      "`\(code)` stays `@StateObject`, which works"
        + added(": `@State` would rerun its initializer, which ")
    case .keptStateObject:
      "`\(code)` stays `@StateObject`, which creates it once" + added("; its initializer ")
    case .unownedModel:
      "\(subject.map { "`\($0)`" } ?? "The view") now keeps one `\(code)`; before, each update of its "
        + "parent created a new one"
    case .recreatedModel:
      "`\(code)` is re-created each time the parent updates, as before"
    case .accessInInitializer:
      "`\(code)`\(place) used an object that was discarded; it now uses the model that "
        + "the view keeps"
    case .missingMemberwiseInitializer:
      "`\(code)`\(place) calls the memberwise initializer, which Xcode 27 omits where all "
        + "properties are private"
    case .splitInitializer:
      "`\(code)`\(place) does not assign `\(subject ?? "")`; debug builds of Xcode 27.0 and 27.1 fail to link "
        + "(swiftlang/swift#91700)"
    case .missingCompositionRoot:
      "Several views create heavy models in `init`: \(code)"
    case .countedInitializations:
      "`\(code)` counts initializer calls; one view can now cause several"
    case .declinedStrategy: "\(code) is not possible here" + added(": ")
    case .missingTest: "No test is written: \(code)"
    default: nil
    }
  }

  /// Which views update, and when.
  var onUpdates: String? {
    switch kind {
    case .lostUpdate:
      "\(subject.map { "`\($0)`" } ?? "A view") used to refresh `\(code)`\(place) on any change of its "
        + "model; now it does not"
    case .lostRepresentableUpdate:
      "This view no longer updates when `\(code)` changes\(detail.map { ": \($0)" } ?? "")"
    case .newUpdate:
      "\(subject ?? "This view") did not observe `\(code)`; "
        + (subject?.contains(" and ") == true
          ? "they now update when what they read" : "it now updates when what it reads")
        + "\(place) changes"
    case .endlessUpdate:
      "\(subject.map { "`\($0)`" } ?? "This view") now updates with `\(code)`, which each update may change "
        + "again\(place)"
    case .wideView:
      "`\(code)` reads \(detail ?? "many properties") and updates when any of them changes"
    case .unpublishedPropertyTracked:
      "`\(code)` is now tracked: views that read it\(place) update when it changes"
    case .unpublishedPropertyUntracked:
      "`\(code)`\(subject.map { " (`\($0)`)" } ?? "") is not tracked: a view that reads it\(place) "
        + "no longer picks up its changes along with others"
    case .untrackedComputedProperty:
      (subject ?? "`\(code)` reads nothing tracked") + ": a view\(place) may now miss changes"
    case .trackedReadInInitializer:
      "\(subject ?? "`init`") reads `\(code)`, so "
        + "\(detail ?? "the view that creates the model") updates when it changes"
    case .removedSend:
      "Removed `\(code)`: "
        + (detail
          ?? subject.map { "nothing in this project observes an object of `\($0)`" }
          ?? "the properties that change here notify on their own")
    case .sendIgnoredByViews:
      "`\(code)` still notifies the object's subscribers, but no longer updates views"
    case .narrowedSend:
      "`\(code)` now updates only views that read something"
        + (subject.map { " of `\($0)`" } ?? "") + ", not every view that observes it"
    case .equalValueIgnored:
      detail.map {
        "`\(code)` may assign the value that is there, which updates no view from Swift 6.2 on: a control bound "
          + "to it (\($0)) keeps the input"
      } ?? subject.map {
        "`\(code)` may assign the same objects again, which updates no view from Swift 6.2 on, though their "
          + "`\($0)` changes"
      } ?? "`\(code)` assigns an equal value, which updates no view from Swift 6.2 on"
    case .partialEquality:
      "With Swift 6.2 and later, views keep "
        + (detail ?? "the old value of a property if only what `\(code).==` ignores differs")
    case .sharedStorageKey:
      "Other code\(place) uses the key of `\(code)`: views that read it here do not update when "
        + "that code writes it"
    default: nil
    }
  }

  /// What crashes, or runs elsewhere.
  var onExecution: String? {
    switch kind {
    case .mutatedCopy:
      "Rewritten to mutate a copy: `\(code)` "
        + (detail ?? "reads what it mutates, which crashes under `@Observable`")
    case .overlappingAccess:
      "`\(code)` may read `\(detail ?? "the property")` while it mutates it, which crashes "
        + "under `@Observable`"
    case .suspendedMutation:
      "`\(code)` may suspend while it mutates a tracked property, so views update too "
        + "early"
    case .backgroundWrite:
      "`\(code)` "
        + (subject.map { "and \($0) write tracked properties" } ?? "writes a tracked property")
        + " off the main thread"
        + (detail ?? "; Xcode no longer warns of it")
    case .unknownInjection:
      "Nothing in this project injects `\(code)`; without it the view crashes when it is "
        + "evaluated"
    case .missingEnvironmentValue:
      "`\(code)` is not injected on one path to \(subject.map { "`\($0)`" } ?? "this view")"
        + added(" ")
    case .previewWithoutValue:
      "This preview does not inject \(code)" + added(", so it ")
    case .unknownInjectedType, .unknownPublisherType: "The type of `\(code)` cannot be inferred"
    case .lostIsolation:
      "`\(code)` was `@MainActor` only through its property wrapper (Swift 5 mode)"
        + added("; code that is not isolated relies on it (", ")")
    default: nil
    }
  }

  /// What other code sees of the type, and the project. It lists every kind, so that a new one does not compile
  /// without a message.
  var onOther: String {
    switch kind {
    case .reflectedStorage:
      "`\(code)` lists stored properties: `_name` now is the value of a tracked one, not a "
        + "`Published`, and the macro's registrar is added"
    case .conformanceCheck: "`\(code)` no longer matches migrated types"
    case .publicInterfaceChange:
      "`\(code)` is public" + (subject.map { " in library `\($0)`" } ?? "")
        + ": clients that observe it as an `ObservableObject` "
        + (detail ?? "no longer compile")
    case .documentationSample:
      "Documentation catalogs, which are not edited, observe `\(code)`" + added(" in ")
    case .olderSystems: "\(detail ?? "Targets support") systems without Observation: \(code)"
    case .missingPlatforms:
      "`\(code)` declares no platforms, and SwiftPM's defaults are older than Observation"
    case .mixedState, .unusedDirective, .unreadableFile, .backedOut: code
    case .unobservedModel:
      detail == nil
        ? "`\(code)` stays an `ObservableObject`: code subscribes to it, and no view shows it"
        : "`\(code)` is no longer observable: nothing observed it, and no view shows it"
    case .notMigrated: "`\(code)` can be migrated to `@Observable`"
    case .uncompiledFile: "No target compiles \(code), so the code stays as it is"
    case .unparsedFile: "The file does not parse"
    case .invalidUTF8: "The file is not valid UTF-8"
    case .symbolicLinkLoop: "The path is a symbolic link to itself"
    // The kinds that have a message above.
    case .repeatedDefault, .repeatedInitializer, .unknownInitializerCost, .earlierInitializer,
      .createdAfterSetup, .createdBeforeSetup, .deferredWork, .deferredModel, .ownerToDecide,
      .keptStateObject, .unownedModel, .recreatedModel, .accessInInitializer,
      .missingMemberwiseInitializer, .splitInitializer, .missingCompositionRoot,
      .countedInitializations, .declinedStrategy, .missingTest, .lostUpdate,
      .lostRepresentableUpdate, .newUpdate, .endlessUpdate, .wideView, .unpublishedPropertyTracked,
      .unpublishedPropertyUntracked, .untrackedComputedProperty, .trackedReadInInitializer,
      .removedSend, .sendIgnoredByViews, .narrowedSend, .equalValueIgnored, .partialEquality,
      .sharedStorageKey, .mutatedCopy, .overlappingAccess, .suspendedMutation, .backgroundWrite,
      .unknownInjection, .missingEnvironmentValue, .previewWithoutValue, .unknownInjectedType,
      .unknownPublisherType, .lostIsolation:
      code
    }
  }
}
