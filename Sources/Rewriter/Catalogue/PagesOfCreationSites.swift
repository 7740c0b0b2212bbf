import SourceModel

extension OwnerSite.Kind {
  /// The name that `explain` takes.
  public var name: String {
    switch self {
    case .inlineDefault: "inline-default"
    case .initializer: "assigned-in-init"
    case .callSite: "passed-by-caller"
    case .app: "in-the-app"
    case .unowned: "not-owned"
    }
  }

  /// The kind as it reads in a sentence.
  public var words: String {
    switch self {
    case .inlineDefault: "inline default"
    case .initializer: "assigned in `init`"
    case .callSite: "passed by the caller"
    case .app: "at the root of the app"
    case .unowned: "not owned"
    }
  }

  /// What it means for how often the model is created.
  var page: Page {
    switch self {
    case .inlineDefault:
      Page(
        summary: "The property has a default that creates the model.",
        text: """
          `@StateObject` evaluates the default once. `@State` evaluates it each time the view is created, up to Xcode \
          26, and keeps the first object. From Xcode 27 on, `@State` is a macro and evaluates the default once.
          """,
        before: "@StateObject private var model = Model()",
        after: "@State private var model = Model()")
    case .initializer:
      Page(
        summary: "The view's initializer creates the model.",
        text: """
          `StateObject(wrappedValue:)` takes an autoclosure and evaluates it once. `State(wrappedValue:)` takes a \
          value: the model is created each time the view is, on every Xcode, and only the first object is kept.
          """,
        before: "_model = StateObject(wrappedValue: Model(id: id))",
        after: "_model = State(wrappedValue: Model(id: id))")
    case .callSite:
      Page(
        summary: "The code that creates the view creates the model as an argument.",
        text: """
          The memberwise initializer of a view with `@StateObject` takes an autoclosure, so the argument is evaluated \
          once. With `@State` the argument is a value: it is evaluated each time the view is created, on every Xcode.
          """,
        before: "Child(model: Model())  // @StateObject var model: Model",
        after: "Child(model: Model())  // @State var model: Model")
    case .app:
      Page(
        summary: "The `App`, or a scene or root view that is created once, owns the model.",
        text: """
          SwiftUI creates the `App` once, so an expensive initializer runs once as well. The same holds for what an \
          `App` without dynamic properties creates, and for a view that an object passes to a hosting controller. \
          `@State` is safe here with every Xcode.
          """,
        before: "@StateObject private var session = Session()",
        after: "@State private var session = Session()")
    case .unowned:
      Page(
        summary: "A view creates the model and nothing keeps it.",
        text: """
          `@ObservedObject var model = Model()` and `let model = Model()` in a view create an object with each view \
          value, and its state is lost when the parent updates. The migration gives such a model an owner, with a \
          warning.
          """,
        before: "@ObservedObject var model = Model()",
        after: "@State var model = Model()")
    }
  }
}
