extension DiagnosticKind {
  /// What it means, what to check, and code that shows it. No default: a new diagnostic needs a page.
  var page: Page {
    switch self {
    case .repeatedDefault: CreationPages.repeatedDefault
    case .repeatedInitializer: CreationPages.repeatedInitializer
    case .unknownInitializerCost: CreationPages.unknownInitializerCost
    case .earlierInitializer: CreationPages.earlierInitializer
    case .createdAfterSetup: CreationPages.createdAfterSetup
    case .createdBeforeSetup: CreationPages.createdBeforeSetup
    case .deferredWork: CreationPages.deferredWork
    case .deferredModel: CreationPages.deferredModel
    case .ownerToDecide: CreationPages.ownerToDecide
    case .keptStateObject: CreationPages.keptStateObject
    case .unownedModel: CreationPages.unownedModel
    case .recreatedModel: CreationPages.recreatedModel
    case .accessInInitializer: CreationPages.accessInInitializer
    case .missingMemberwiseInitializer: CreationPages.missingMemberwiseInitializer
    case .splitInitializer: CreationPages.splitInitializer
    case .missingCompositionRoot: CreationPages.missingCompositionRoot
    case .countedInitializations: CreationPages.countedInitializations
    case .declinedStrategy: CreationPages.declinedStrategy
    case .missingTest: CreationPages.missingTest
    case .lostUpdate: UpdatePages.lostUpdate
    case .lostRepresentableUpdate: UpdatePages.lostRepresentableUpdate
    case .newUpdate: UpdatePages.newUpdate
    case .endlessUpdate: UpdatePages.endlessUpdate
    case .wideView: UpdatePages.wideView
    case .unpublishedPropertyTracked: UpdatePages.unpublishedPropertyTracked
    case .unpublishedPropertyUntracked: UpdatePages.unpublishedPropertyUntracked
    case .untrackedComputedProperty: UpdatePages.untrackedComputedProperty
    case .trackedReadInInitializer: UpdatePages.trackedReadInInitializer
    case .removedSend: UpdatePages.removedSend
    case .sendIgnoredByViews: UpdatePages.sendIgnoredByViews
    case .narrowedSend: UpdatePages.narrowedSend
    case .equalValueIgnored: UpdatePages.equalValueIgnored
    case .partialEquality: UpdatePages.partialEquality
    case .sharedStorageKey: UpdatePages.sharedStorageKey
    case .mutatedCopy: RunTimePages.mutatedCopy
    case .overlappingAccess: RunTimePages.overlappingAccess
    case .suspendedMutation: RunTimePages.suspendedMutation
    case .backgroundWrite: RunTimePages.backgroundWrite
    case .unknownInjection: RunTimePages.unknownInjection
    case .missingEnvironmentValue: RunTimePages.missingEnvironmentValue
    case .previewWithoutValue: RunTimePages.previewWithoutValue
    case .unknownInjectedType: RunTimePages.unknownInjectedType
    case .unknownPublisherType: RunTimePages.unknownPublisherType
    case .lostIsolation: RunTimePages.lostIsolation
    case .reflectedStorage: RunTimePages.reflectedStorage
    case .conformanceCheck: RunTimePages.conformanceCheck
    case .publicInterfaceChange: RunTimePages.publicInterfaceChange
    case .documentationSample: RunTimePages.documentationSample
    case .olderSystems: RunTimePages.olderSystems
    case .missingPlatforms: RunTimePages.missingPlatforms
    case .unobservedModel: ProjectPages.unobservedModel
    case .mixedState: ProjectPages.mixedState
    case .unusedDirective: ProjectPages.unusedDirective
    case .notMigrated: ProjectPages.notMigrated
    case .uncompiledFile: ProjectPages.uncompiledFile
    case .unparsedFile: ProjectPages.unparsedFile
    case .unreadableFile: ProjectPages.unreadableFile
    case .invalidUTF8: ProjectPages.invalidUTF8
    case .symbolicLinkLoop: ProjectPages.symbolicLinkLoop
    case .backedOut: ProjectPages.backedOut
    }
  }
}

