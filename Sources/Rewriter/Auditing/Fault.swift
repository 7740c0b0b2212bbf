import SourceModel

/// A way in which code that is already on `@Observable` makes its models or lists do too much.
public enum Fault: String, Sendable, Hashable, CaseIterable {
  /// A heavy model that is built again each time the view value is made.
  case heavyModelRebuilt = "HeavyModelRebuilt"
  /// The same of a light one, where no version of Xcode makes it once.
  case modelRebuilt = "ModelRebuilt"
  /// The view builds a model and nothing keeps it.
  case modelNotKept = "ModelNotKept"
  /// A list of values in `@State` whose elements are changed one by one.
  case listOfValues = "ListOfValues"

  /// Whether nothing is wrong yet.
  public var isNote: Bool { self == .modelRebuilt || self == .listOfValues }

  /// What to do at one place.
  func instead(_ owner: OwnerSite, _ property: DeclaredProperty, _ type: String) -> String {
    let task =
      "do the work in a method that `.task` awaits, guarded so that it runs once, for `.task` runs "
      + "at each appearance"
    switch (self, owner.kind) {
    case (.modelNotKept, _) where property.initializer != nil:
      return "hold it in `@State private var`, or take it from the view that owns it"
    case (.modelNotKept, _):
      return "declare `@State private var \(property.name): \(type)`, which keeps the first one "
        + "although `init` goes on making others; or take it from the view that owns it"
    case (.modelRebuilt, _):
      return "keep its initializer light; where it must run once, make it in an action or in the "
        + "`App` and hand it in"
    case (.heavyModelRebuilt, .inlineDefault):
      return "\(task), or make it in the `App` or in the action that presents the view; from Xcode "
        + "27 on an inline default is made once"
    default:
      return "\(task), or make it in the `App` or in the action that presents the view; "
        + "`State(wrappedValue:)`, an assignment in `init` and an argument are evaluated each time, "
        + "on every Xcode"
    }
  }

  /// The page that `explain` prints.
  var page: PageText {
    switch self {
    case .heavyModelRebuilt:
      PageText(
        summary: "A model that is dear to make is made each time the view value is.",
        text: """
          `State` takes a value, not a closure: `@State private var model = Model()` makes a model \
          whenever SwiftUI makes the view value, up to Xcode 26, and keeps the first. In `init`, with \
          `_model = State(wrappedValue: Model())` or `model = Model()`, and at a call site it does so \
          on every Xcode. The instances that are thrown away have read, subscribed and written like \
          the one that is kept.
          """,
        instead: """
          Leave the initializer to plain assignments and do the work in a method that `.task` awaits, \
          guarded so that it runs once: `.task` runs at each appearance, not once. Or make the model \
          in the `App`, or in the action that presents the view, and hand it in.
          """,
        before: "@State private var model = Model()  // init() { items = load() }",
        after: """
          @State private var model = Model()
          // in `body`: .task { await model.bootstrap() }
          """)
    case .modelRebuilt:
      PageText(
        summary: "A light model is made each time the view's initializer runs.",
        text: """
          `model = Model(id: id)` in `init` of a view that holds it as `@State` is often shown as the \
          right form. It keeps the first model, but it makes another one each time `init` runs, on \
          every Xcode: that is harmless as long as making one does nothing else. It also keeps the \
          first argument; a later one is ignored until the identity of the view changes.
          """,
        instead: """
          Keep the initializer of the model light. Where the view shall follow its argument, give it \
          `.id(id)`, or read the argument in `.task(id:)`.
          """,
        before: """
          @State private var model: Model
          init(id: Int) { model = Model(id: id) }
          """,
        after: """
          // in the parent
          Detail(id: id).id(id)
          """)
    case .modelNotKept:
      PageText(
        summary: "A view makes a model that nothing keeps.",
        text: """
          A plain property of a view lives as long as the view value, which SwiftUI makes again with \
          every update of the parent. Observation works with it, so that the view looks right, but \
          what the model holds is lost: counters go back, tasks and sessions start again.
          """,
        instead: "Hold the model in `@State`, or take it from the view that owns it.",
        before: "let model = Model()",
        after: "@State private var model = Model()")
    case .listOfValues:
      PageText(
        summary: "A list of structs in @State is changed element by element.",
        text: """
          An array of structs is one value: a change of one property of one element changes the \
          array: the view is evaluated and all its rows are made again and compared, however few of \
          them differ. Where each element is an object with an identity, a row depends on the properties that it reads. The report holds such a class and a store \
          for the very type, to be copied. A dictionary of them is tracked as a whole: adding or \
          removing an element is told to all who read it, changing one is not.
          """,
        instead: """
          Keep the struct for what comes from disk or network, and merge it into objects that stay: \
          `store.merge(items)` updates those that are there, adds and removes the others.
          """,
        before: "@State private var items: [Item] = []",
        after: "@State private var store = Item.Store()")
    }
  }
}
