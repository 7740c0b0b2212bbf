extension Strategy {
  /// What it is, when it is used, and code that shows it.
  var page: Page {
    switch self {
    case .plain:
      Page(
        summary: "The default of a `@State` property creates the model.",
        text: """
          The tool uses this strategy if creating the model is cheap, if the owner is an `App`, which SwiftUI creates \
          once, or for an inline default from Xcode 27 on, which runs once. Up to Xcode 26 a cheap model is re-created \
          with its view. The report counts and lists these places, with what the tool found in the initializer.
          """,
        before: "@StateObject private var model = Model()",
        after: "@State private var model = Model()")
    case .stateInit:
      Page(
        summary: "The view's initializer creates the model and assigns `_model` last.",
        text: """
          The tool uses this strategy for a cheap model that the view's initializer or its caller creates, and on \
          request for an inline default. It defers nothing: the model is created each time the initializer runs, on \
          every Xcode. The report counts and lists the places where `StateObject` created it once.
          """,
        before: "init(id: ID) { _model = StateObject(wrappedValue: Model(id: id)) }",
        after: "init(id: ID) { _model = State(wrappedValue: Model(id: id)) }")
    case .bootstrap:
      Page(
        summary: "The heavy part of the initializer moves to `bootstrap()`, which `.task` calls.",
        text: """
          The tool uses this strategy if a heavy model has one owner and nothing is lost. The first frame must look as \
          before: what moves sets nothing that views show, except an expensive load of a list or text that is empty at \
          first. A moved subscription must not miss an event, no code may use the model earlier, and the view must not \
          stop the work again. Cheap statements stay in the initializer.

          What moves may change only tracked properties and what is private to the model, and no view may react to its \
          changes, as with `onChange(of:)`.

          The tool does not use it in a menu, an alert or a view that may be empty at first, because `.task` does not \
          run there. In the Swift 6 language mode it also does not if a closure that another thread may call would \
          become `@MainActor`.

          `bootstrap()` does its work once, however often it is called. All callers wait for asynchronous work, which \
          continues after the view that started it disappears. Tests and previews that create the model get an `await`.
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
      Page(
        summary:
          "The property stays `@StateObject`, under a `FIXME` that says where to create the model.",
        text: """
          The tool uses this strategy if several views that one view shows create the same heavy model, or if its view \
          puts it into the environment, but not if callers pass the model in, if it depends on the view's input, or if \
          each row or presented view has its own. Who should create it is a question of the app's design, so the tool moves no code. The comment says what creating the model does and where to create it; the \
          report shows both sides as they would look.
          """,
        before: "@StateObject private var profile = Profile()",
        after: """
          // FIXME: [migrate-observable] Create `profile` in `Parent` and pass it in: its initializer reads a file (Profile.swift:27).
          @StateObject private var profile = Profile()
          """)
    case .defer:
      Page(
        summary: "An optional `@State` property gets its model in `.task`, which creates it once.",
        text: """
          The tool uses this strategy only on request. Until the task runs there is no model: the old body is inside \
          `if let`, functions of the view that use the model begin with `guard let`, and the view stores the inputs of \
          the model. It is not possible if code needs the model before the view appears.
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
      Page(
        summary: "The class stays an `ObservableObject`, and the view keeps `@StateObject`.",
        text: """
          The tool uses this strategy if creating the model is heavy and no other strategy is safe. The class becomes \
          `@Observable` too, so views depend only on what they read. `@StateObject` creates the model exactly once on \
          every Xcode, and no code moves.
          """,
        before: "final class Model: ObservableObject { @Published var items: [Item] = [] }",
        after: "@Observable final class Model: ObservableObject { var items: [Item] = [] }")
    }
  }
}
