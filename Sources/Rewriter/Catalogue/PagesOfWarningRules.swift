/// Pages of the rules that report what differs at run time.
extension Page {
  static let backgroundWrite = Page(
    summary: "Warns where a tracked property is written off the main thread.",
    text: """
      Combine warns at run time when a published property is set off the main thread. Observation does not warn, and \
      notifies views on the thread that writes. The tool checks closures that run on a background queue, in a \
      detached task, or as a callback of a framework that is documented to run there, and functions of delegates \
      such as `URLSessionDelegate`. Nothing is changed.
      """,
    before: """
      queue.async { self.items = load() }
      """)
  static let trackedReadInInitializer = Page(
    summary: """
      Notes where an initializer reads tracked state, so the view that creates the model depends on it or replaces it.
      """,
    text: """
      Observation records every tracked read while SwiftUI evaluates `body`, including those of an initializer that \
      `body` runs. A read of the model itself or of another object counts, directly or through a method of the \
      class. The view then updates when that state changes, and re-creates the model. Nothing is changed.
      """,
    before: """
      init() { items = Store.shared.items.filter(\\.isNew) }
      """)
  static let untrackedComputedProperty = Page(
    summary: "Warns where a view reads a computed property whose value nothing tracks.",
    text: """
      Before the migration a view read such a property again whenever the object published anything. Now the view \
      does not update when the value changes. The rule also checks functions, stored closures, and properties that \
      combine tracked state with state of an object that is not observable. Nothing is changed.
      """,
    before: """
      var isLoggedIn: Bool { keychain.token != nil }  // read by a view
      """)
  static let viewUpdate = Page(
    summary: "Warns where a view shows something that nothing tracks.",
    text: """
      A view used to update whenever its object published; now it updates when a property that it reads changes. A \
      warning names state that a view shows and that is not observable, or a representable whose update function \
      does not read the model. A note names a view that reads 20 or more properties of one model. Nothing is changed.
      """,
    before: """
      Text(model.player.time)   // let player: Player, a plain class
      """)
  static let newDependency = Page(
    summary: "Notes where a view starts to depend on a model that it did not observe.",
    text: """
      A view depends on each tracked property that it reads, through whatever property or shared object it reaches \
      the model. Before, only the object wrappers did that. A note names the property or the shared object that now \
      updates the view. Nothing is changed.
      """,
    before: """
      @Environment(\\.cart) private var cart   // class Cart: ObservableObject
      """)
  static let dynamicPropertyIsolation = Page(
    summary: "A type that only its property wrapper isolates gets `@MainActor`, or a note.",
    text: """
      In the Swift 5 language mode a wrapper such as `@ObservedObject` isolates the type that contains it to the \
      main actor. This matters for a custom `DynamicProperty`, a class, and a view that conforms to `View` in an \
      extension, which lose their isolation with the wrapper. The type gets `@MainActor` if the wrapped class is on \
      the main actor; a class also gets it if its code uses a type on the main actor.

      It gets `@preconcurrency` too if code that is not isolated uses it. Otherwise nothing is changed, and a note \
      names the type. Nothing is done in the Swift 6 mode, where wrappers isolate nothing.
      """,
    before: """
      struct Beds: DynamicProperty { @ObservedObject var garden: Garden }
      """)
}
