/// Pages of the diagnostics about code that crashes or runs elsewhere, and about what other code sees of a type.
enum RunTimePages {
  static let overlappingAccess = Page(
    summary: "A mutation may read the property that it mutates, which crashes under `@Observable`.",
    text: """
      `@Published` gives a mutating call a copy of the value and stores the result. `@Observable` mutates the value in \
      place: code of your project that reads the same property during the call violates exclusive access and crashes. \
      The mutation is part of a larger expression, so the tool does not rewrite it.
      """,
    before: "return items.removeFirst(where: isStale)",
    after: """
      var updatedItems = items
      let removed = updatedItems.removeFirst(where: isStale)
      items = updatedItems
      return removed
      """)
  static let mutatedCopy = Page(
    summary: "A mutation that reads the mutated property, or suspends, now mutates a copy.",
    text: """
      `@Published` gives a mutating call a copy of the value and stores the result. `@Observable` mutates the value in \
      place, and a closure that reads the same property during the call violates exclusive access and crashes. An \
      asynchronous mutation would notify views when it begins. The written copy keeps the behaviour of `@Published`.
      """,
    before: "items.removeAll { $0.isStale(among: items) }",
    after: """
      var updatedItems = items
      updatedItems.removeAll { $0.isStale(among: items) }
      items = updatedItems
      """)
  static let suspendedMutation = Page(
    summary: "An asynchronous call mutates a tracked property in place.",
    text: """
      `@Published` gives the asynchronous function a copy and stores it when the function returns. `@Observable` gives \
      it the storage and notifies views when the mutation begins. Views that update while the function is suspended \
      show the old value and are not notified again.
      """,
    before: """
      @Published var feed = Feed()
      func load() async {
        await feed.load()
      }
      """,
    after: """
      var feed = Feed()
      func load() async {
        var updatedFeed = feed
        await updatedFeed.load()
        feed = updatedFeed
      }
      """)
  static let backgroundWrite = Page(
    summary: "A tracked property is written off the main thread, and nothing warns of it any more.",
    text: """
      SwiftUI warned at run time when a `@Published` property was set off the main thread. Observation does not, and \
      notifies views on the thread that writes.

      The tool checks closures that run on a background queue, in a detached task or as a callback, and functions of \
      delegates that are called on a background queue. It also checks \
      asynchronous functions and tasks of types that no actor isolates: these run on the main thread only where the \
      target says so, by its default isolation or by `NonisolatedNonsendingByDefault`. Each type has one such warning; it is a note where no view shows the property.
      """,
    instead: "Isolate the class or the method to the main actor.",
    before: "queue.async { self.items = load() }",
    after: "let items = load()\nawait MainActor.run { self.items = items }")
  static let unknownInjection = Page(
    summary: "Nothing in this project injects a model that a view reads from the environment.",
    text: """
      `@EnvironmentObject` crashes without an object when the model is read. `@Environment(M.self)` crashes as soon as \
      the view is evaluated. The tool found no code in this project that injects a model of this type.
      """,
    instead: "Write `.environment(m)` where the model is injected, perhaps in another project.",
    before: "@EnvironmentObject var model: Model",
    after: "@Environment(Model.self) var model")
  static let missingEnvironmentValue = Page(
    summary: "A model is not injected on one path to a view, which crashes if it reads the model.",
    text: """
      The tool follows the paths from apps, scenes, widgets, hosting controllers and previews to the view. The path in \
      the message injects no such model. `@EnvironmentObject` crashed only when the model was read, perhaps never; \
      `@Environment(M.self)` crashes when the view is evaluated.

      So that the view crashes no earlier than before, a property that nothing reads becomes optional, and one that is \
      read only under a condition or in an action becomes implicitly unwrapped, `M!`. The message says what happens; \
      where the view crashed before, too, it is a note. Paths through routers, factories and other code that \
      stores views as values are not followed.
      """,
    instead: "If the path is used, write `.environment(m)` at the places that the message names.",
    before: "@EnvironmentObject var model: Model",
    after: "@Environment(Model.self) var model")
  static let previewWithoutValue = Page(
    summary: "A preview does not inject a model that one of its views reads from the environment.",
    text: """
      `@Environment(M.self)` crashes when the view is evaluated, and this preview reaches such a view without a model \
      in the environment. With `@EnvironmentObject` the preview crashed only if the view read the model.
      """,
    before: "#Preview { DetailView() }",
    after: "#Preview { DetailView().environment(Session()) }")
  static let unknownInjectedType = Page(
    summary: "The type of the argument of `environmentObject` cannot be inferred.",
    text: """
      The tool infers types from the source text and cannot infer this one. It leaves the call as it is, because no \
      type that migrates seems to depend on it. If the object's class was migrated after all, the call does not \
      compile.
      """,
    instead: "If its class is migrated, write `.environment` instead of `.environmentObject`.",
    before: "view.environmentObject(makeSession())",
    after: "view.environment(makeSession())")
  static let unknownPublisherType = Page(
    summary: "The type of an object whose `objectWillChange` the code uses cannot be inferred.",
    text: """
      A migrated class has no `objectWillChange`. The migration replaces a send and adds the publisher to a class that \
      has subscribers, but only where it knows which class that is. If the object's class was migrated, this line does \
      not compile.
      """,
    instead: """
      Write the type of the object where it is declared and run again, or declare \
      `let objectWillChange = ObservableObjectPublisher()` in the class and send to it where its properties change.
      """,
    before: "let store = pointer.pointee\nstore.objectWillChange.sink { _ in save() }",
    after: "let store: Store = pointer.pointee\nstore.objectWillChange.sink { _ in save() }")
  static let lostIsolation = Page(
    summary: "A type was `@MainActor` only through a property wrapper that the migration removes.",
    text: """
      In the Swift 5 language mode a property wrapper such as `@ObservedObject` isolates the type that contains it to \
      the main actor; SE-0401 ended that. Without the wrapper the type may no longer call main-actor code, and the \
      compiler says where. If the property holds a class of the main actor, the migration writes `@MainActor` itself. Code that is not \
      isolated may still create the type, or use it through a protocol: then `@preconcurrency` keeps the compiler from \
      rejecting it in the Swift 5 mode, with a warning at most.
      """,
    instead: """
      If the compiler complains, mark the type or the members that need it `@MainActor`, and isolate the code that \
      creates it.
      """,
    before: "struct Beds: DynamicProperty { @ObservedObject var garden: Garden }",
    after: "@MainActor struct Beds: DynamicProperty { let garden: Garden }")
  static let reflectedStorage = Page(
    text: """
      The macro stores a tracked property `name` as `_name`, and adds its registrar as a stored property. `Mirror` and \
      `dump` list stored properties. A published property was listed as `_name` before, too, but as a `Published`. Only \
      a property that was not published, and is tracked now, gets another label.
      """,
    instead: "Check code that reads the labels or the values, and recorded output in tests.",
    before: "Mirror(reflecting: model).children.map(\\.value)  // Published<String>",
    after: "Mirror(reflecting: model).children.map(\\.value)  // String, ObservationRegistrar")
  static let conformanceCheck = Page(
    summary: "A check for `ObservableObject` no longer matches migrated types.",
    text: """
      A migrated class does not conform to `ObservableObject`, and `is` and `as?` are evaluated at run time. The code \
      compiles and takes the other branch. The report lists the types that the value may have; if the tool cannot \
      infer its type, these are all migrated types.
      """,
    instead: """
      Check for `any Observable` if the answer matters for such objects. Code that then subscribes to \
      `objectWillChange` can be removed: views that read an observable object update without it.
      """,
    before: "if service is any ObservableObject { … }  // true for a model",
    after: "if service is any ObservableObject { … }  // false for it")
  static let publicInterfaceChange = Page(
    text: """
      The type is public in a library of the package at the root of the project, and the tool does not read clients of \
      that library. `@StateObject`, `@ObservedObject`, `@EnvironmentObject` and `environmentObject` do not accept an \
      `@Observable` class, and `objectWillChange` and unused publishers such as `$x` are removed. A class that stays an `ObservableObject` for \
      `@StateObject` still compiles in clients, but `@EnvironmentObject` may find no object and crash, and \
      `@ObservedObject` no longer updates its view.

      Packages inside the project get no such warning, because the tool reads their clients. Neither does a type if no \
      public declaration gives clients an object of it. For names that begin with `_`, and types with `@_spi` or \
      `@_documentation`, it is a note.
      """,
    instead: "Release the library as a new major version, and ask clients to migrate too.",
    before: "public final class Player: ObservableObject",
    after: "@Observable\npublic final class Player")
  static let documentationSample = Page(
    text: """
      Code in a documentation catalog (`*.docc`) is an example for people, and often one of several steps. The tool \
      does not edit it. It counts the lines that observe a migrated public type through `@StateObject`, \
      `@ObservedObject` or `@EnvironmentObject`, in Swift files, articles and tutorials.
      """,
    before: "@StateObject private var player = Player()",
    after: "@State private var player = Player()")
  static let olderSystems = Page(
    summary: "Types migrate in targets that support systems without Observation.",
    text: """
      `--deployment-target ignore` and `--assume-floor` migrate types although their targets support systems before iOS \
      17, macOS 14, tvOS 17 or watchOS 10. The deployment targets in the project stay as they are, and the migrated code \
      does not compile with them.
      """,
    instead: "Raise the deployment targets before you build.",
    before: "IPHONEOS_DEPLOYMENT_TARGET = 16.0;",
    after: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;")
  static let missingPlatforms = Page(
    text: """
      SwiftPM builds a package without `platforms` for the oldest systems that it supports. `@Observable` needs iOS \
      17, macOS 14, tvOS 17, watchOS 10 or visionOS 1. The class is migrated, because the manifest requires no older \
      system.
      """,
    instead: "Declare `platforms` in the manifest, or mark the class `@available`.",
    before: "let package = Package(name: \"App\", targets: […])",
    after: "let package = Package(name: \"App\", platforms: [.iOS(.v17)], targets: […])")
}