/// Pages of the diagnostics about the project, its files and directives.
private enum ProjectPages {
  static let notMigrated = Page(
    summary: "A type is still an `ObservableObject` and can be migrated.",
    text: """
      `--check` reports each type that the tool could migrate now, and each blocker of the others. With `--baseline`, \
      it reports only types that the baseline does not list.
      """,
    instead: "Migrate the group that the message names, or add the type to the baseline.",
    before: "migrate-observable --check Sources",
    after: "migrate-observable --group counter-3f2a Sources")
  static let unobservedModel = Page(
    summary: "A class is not made `@Observable`, because no view depends on its objects.",
    text: """
      If code such as a view controller subscribes to its publishers, the class stays an `ObservableObject`: \
      `@Observable` has no publishers, so each property would need a subject. If nothing subscribes to them either, the \
      class loses its conformance and becomes a plain class.
      """,
    instead: """
      Nothing to do. To migrate a class with subscribers nevertheless, name it with `--only`. Add `@Observable` to a \
      plain class when a view shows it.
      """,
    before: "model.$state.sink { label.text = $0 }.store(in: &bag)   // in a view controller",
    after: "model.$state.sink { label.text = $0 }.store(in: &bag)   // stays")
  static let mixedState = Page(
    summary: "Code is only partly migrated to `@Observable` and does not compile.",
    text: """
      One side of the code uses `@Observable` and the other still treats the model as an `ObservableObject`: an object \
      wrapper, `environmentObject` or `@Published` with an `@Observable` class, or `@Environment(M.self)`, `@Bindable` \
      or `environment` with an `ObservableObject`. A migration leaves no such code, and neither does any single slice. \
      `--check` fails while there is any, even if its baseline lists it.
      """,
    instead: """
      Apply the rest of the slice or undo it. If the code was written by hand, finish or revert that type.
      """,
    before: "@Observable final class Model {}\n…\n@StateObject private var model = Model()",
    after: "@Observable final class Model {}\n…\n@State private var model = Model()")
  static let unusedDirective = Page(
    summary: "A directive has no effect.",
    text: """
      A directive is a comment above the declaration that it applies to: `// migrate-observable:ignore`, or \
      `// migrate-observable:strategy NAME` above a property that owns a migrated model. It has no effect if no such \
      declaration follows, or if the directive or the strategy does not exist.
      """,
    instead: "Move the directive above its declaration, correct it, or remove it.",
    before: "// migrate-observable:strategy lazy\n@StateObject private var model = Model()",
    after: "// migrate-observable:strategy keep\n@StateObject private var model = Model()")
  static let uncompiledFile = Page(
    summary: "No target compiles files that use `ObservableObject`.",
    text: """
      The files are in the folder of an Xcode project that lists its files one by one, and no target lists these. The \
      tool does not read them, and their code does not block a type. Files in synchronized folders, packages and \
      projects of XcodeGen or Tuist, and those that a pod, Bazel, Buck or CMake may compile, are never left out.
      """,
    instead: "Add the files to a target and run again, or delete them.",
    before: "Old/Player.swift, which no target of App.xcodeproj lists",
    after: "App/Player.swift, a member of the target App")
  static let unparsedFile = Page(
    text: """
      The tool reads as much of the file as its parser understands and never edits it. Types that need a change in the \
      file are blocked, and code behind the error may be missing from the results. The other files migrate as usual. \
      The parser of a version of the tool does not know the syntax of Swift versions that came later.
      """,
    instead: "Fix the syntax of the file, or update the tool, and run again.",
    before: "struct ContentView: View { @StateObject var model = Model( }",
    after: "struct ContentView: View { @StateObject var model = Model() }")
  static let unreadableFile = Page(
    summary: "A file of the project cannot be read.",
    text: """
      The system refused to open the file or folder, or two files have names that differ only in their Unicode form. \
      The tool continues without it. Types that the file uses may then migrate without the changes that it needs.
      """,
    instead: "Make the file readable, or rename one of the two, and run again.",
    before: "chmod 000 Sources/Model.swift",
    after: "chmod 644 Sources/Model.swift")
  static let invalidUTF8 = Page(
    text: """
      Swift source files are UTF-8, and this one contains other bytes. The tool reads as much of it as possible and \
      never edits it, so types that need a change in it are blocked.
      """,
    instead: "Convert the file to UTF-8 and run again.",
    before: "Sources/Model.swift: ISO-8859 text",
    after: "Sources/Model.swift: UTF-8 text")
  static let symbolicLinkLoop = Page(
    text: """
      The symbolic link leads back to itself, so there is no file or folder to read. The tool skips it and continues.
      """,
    instead: "Let the link point to a file or folder, or remove it.",
    before: "ln -s Models Models",
    after: "ln -s ../Shared/Models Models")
  static let backedOut = Page(
    summary: "A type was restored because the command of `--verify` failed with it.",
    text: """
      `--verify` runs a command before and after the migration. If the command fails only afterwards, the tool \
      restores the types that the new compiler errors point to, with all types that must migrate together with them, \
      and runs it again. If the errors name no changed file, all types are restored.
      """,
    instead: "Fix the cause of the error and run again, or migrate the type by hand.",
    before: "migrate-observable --verify 'swift build'",
    after: "migrate-observable --except Player --verify 'swift build'")
}
