import SourceModel

/// A way in which code that already uses `@Observable` creates too many models, updates too many rows, or does not build
/// with Xcode 27.
public enum FindingKind: String, Sendable, Hashable, CaseIterable {
  /// A heavy model is created each time the view is.
  case repeatedHeavyInitializer = "RepeatedHeavyInitializer"
  /// A cheap model is, where no version of Xcode creates it once.
  case repeatedLightInitializer = "RepeatedLightInitializer"
  /// The view creates a model and nothing keeps it.
  case discardedModel = "DiscardedModel"
  /// A model that `@StateObject` still owns.
  case remainingStateObject = "RemainingStateObject"
  /// A list of values in `@State` whose elements are changed one by one.
  case arrayOfStructs = "ArrayOfStructs"
  /// A model that the view creates from its input, and whose state is lost when that changes.
  case modelOfInput = "ModelOfInput"
  /// A `@State` property with a default that an initializer assigns too.
  case defaultAndAssignment = "DefaultAndAssignment"
  /// Another wrapper on a `@State` property.
  case wrapperOnState = "WrapperOnState"
  /// An initializer in another file that leaves a `@State` property to its default.
  case splitState = "SplitState"
  /// An environment entry whose default creates an object at each read.
  case recreatedEntry = "RecreatedEntry"

  public var severity: Severity {
    switch self {
    case .repeatedHeavyInitializer, .discardedModel, .defaultAndAssignment, .wrapperOnState,
      .splitState, .recreatedEntry:
      .warning
    case .repeatedLightInitializer, .arrayOfStructs, .modelOfInput, .remainingStateObject: .note
    }
  }

  /// What to do at one place.
  func instead(_ owner: OwnerSite, _ property: DeclaredProperty, _ type: String) -> String {
    switch (self, owner.kind) {
    case (.modelOfInput, _):
      return
        "To keep it, declare `@State private var \(property.name): \(type)` and give the view `.id(…)` of its input"
    case (.discardedModel, _) where property.initializer != nil:
      return "Store it in `@State private var`, or receive it from the view that owns it"
    case (.discardedModel, _):
      return "Declare `@State private var \(property.name): \(type)`, or receive it from its owner"
    case (.remainingStateObject, .app):
      return
        "To use `@State`, do the work of its initializer in a method that `.task` calls; then remove `ObservableObject` from `\(type)`"
    case (.remainingStateObject, _):
      return
        "To use `@State`, create it in the `App` and pass it in, or do its work in a method that `.task` calls; then remove `ObservableObject` from `\(type)`"
    case (.repeatedLightInitializer, _):
      return "Keep its initializer cheap, or create it in the `App` or an action and pass it in"
    case (.repeatedHeavyInitializer, .inlineDefault):
      return "Do the work once in `.task`, or create it in the `App`; Xcode 27 runs it once"
    default:
      return "Do the work once in `.task`, or create it in the `App` or an action"
    }
  }

  /// The page that `explain` prints.
  var page: Page {
    switch self {
    case .repeatedHeavyInitializer:
      Page(
        summary: "A heavy model is created each time the view is.",
        text: """
          `State` takes a value, not a closure. Up to Xcode 26 `@State private var model = Model()` creates a model \
          each time SwiftUI creates the view, and keeps the first. `State(wrappedValue: Model())`, an assignment in \
          `init` and an argument of a call do so on every Xcode. Each discarded model has read, subscribed and written \
          as much as the kept one.
          """,
        instead: """
          Do only plain assignments in the initializer, and the work in a method that `.task` calls. Guard that method \
          so that it runs once, because `.task` runs at each appearance; or create the model in the `App` or in the \
          action that presents the view, and pass it in.
          """,
        before: "@State private var model = Model()  // init() { items = load() }",
        after: """
          @State private var model = Model()
          // in `body`: .task { await model.bootstrap() }
          """)
    case .repeatedLightInitializer:
      Page(
        summary: "A cheap model is created each time the view's initializer runs.",
        text: """
          A view that stores its model in `@State` and assigns `model = Model(id: id)` in `init` keeps the first \
          model, but creates another each time `init` runs, on every Xcode. That is harmless if the initializer does \
          nothing else. The view also keeps the first argument, and ignores later ones until its identity changes.
          """,
        instead: """
          Keep the initializer of the model cheap. If the view should follow its argument, give it `.id(id)`, or read \
          the argument in `.task(id:)`.
          """,
        before: """
          @State private var model: Model
          init(id: Int) { model = Model(id: id) }
          """,
        after: """
          // in the parent
          Detail(id: id).id(id)
          """)
    case .discardedModel:
      Page(
        summary: "A view creates a model that nothing keeps.",
        text: """
          A plain property of a view lives as long as the view value, and SwiftUI creates a new one with each update \
          of the parent. Observation works with such a model, so the view looks right. Its state is lost with each \
          update: counters return to zero, and tasks and sessions start again.
          """,
        instead: "Store the model in `@State`, or receive it from the view that owns it.",
        before: "let model = Model()",
        after: "@State private var model = Model()")
    case .remainingStateObject:
      Page(
        summary: "`@StateObject` still owns an `@Observable` model.",
        text: """
          The migration leaves `@StateObject` where creating the model is expensive or has side effects and no other \
          owner is certainly right. The class stays an `ObservableObject` for it. This works: `@StateObject` creates \
          the model once, and views observe it through `@Observable`. The owner is still to be decided.
          """,
        instead: """
          Create the model in the `App` or in a common parent and pass it in, or do the work of its initializer in a \
          method that `.task` calls. With Xcode 27 `@State` with a default creates it once too. Then use `@State`, and \
          remove `ObservableObject` from the class.
          """,
        before: "@StateObject private var player = Player()",
        after: "let player: Player")
    case .modelOfInput, .defaultAndAssignment, .wrapperOnState, .splitState, .recreatedEntry:
      readinessPage
    case .arrayOfStructs:
      Page(
        summary: "Elements of an array of structs in `@State` are changed one by one.",
        text: """
          An array of structs is one value. Changing one property of one element changes the array, so `body` is \
          evaluated and all rows are created and compared, however few of them differ. If each element is an object \
          with an identity, a row depends only on the properties that it reads.

          The report contains such a class and a store for this type, ready to copy. The store keeps the objects in a \
          dictionary: views that read the dictionary update when an element is added or removed, not when one changes.
          """,
        instead: """
          Use the struct for what comes from disk or network, and merge it into objects that stay. \
          `store.merge(items)` updates existing objects, adds new ones and removes the rest.
          """,
        before: "@State private var items: [Item] = []",
        after: "@State private var store = Item.Store()")
    }
  }
}
