/// Pages of the blockers in code that uses a model.
enum UseBlockerPages {
  static let publisherUse = Page(
    text: """
      `$x` is a publisher that `@Published` provides and `@Observable` does not. With `--combine bridge`, the default, \
      the migration adds a subject with the same values, and code that used `$x` reads the subject. This use cannot, \
      for example because it runs outside the property's actor. With `--combine block`, every use of `$x` as a \
      publisher blocks the type.
      """,
    before: """
      model.$query.sink { print($0) }  // with `--combine block`
      """,
    after: """
      .onChange(of: model.query) { print(model.query) }
      """)
  static let observersPassed = Page(
    text: """
      `assign(to: &$x)` writes into the property wrapper, so `willSet` and `didSet` of the property do not run. Under \
      `@Observable` every assignment runs them. An observer that writes back to the source of the assignment would \
      never end.
      """,
    instead: """
      Assign the property in a `sink` if its observers may run. Otherwise remove the observers and do their work in a \
      method.
      """,
    before: """
      @Published var isOn = false { didSet { store.isOn = isOn } }
      init() { store.$isOn.assign(to: &$isOn) }
      """,
    after: """
      @Published var isOn = false
      init() { store.$isOn.assign(to: &$isOn) }
      func set(_ value: Bool) { store.isOn = value }
      """)
  static let objectWillChangeUse = Page(
    text: """
      The migration removes or replaces `objectWillChange` where it knows which properties change. This code sends, \
      passes on or declares the publisher in another way. With `--combine block`, every subscription to it blocks the \
      type.
      """,
    instead: "Change a stored property that the views read, instead of sending by hand.",
    before: """
      parent.objectWillChange.send()
      """,
    after: """
      parent.revision += 1  // a stored property that the views read
      """)
  static let reentrantMutation = Page(
    text: """
      `@Published` gives a mutating call a copy of the value; `@Observable` gives it the storage itself. Code that \
      reads the property during the call violates exclusive access and crashes. The migration rewrites such a call to \
      mutate a copy if it is a statement; this one is part of a larger expression.
      """,
    before: "let index = words.partition { words.contains($0 + suffix) }",
    after: "var updated = words\nlet index = updated.partition { … }\nwords = updated")
  static let genericConstraint = Page(
    text: """
      A migrated type no longer conforms to `ObservableObject`, so code that requires one does not accept it. The \
      migration changes such a constraint if it knows every type that is passed and all of them migrate. Here it does \
      not, or the code is outside the project.
      """,
    before: "struct Loader<Model: ObservableObject>: View { @ObservedObject var model: Model }",
    after: "struct Loader<Model: Loadable>: View { var model: Model }")
  static let wrapperType = Page(
    text: """
      A parameter, variable, type argument or other wrapper refers to a wrapper such as `ObservedObject<Model>`, or to \
      the publisher of `@Published`. The migration replaces the common forms. This one has no equivalent under \
      Observation.
      """,
    before: "func row(_ model: ObservedObject<Model>) -> some View",
    after: "func row(_ model: Model) -> some View")
  static let backingStorage = Page(
    text: """
      `_x` is the property wrapper that stores `x`, and the migration removes or replaces it. It handles code that \
      assigns a new wrapper to `_x` or reads its value. This code does something else with it, or the attribute has \
      arguments.
      """,
    before: "let wrapper = _model",
    after: "let model = model")
  static let ambiguousType = Page(
    text: """
      Two types with this name are visible here, and only some of them can migrate. The tool does not guess which one \
      is meant.
      """,
    before: "@ObservedObject var model: Model  // of two modules that are both imported",
    after: "@ObservedObject var model: Feature.Model")
  static let unresolvedUse = Page(
    text: """
      The tool infers types from the source text, without the compiler. Here it cannot, and the code would break if \
      the value had a migrated type. Every type that the value may have is therefore blocked. If a package declares \
      the value, copy it to a `let` with its type, and use that.
      """,
    before: "let model = make(); view.environmentObject(model)",
    after: "let model: Model = make(); view.environmentObject(model)")
  static let wrapperHost = Page(
    text: """
      SwiftUI installs `@StateObject` and the other object wrappers only in views and similar types. In a class the \
      wrapper does not keep the object and updates nothing, so there is no behaviour to preserve.
      """,
    before: "final class Coordinator { @StateObject var model = Model() }",
    after: "final class Coordinator { let model = Model() }")
  static let outsideWrapper = Page(
    text: """
      The tool cannot read the code of a wrapper that a package declares. A wrapper named like SwiftUI's \
      `@StateObject` or `@ObservedObject`, or after view models, probably requires an `ObservableObject`. One named like `@Published` \
      probably publishes through the object that contains it.
      """,
    instead: """
      Store the value in a plain property: an `@Observable` class needs no wrapper to track what it stores.
      """,
    before: "@PublishedObject var session = Session()",
    after: "let session = Session()")
}
