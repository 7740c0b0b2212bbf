extension Strategy {
  /// What it is, when it is taken, and code that shows it.
  var page: PageText {
    switch self {
    case .plain:
      PageText(
        summary: "The model is made in the default of a `@State` property.",
        text: """
          Taken where making the model is light, in an `App`, which is made once, and from Xcode 27 \
          on for every inline default, which is then evaluated once. Up to Xcode 26 a light model of \
          a view is made again whenever the view is: the report counts such places, and lists them \
          with what was found in making the model.
          """,
        before: "@StateObject private var model = Model()",
        after: "@State private var model = Model()")
    case .stateInit:
      PageText(
        summary: "The view's initializer makes the model and assigns `_model` last.",
        text: """
          Taken where the view, or who makes the view, made a light model from something it was \
          given; for an inline default on request. It puts nothing off: the model is made each time \
          the initializer runs, on every Xcode. The report counts and lists the places where \
          `StateObject` made it once.
          """,
        before: "init(id: ID) { _model = StateObject(wrappedValue: Model(id: id)) }",
        after: "init(id: ID) { _model = State(wrappedValue: Model(id: id)) }")
    case .bootstrap:
      PageText(
        summary: "What is heavy leaves the initializer for `bootstrap()`, which `.task` calls.",
        text: """
          Taken where a heavy model has one owner, the heavy statements and defaults give values \
          only to properties that can start with a neutral one, and nothing else needs them \
          before. It is not taken for a view in a menu or an alert, nor for one that may show \
          nothing at first, as `.task` does not run there; nor, in the Swift 6 language mode, \
          where a closure that may be called on any thread would come to belong to the main actor. \
          `bootstrap()` does its work once, \
          however often it is called: work that waits is shared by all callers and outlives the \
          view that asked first. Tests and previews that make the model themselves get an `await`.
          """,
        before: "init() { items = (try? load()) ?? [] }",
        after: """
          init() {}
          @MainActor func bootstrap() async {
            guard !isReady else { return }
            items = (try? load()) ?? []
            isReady = true
          }
          // in the view
          .task { await model.bootstrap() }
          """)
    case .inject:
      PageText(
        summary:
          "The site stays as with `keep`, under a `FIXME` that names who should hand the model in.",
        text: """
          Taken where a heavy model is made at several places, is put into the environment by the \
          view that makes it, or belongs to a view that one place presents. Who makes it then is a \
          question of the app's design, so the code is not moved; the report shows both sides as \
          they would be.
          """,
        before: "@StateObject private var model = Model()",
        after: """
          // FIXME: [migrate-observable] Inject `model` from `Parent`; making it costs file-read, `load()`.
          @StateObject private var model = Model()
          """)
    case .defer:
      PageText(
        summary: "An optional `@State` is filled in `.task`, so that the model is made once.",
        text: """
          Taken on request. Until the task has run there is no model: the old body stands under \
          `if let`, functions of the view that use the model begin with `guard let`, and what the \
          model is made of is kept by the view. It is declined where something needs the model \
          before the view appears.
          """,
        before: "@StateObject private var model = Model()",
        after: """
          @State private var model: Model?
          var body: some View {
            Group {
              if let model {
                Text(model.title)
              } else {
                Color.clear
              }
            }
            .task {
              if model == nil { model = Model() }
            }
          }
          """)
    case .keep:
      PageText(
        summary:
          "The class stays an `ObservableObject` by name, and the view keeps `@StateObject`.",
        text: """
          Taken where making the model is heavy and no other strategy is safe: it is made exactly \
          once on every Xcode, and no code moves.
          """,
        before: "final class Model: ObservableObject { @Published var items: [Item] = [] }",
        after: "@Observable final class Model: ObservableObject { var items: [Item] = [] }")
    }
  }
}
