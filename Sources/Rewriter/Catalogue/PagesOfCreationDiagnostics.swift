/// Pages of the diagnostics about how often and when a model is created.
enum CreationPages {
  static let repeatedDefault = Page(
    summary: "A heavy inline default runs each time the view is created, up to Xcode 26.",
    text: """
      `@StateObject` takes a closure and runs it once for each identity of the view. `@State` takes a value: up to \
      Xcode 26 the inline default runs each time SwiftUI creates the view, and all results but the first are \
      discarded. Their side effects remain. From Xcode 27 on, an inline default runs once.
      """,
    instead: """
      If the initializer starts, subscribes to, reads or writes something, do that in `.task`. Or create the model \
      once, in the `App` or in an action, and pass it in.
      """,
    before: "@StateObject private var model = Model()",
    after: "@State private var model = Model()")
  static let repeatedInitializer = Page(
    summary: "A heavy model is created each time the view is, on every Xcode.",
    text: """
      `StateObject(wrappedValue:)` takes a closure, and `State(wrappedValue:)` takes a value. The view's initializer \
      or its caller therefore creates a model each time the view is created, whatever the version of Xcode. Only the \
      first one is kept.
      """,
    instead: """
      Create the model once, in the `App` or in an action, and pass it in. Or do the work in `.task`.
      """,
    before: "_model = StateObject(wrappedValue: Model(id: id))",
    after: "_model = State(wrappedValue: Model(id: id))")
  static let unknownInitializerCost = Page(
    summary: "A model is re-created with its view and calls code that the tool cannot read.",
    text: """
      `@StateObject` created the model once for each identity of the view. As `@State` it is created with each view \
      value, up to Xcode 26 for an inline default, and on every Xcode in an initializer. The tool found nothing heavy \
      in this project, but the initializer calls code outside it.
      """,
    instead: """
      Read what the call does. If it does more than allocate, request another strategy with `--strategy` or with a \
      directive.
      """,
    before: "init() { client = Client(configuration: .standard) }")
  static let earlierInitializer = Page(
    summary: "A heavy model was created before `@StateObject` could defer it, and still is.",
    text: """
      The initializer of the view, or its caller, creates the model in a statement of its own and then passes it to \
      the wrapper. So `@StateObject` deferred nothing: the heavy initializer ran each time the view was created. The \
      migration does not change that.
      """,
    before: "let model = Model()\n_model = StateObject(wrappedValue: model)",
    after: "let model = Model()\n_model = State(wrappedValue: model)")
  static let createdAfterSetup = Page(
    summary: "A model is created last in `init`, after code on which it depends.",
    text: """
      `@StateObject` creates its model when the body is first evaluated, after `init` has run. `@State` evaluates an \
      inline default before the first statement of `init`. Here `init` configures a package, registers user defaults \
      or changes a variable, and the initializer of the model uses the same package, defaults or variable. So the \
      default became an assignment at the end of `init`.
      """,
    before: """
      @StateObject private var session = Session()
      init() { FirebaseApp.configure() }
      """,
    after: """
      @State private var session: Session
      init() { FirebaseApp.configure(); _session = State(wrappedValue: Session()) }
      """)
  static let createdBeforeSetup = Page(
    summary: "A model is now created before code on which it depends.",
    text: """
      `@StateObject` creates its model when the body is first evaluated. `@State` evaluates an inline default together \
      with the other stored properties: before the first statement of `init`, and before the application delegate is \
      called. Code there configures a package, registers user defaults or changes a variable, and the initializer of \
      the model uses the same package, defaults or variable.
      """,
    instead:
      "Create the model after that code, or leave it as `@StateObject` with `--strategy Session=keep`.",
    before: "@StateObject private var session = Session()",
    after: "@State private var session = Session()")
  static let deferredWork = Page(
    text: """
      The heavy statements of the initializer moved to `bootstrap()`, which the view calls in `.task`. They run once \
      for each model, however often the view is created. Until then the model has its initial values, and the first \
      frame shows those. This is a note where no view shows what the statements change before they return.
      """,
    instead: """
      Check code that reads the model before the view appears. `--placeholder` shows a `ProgressView` until the model \
      is ready, and `--heavy keep` leaves the initializer and `@StateObject` as they are.
      """,
    before: "init() { items = load() }",
    after: "func bootstrap() async { items = load() }")
  static let deferredModel = Page(
    text: """
      The model is created in `.task`, after the view appears, once for each identity of the view and on every Xcode. \
      Until then the property is `nil`, and what the view shows is inside `if let`. Modifiers that ran without the \
      model now wait for it.
      """,
    instead: "Check the first frame, which is empty. `--placeholder` shows a `ProgressView` there.",
    before: "@StateObject private var model = Model(id: id)",
    after: "@State private var model: Model?")
  static let ownerToDecide = Page(
    summary: "A heavy model needs an owner outside the view; you decide which.",
    text: """
      The initializer is heavy, and several views that one view shows create the model, or its view puts it into the \
      environment. The class becomes `@Observable` and stays an `ObservableObject`, so \
      `@StateObject` still creates it once. A `FIXME` comment above the property says what creating it does and where \
      to create it instead.
      """,
    instead: "Create the model where the comment says, pass it in, and remove the comment.",
    before: "@StateObject private var profile = Profile()",
    after: """
      // FIXME: [migrate-observable] Create `profile` in `Parent` and pass it in: its initializer reads a file (Profile.swift:27).
      @StateObject private var profile = Profile()
      """)
  static let keptStateObject = Page(
    summary: "A heavy model stays `@StateObject`, which creates it once.",
    text: """
      The initializer is heavy, and no other strategy preserves what the app does, or you requested `keep`. The class \
      becomes `@Observable` and stays an `ObservableObject`, because `@StateObject` requires that. The view updates \
      for the properties that it reads, as with any observable object.
      """,
    instead: "Nothing to do. To remove `@StateObject`, create the model elsewhere and pass it in.",
    before: """
      final class Library: ObservableObject {}
      @StateObject private var library = Library()
      """,
    after: """
      @Observable final class Library: ObservableObject {}
      @StateObject private var library = Library()
      """)
  static let unownedModel = Page(
    summary: "A view now keeps a model that it used to re-create.",
    text: """
      `@ObservedObject` and plain properties do not keep an object that the view creates: each update of the parent \
      created another one, and its state was lost. Now the view keeps the first one, which is probably what was \
      intended. A model that the view creates from its input is not changed in this way, so that the view goes on \
      following the input.
      """,
    instead: """
      Check that nothing relied on a new object. If the view should follow an argument, write `.id(argument)` where it \
      is created.
      """,
    before: "@ObservedObject var model = Model()",
    after: "@State var model = Model()")
  static let recreatedModel = Page(
    summary: "A view re-creates its model each time the parent updates, as before.",
    text: """
      The view creates an object for a property that does not keep it. The migration leaves it at that, because some \
      initializer or caller passes in another object, or because the view creates the object from its input or \
      configures it. State that the object collects is lost with each update of the parent.
      """,
    instead: """
      To keep the object, store it in `@State` and give the view an `.id(…)` of its input. Otherwise there is nothing \
      to do.
      """,
    before: """
      @ObservedObject var model: Model
      init() { model = Model() }
      init(model: Model) { self.model = model }
      """,
    after: """
      let model: Model
      init() { model = Model() }
      init(model: Model) { self.model = model }
      """)
  static let accessInInitializer = Page(
    summary: "Code in the view's initializer used a discarded object and now uses the kept one.",
    text: """
      `@StateObject` creates its object when SwiftUI installs the view. Code in the view's initializer got a new \
      object at each access, with a warning at run time, and its changes were lost. `@State` has its object from the \
      start, so those changes now last and become visible.
      """,
    instead: "Check whether the code was meant to have an effect. If not, remove it.",
    before: """
      @StateObject var model = Model()
      init() { model.count = 5 }  // the view shows 0
      """,
    after: """
      @State var model = Model()
      init() { model.count = 5 }  // the view shows 5
      """)
  static let splitInitializer = Page(
    summary: "An initializer in another file leaves a `@State` property to its default.",
    text: """
      From Xcode 27 on, `@State` is a macro that adds an init accessor to the property. In 27.0 and 27.1, a debug build \
      emits no code for the default if the initializer is in another file: the linker reports an undefined symbol \
      `variable initialization expression`. See swiftlang/swift#91700. `self = .init(…)` does not help, `self.init(…)` \
      does.
      """,
    instead: """
      Delegate to an initializer in the file of the property with `self.init(…)`, move the initializer there, or remove \
      the default and assign the property in each initializer.
      """,
    before: """
      // Screen.swift
      @State private var model = Model()
      // Screen+Number.swift
      extension Screen { init(number: Int) { title = "\\(number)" } }
      """,
    after: """
      // Screen.swift
      @State private var model = Model()
      init(title: String) { self.title = title }
      // Screen+Number.swift
      extension Screen { init(number: Int) { self.init(title: "\\(number)") } }
      """)
  static let missingMemberwiseInitializer = Page(
    summary: "An extension calls a memberwise initializer that Xcode 27 no longer synthesizes.",
    text: """
      Swift synthesizes a private memberwise initializer for a struct whose stored properties are all private. From \
      Xcode 27 on, `@State` is a macro, and Swift omits that initializer. `@StateObject` is not a macro, so the call \
      in the extension compiled before.
      """,
    instead: "Write the initializer in the struct, or assign the properties in the extension.",
    before: "extension PlayerView {\n  init(song: Song) { self.init(title: song.title) }\n}",
    after: "extension PlayerView {\n  init(song: Song) { title = song.title }\n}")
  static let missingCompositionRoot = Page(
    summary: "More than three heavy models are created in the initializers of views.",
    text: """
      A view that creates its model from its arguments creates one each time the view is created, on every Xcode. If \
      more than three models are both heavy and created that way, the app lacks one place that creates its models once \
      and passes them to the views.
      """,
    instead: """
      Create the models where their inputs are known: in the `App` or an object that it owns, in an action, or in the \
      item of `sheet(item:)`.
      """,
    before: "_model = StateObject(wrappedValue: Model(id: id))",
    after: """
      @main struct ShopApp: App {
        @State private var shop = Shop()
        var body: some Scene {
          WindowGroup { CartView(model: shop.cart) }
        }
      }
      """)
  static let countedInitializations = Page(
    summary: "A test counts initializer calls, of which one view can now cause several.",
    text: """
      The test expects the view to create its model once. The heavy work is now in `bootstrap()`, which runs once. The \
      initializer is cheap and can run several times.
      """,
    instead: "Count in code that `bootstrap()` calls, and expect one call.",
    before: "#expect(Model.initCount == 1)",
    after: "#expect(Model.loadCount == 1)")
  static let declinedStrategy = Page(
    summary: "The requested ownership strategy is not possible here.",
    text: """
      `--heavy`, `--strategy` or a directive requested a strategy, and the code does not allow it. The message gives \
      the reason. The tool uses the first possible strategy in its own order, as without the request.
      """,
    instead: "Remove the obstacle, request another strategy, or keep the result.",
    before: "// migrate-observable:strategy defer")
  static let missingTest = Page(
    summary: "`--emit-tests` writes no test for this owner of a heavy model.",
    text: """
      `--emit-tests` writes a test for each view that owns a heavy model, where the chosen strategy guarantees \
      something to test. There is none if tests cannot access the view or the model, if the type of the model is not a \
      single class, or if the view re-creates the model.
      """,
    instead: "Make the type `internal` if you want a test. Otherwise there is nothing to do.",
    before: "private final class Model: ObservableObject {}",
    after: "final class Model: ObservableObject {}")
}
