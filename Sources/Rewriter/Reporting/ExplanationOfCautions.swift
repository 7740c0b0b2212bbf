extension Caution {
  /// What it means, what to look for, and code that shows it. No default: a new caution needs a
  /// page.
  var page: PageText {
    switch self {
    case .defaultEvaluatedAgain:
      PageText(
        text: """
          `StateObject` takes a closure and runs it once for each identity of the view. `State` \
          takes a value: up to Xcode 26 the default is made whenever the view value is made, and \
          all but the first are thrown away, after their side effects. From Xcode 27 on an inline \
          default is made once.
          """,
        instead: """
          Look at the initializer. Where it starts, subscribes, reads or writes something, do that \
          in `.task`, or make the model further up.
          """,
        before: "@StateObject private var model = Model()",
        after: "@State private var model = Model()")
    case .argumentEvaluatedAgain:
      PageText(
        text: """
          `StateObject(wrappedValue:)` takes a closure; `State(wrappedValue:)` takes a value, in \
          every version of Xcode. The model is made each time the parent makes the view.
          """,
        instead: "Make the model in the parent, or fill it in `.task`.",
        before: "_model = StateObject(wrappedValue: Model(id: id))",
        after: "_model = State(wrappedValue: Model(id: id))")
    case .madeAgain:
      PageText(
        text: """
          `@StateObject` made the model once for each identity of the view; as `@State` it is made \
          with each view value, up to Xcode 26, and where it is made in the view's initializer on \
          every Xcode. Nothing in the project says that this is dear, but the initializer calls \
          code of which the project has only the name.
          """,
        instead: """
          Look at the call. Where it does more than allocate, ask for another strategy with \
          `--strategy` or a directive.
          """,
        before: "init() { client = Client(configuration: .standard) }", after: nil)
    case .workPutOff:
      PageText(
        text: """
          The heavy statements of the initializer run in `bootstrap()`, which `.task` calls when the \
          view appears: once for each model, however often the view value is made. Until then the \
          model has its initial values, and the first body shows those.
          """,
        instead: """
          Look for code that reads the model before the view appears; `--heavy keep` leaves the \
          owner a `@StateObject` and the initializer as it is.
          """,
        before: "init() { items = load() }",
        after: "func bootstrap() async { items = load() }")
    case .modelPutOff:
      PageText(
        text: """
          The model is made in `.task`, once the view has appeared, and kept: once for each \
          identity of the view, on every Xcode. Until then the property is nil, and all that the \
          view shows stands under `if let`.
          """,
        instead: """
          Look at the first frame, which is empty; `--placeholder` shows a `ProgressView` there. \
          What modifiers of the view did before the model was needed now waits for it.
          """,
        before: "@StateObject private var model = Model(id: id)",
        after: "@State private var model: Model?")
    case .stateKept:
      PageText(
        text: """
          `@ObservedObject` and plain properties do not own what they hold: what the view made, in a \
          default or in its initializers, was made anew whenever the parent updated, and its state \
          was lost. As `@State` it is kept, most likely as intended. What was made of an argument \
          goes on with the first one, until the identity of the view changes.
          """,
        instead: """
          Check that nothing relied on the fresh object. Where the view shall follow an argument, \
          give it `.id(argument)` at the parent.
          """,
        before: "@ObservedObject var model = Model()",
        after: "@State var model = Model()")
    case .reachedInInitializer: .reachedInInitializer
    case .announcementRemoved:
      PageText(
        text: """
          The announcement stood before a change of properties that announce themselves now. Views \
          that read none of them were updated too, and are not any more.
          """,
        instead:
          "Check that what the views show is read from properties that are stored and tracked.",
        before: "objectWillChange.send()\nitems.append(item)",
        after: "items.append(item)")
    case .plainPropertyTracked:
      PageText(
        text: "The property was not published, yet views show it; they would go stale otherwise.",
        instead: "If the updates are too many, mark the property `@ObservationIgnored`.",
        before: "var progress = 0.0  // beside objectWillChange.send()",
        after: "var progress = 0.0  // tracked")
    case .readersTold:
      PageText(
        text: """
          Nothing tells what `objectWillChange.send()` announced, so a method takes its place that \
          announces all that is tracked of the object, and what its computed properties and methods \
          read outside. Views that read any of it look again, as they did.
          """,
        instead: """
          Look for views that observe the object and show something else: state of another object, \
          or a global. They are no longer told.
          """,
        before: """
          library.reload()
          objectWillChange.send()
          """,
        after: """
          library.reload()
          announceChange()
          """)
    case .platformsNotStated: .platformsNotStated
    case .reflectedStorage: .reflectedStorage
    case .conformanceAsked: .conformanceAsked
    case .sharedStorageKey: .sharedStorageKey
    case .equalValueDropped:
      PageText(
        text: """
          `@Published` announced every assignment. The macro compares values that are `Equatable` \
          and says nothing of an equal one.
          """,
        instead: "Count up a property that the view reads, or give the view a new `id`.",
        before: "items = items")
    case .partialEquality:
      PageText(
        text: """
          The `==` of the value, or of something in it, leaves out some of what is stored, or compares objects by what \
          they hold. An assignment that differs only there is not announced: views keep showing the old value, and \
          follow the old object.
          """,
        instead: "Compare all that views show, or track the parts one by one.",
        before: "static func == (a: Song, b: Song) -> Bool { a.id == b.id }")
    case .changeThatWaits:
      PageText(
        text: """
          `@Published` handed a copy to the asynchronous function, and stored it when that was done. The macro hands out \
          the storage and tells of the change when it begins: views that look again while the function waits see the old \
          value, and hear nothing more.
          """,
        instead: "Change a copy and assign it.",
        before: "@Published var feed = Feed()\nfunc load() async {\n  await feed.load()\n}",
        after:
          "var feed = Feed()\nfunc load() async {\n  var updatedFeed = feed\n  await updatedFeed.load()\n  feed = updatedFeed\n}"
      )
    case .reentrantMutation:
      PageText(
        text: """
          `@Published` handed out a copy and stored the result. The macro changes the value in \
          place; a closure that reads the same property meanwhile violates exclusive access.
          """,
        instead: "Change a copy and assign it.",
        before: "items.removeAll { $0.isStale(among: self.items) }",
        after: "var copy = items\ncopy.removeAll { $0.isStale(among: items) }\nitems = copy")
    case .plainPropertyRead:
      PageText(
        text: """
          The property is kept out of tracking, as it was not published. Views used to see its \
          present value whenever something else was published; now they look again only when \
          something changes that they read.
          """,
        instead: "Remove `@ObservationIgnored` where views show the property.",
        before: "var progress = 0.0  // shown by a view",
        after: "@ObservationIgnored var progress = 0.0")
    case .untrackedComputedProperty:
      PageText(
        text: """
          The value comes from somewhere that is not observed, such as `UserDefaults`, a file or a \
          clock. Views used to read it again with every change of the object.
          """,
        instead: "Store the value in a property that is set when it changes.",
        before: "var isLoggedIn: Bool { keychain.token != nil }")
    case .trackedReadInInitializer:
      PageText(
        text: """
          The body that makes the object is being tracked meanwhile: what the initializer reads \
          counts as read by that body, which then runs again, and makes the object again. Of state of \
          other objects it is said where a view that makes the object, or the view that owns it, does \
          not observe those by itself; that view is named. Nothing is said of objects that no view \
          makes, such as those of an `App` or in a static property, of those that `@StateObject` or a \
          default from Xcode 27 on makes once, and of statements that leave the initializer for \
          `bootstrap()`.
          """,
        instead: "Compute from parameters and local constants, or load in `.task`.",
        before: "init() { items = Store.shared.items.filter(\\.isNew) }")
    case .backgroundWrite:
      PageText(
        text: """
          `@Published` warned at run time when it was set off the main thread. Observation does \
          not, and tells the views on the thread of the change.
          """,
        instead: "Isolate the class or the method to the main actor.",
        before: "queue.async { self.items = load() }",
        after: "let items = load()\nawait MainActor.run { self.items = items }")
    case .viewsNotTold:
      PageText(
        text: """
          The announcement still reaches those who subscribed to the object's publisher. Views no \
          longer do: they are told of what they read.
          """,
        instead: "Check that what the views show is read from tracked properties.",
        before: "objectWillChange.send()")
    case .noInjection:
      PageText(
        text: """
          `@Environment(M.self)` traps where nothing was injected, and does so whenever the view is \
          evaluated; `@EnvironmentObject` did where the model was read. No place of the project is \
          known to inject the type.
          """,
        instead:
          "Find the place, which may be in another project, and write `.environment(m)` there.",
        before: "@EnvironmentObject var model: Model",
        after: "@Environment(Model.self) var model")
    case .missingInjection:
      PageText(
        text: """
          The ways from apps, scenes, widgets, hosting controllers and previews to the view were \
          followed through bodies, their parts and presentations. One of them, named in the caution, \
          puts no such model into the environment. `@EnvironmentObject` trapped where it was read, \
          which an action may never have come to; `@Environment(M.self)` traps whenever the view is \
          evaluated. A property that nothing reads becomes optional instead. Ways through routers, \
          factories and other code that keeps views as values are not followed.
          """,
        instead: "Write `.environment(m)` above the place that is named, if the code is ever run.",
        before: "@EnvironmentObject var model: Model",
        after: "@Environment(Model.self) var model")
    case .refreshLost:
      PageText(
        text: """
          A wrapper had the view's body run whenever the object published anything, and with it \
          whatever else the body shows: members of a constant object inside the model, dates, \
          somebody else's objects. Observation runs the body again for what it reads and is tracked.
          """,
        instead: """
          Publish what is shown as a property of the model, or read a tracked property of the model \
          that changes with it.
          """,
        before: "@ObservedObject var model: Model   // Text(model.player.time)",
        after: "let model: Model   // Text(model.time)")
    case .updateWithoutReading:
      PageText(
        text: """
          A representable's update ran whenever the object published. With Observation it runs when \
          something changes that the update itself reads; what `make…` and the coordinator read is \
          not tracked.
          """,
        instead: "Read the properties in the update, and hand their values on.",
        before: "func updateUIView(_ view: Map, context: Context) { view.setNeedsDisplay() }",
        after: "func updateUIView(_ view: Map, context: Context) { view.zoom = camera.zoom }")
    case .updatesBegin:
      PageText(
        text: """
          Plain properties, `@State`, `@Binding` and `@Environment` tell a view of a new object, not of what an \
          `ObservableObject` publishes. Of an `@Observable` object a view is told whatever wraps it. That is most likely \
          what was meant; a body that relied on standing still moves now.
          """,
        instead: "Keep a copy of the values in a `@State`, where the view is to stand still.",
        before: "@State private var draft = Draft()   // class Draft: ObservableObject",
        after: "@State private var draft = Draft()   // @Observable class Draft")
    case .publicInterface: .publicInterface
    case .privateInitializer: .privateInitializer
    case .isolationLost:
      PageText(
        text: """
          In the Swift 5 language mode a type outside SwiftUI's own roles was put on the main actor by \
          the wrapper of one of its properties (SE-0401 ended that). Without the wrapper its code may \
          not call the main actor's any more, and the compiler says where. Where the property holds a \
          class of the main actor, the type is marked and nothing is left to do.
          """,
        instead: "Mark the type, or the members that need it, `@MainActor`.",
        before: "struct Beds: DynamicProperty { @ObservedObject var garden: Garden }",
        after: "@MainActor struct Beds: DynamicProperty { let garden: Garden }")
    }
  }
}
