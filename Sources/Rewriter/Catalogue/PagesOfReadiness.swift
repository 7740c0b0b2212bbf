/// The pages of findings about what Xcode 27 rejects, and about objects that are created again.
extension FindingKind {
  var readinessPage: Page {
    switch self {
    case .defaultAndAssignment: Self.defaultAndAssignmentPage
    case .wrapperOnState: Self.wrapperOnStatePage
    case .splitState: Self.splitStatePage
    case .recreatedEntry: Self.recreatedEntryPage
    default: Self.modelOfInputPage
    }
  }

  private static let modelOfInputPage = Page(
    summary: "A view creates a model from its input and does not keep it.",
    text: """
      The view follows its input, because each new input creates a new model. The state of the model is lost at each \
      update of the parent, also when the input stays the same.
      """,
    instead: """
      If the state should last, keep the model in `@State` and let the parent give the view `.id(input)`, so that \
      another input creates another model.
      """,
    before: """
      let model: Model
      init(id: Int) { model = Model(id: id) }
      """,
    after: """
      @State private var model: Model
      init(id: Int) { _model = State(wrappedValue: Model(id: id)) }
      // in the parent: Detail(id: id).id(id)
      """)

  private static let defaultAndAssignmentPage = Page(
    summary: "A `@State` property has a default and is assigned in an initializer.",
    text: """
      SwiftUI ignores `model = Model(id: id)` and keeps the default; `_model = State(…)` replaces the default, which is \
      created for nothing. From Xcode 27 on, `@State` is a macro, and the compiler may report that the property is used \
      before it is initialized.
      """,
    instead: "Remove the default, and write the type. Assign the property last.",
    before: """
      @State private var model = Model()
      init(id: Int) { _model = State(wrappedValue: Model(id: id)) }
      """,
    after: """
      @State private var model: Model
      init(id: Int) { _model = State(wrappedValue: Model(id: id)) }
      """)

  private static let wrapperOnStatePage = Page(
    summary: "Another property wrapper is on a `@State` property.",
    text: """
      From Xcode 27 on, `@State` is a macro that declares the storage itself. A second wrapper declares the same name \
      again, and the compiler reports an invalid redeclaration.
      """,
    instead: "Keep `@State`, and apply what the other wrapper does where the value is set.",
    before: "@Clamped @State private var volume = 5",
    after: "@State private var volume = 5  // clamp where it is set")

  private static let splitStatePage = Page(
    summary: "An initializer in another file leaves a `@State` property to its default.",
    text: CreationPages.splitInitializer.text, instead: CreationPages.splitInitializer.instead,
    before: CreationPages.splitInitializer.before, after: CreationPages.splitInitializer.after)

  private static let recreatedEntryPage = Page(
    summary: "The default of an environment entry creates an object.",
    text: """
      `@Entry` evaluates its default each time a view reads the entry and no ancestor has set it. Each view gets an \
      object of its own, and its state is lost with the next read.
      """,
    instead: "Make the default a shared object, or optional.",
    before: """
      extension EnvironmentValues { @Entry var session = Session() }
      """,
    after: """
      extension EnvironmentValues { @Entry var session: Session? }
      """)
}
