extension Strategy {
  /// What it is, when it is taken, and code that shows it.
  var page: PageText {
    switch self {
    case .plain:
      PageText(
        summary: "The model is made in the default of a @State property.",
        text: """
          Taken where the initializer is light, where the view is made once as an `App` is, and \
          from Xcode 27 on, which makes an inline default once.
          """,
        before: "@StateObject private var model = Model()",
        after: "@State private var model = Model()")
    case .stateInit:
      PageText(
        summary: "The model is made in the view's initializer.",
        text: "Taken where the view made a light model of its own parameters.",
        before: "init(id: ID) { _model = StateObject(wrappedValue: Model(id: id)) }",
        after: "init(id: ID) { _model = State(wrappedValue: Model(id: id)) }")
    case .bootstrap:
      PageText(
        summary:
          "The initializer assigns; what is heavy moves to a method that `.task` calls once.",
        text: """
          Taken where the heavy statements assign only properties that have a neutral default, and \
          nothing later in the initializer reads them.
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
        summary: "The model is made once further up and handed down by the environment.",
        text: "Taken where several views share the model, or the app holds the only one.",
        before: "@StateObject private var model = Model()",
        after: """
          @Environment(Model.self) private var model
          // where it is made once
          ContentView().environment(model)
          """)
    case .defer:
      PageText(
        summary: "An optional @State is filled in `.task`, so that the model is made once.",
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
        summary: "The class stays an ObservableObject by name, and the view keeps @StateObject.",
        text: """
          Taken where the initializer is heavy and no other strategy is safe: the object is made \
          exactly once on every version of Xcode, and no code moves.
          """,
        before: "final class Model: ObservableObject { @Published var items: [Item] = [] }",
        after: "@Observable final class Model: ObservableObject { var items: [Item] = [] }")
    }
  }
}
