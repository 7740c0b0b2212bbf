/// Pages of the rules that change views.
extension Page {
  static let stateObjectProperty = Page(
    summary: "`@StateObject var m = M()` becomes `@State var m = M()`.",
    text: """
      `StateObject(wrappedValue:)` in an initializer becomes `State(wrappedValue:)`. `@StateObject` creates its \
      object once. The default of `@State` is created with each view value up to Xcode 26, and a value that is \
      assigned in `init` on every Xcode; all but the first are discarded. If the initializer is heavy, the tool \
      picks another ownership strategy or emits a warning.

      SwiftUI does not install the wrapper in a class. There a shared object becomes a computed property, and any \
      other use blocks the type.
      """,
    before: """
      @StateObject private var library = Library()
      """,
    after: """
      @State private var library = Library()
      """)
  static let unownedProperty = Page(
    summary: "`let m = M()` in a view gets an owner, such as `@State var m = M()`.",
    text: """
      A view that creates a model for a plain property re-creates it each time its parent updates, and the model's \
      state is lost. `@State` keeps the first model; a model with a heavy initializer gets another ownership \
      strategy. A warning names the property, because the app behaves differently. The property stays as it is if \
      the model tracks nothing, if callers pass in an object, or if each view value needs the object that it \
      creates.
      """,
    before: """
      struct CounterView: View {
        let counter = Counter()
      }
      """,
    after: """
      struct CounterView: View {
        @State var counter = Counter()
      }
      """)
  static let observedObjectProperty = Page(
    summary:
      "`@ObservedObject var m: M` becomes `let m: M`, or `@Bindable var m: M` where `$m` is used.",
    text: """
      A view depends on the properties of an observable object that it reads; this needs no wrapper. It updates when \
      one of them changes, not whenever the object publishes. The property becomes `let` if nothing assigns it, and \
      stays `var` otherwise. `@ObservedObject var m = M()` in a view becomes `@State`, with a warning, because the \
      view re-created the object each time its parent updated.
      """,
    before: """
      @ObservedObject var library: Library
      """,
    after: """
      let library: Library
      """)
  static let environmentObjectProperty = Page(
    summary: "`@EnvironmentObject var m: M` becomes `@Environment(M.self) var m`.",
    text: """
      `@Environment(M.self)` has no `$`. A view builder that uses `$m` declares a local `@Bindable var m = m`; other \
      code uses `Bindable(m)`.

      `@EnvironmentObject` looks for the object when it is read. `@Environment(M.self)` looks for it each time the \
      view is evaluated, and crashes if nothing injects it. A warning names a view that can be shown without the \
      object. A property that no code reads becomes optional in that case, and one that each evaluation need not \
      read becomes implicitly unwrapped: it crashes only where it is read, as before.
      """,
    before: """
      @EnvironmentObject var library: Library

      var body: some View {
        TextField("Name", text: $library.name)
      }
      """,
    after: """
      @Environment(Library.self) var library

      var body: some View {
        @Bindable var library = library
        TextField("Name", text: $library.name)
      }
      """)
  static let environmentObjectModifier = Page(
    summary: "`.environmentObject(m)` becomes `.environment(m)`.",
    text: """
      Only calls whose argument has a migrated type are changed. If the type of the argument is unknown and may be \
      one that views read from the environment, that type is not migrated. If no such type exists, a warning asks to \
      check the call.
      """,
    before: """
      ContentView().environmentObject(library)
      """,
    after: """
      ContentView().environment(library)
      """)
  static let focusedObject = Page(
    summary: "`@FocusedObject var m: M?` becomes `@FocusedValue(M.self) var m`.",
    text: """
      The modifiers `focusedObject(_:)` and `focusedSceneObject(_:)` become `focusedValue(_:)` and \
      `focusedSceneValue(_:)`. `@FocusedValue` has no bindings to the object: `$m?.x` becomes \
      `m.map(Bindable.init(_:))?.x`. A use of the wrapper itself, `_m`, blocks the type.
      """,
    before: """
      @FocusedObject private var document: Document?
      """,
    after: """
      @FocusedValue(Document.self) private var document
      """)
  static let injectedObjectProperty = Page(
    summary: "`@InjectedObject(\\.m) var m` becomes `@InjectedObservable(\\.m) var m`.",
    text: """
      `@InjectedObject` of the Factory package requires an `ObservableObject`. `@InjectedObservable`, which Factory \
      provides since version 2.5, takes an observable class. Any other wrapper from a package that seems to require \
      an `ObservableObject` blocks the type that it wraps and the class that contains it.
      """,
    before: """
      @InjectedObject(\\.session) private var session
      """,
    after: """
      @InjectedObservable(\\.session) private var session
      """)
  static let wrapperType = Page(
    summary: "`Published<T>.Publisher` as a type becomes `AnyPublisher<T, Never>`.",
    text: """
      `ObservedObject<M>.Wrapper` becomes `Bindable<M>`, and a parameter of type `ObservedObject<M>` takes the `M` \
      itself. A publisher of a type that is not migrated gets `.eraseToAnyPublisher()` where an `AnyPublisher` is \
      expected. The types `StateObject<M>` and `EnvironmentObject<M>`, and types that are generic over the \
      publisher, such as `CombineLatest`, block the types whose objects or publishers they contain. With \
      `--combine block` publisher types do, too.
      """,
    before: """
      func edit(_ library: ObservedObject<Library>.Wrapper) -> some View
      """,
    after: """
      func edit(_ library: Bindable<Library>) -> some View
      """)
  static let genericConstraint = Page(
    summary: """
      `<M: ObservableObject>` becomes `<M: AnyObject & Observable>` if all types passed are migrated.
      """,
    text: """
      This applies to constraints of functions, types, associated types, extensions and typealiases. If the project \
      may pass something else, or the code needs the object's publisher, the types that are passed are not migrated. \
      A check such as `value is any ObservableObject` compiles as before but is false for migrated types; it gets a \
      warning.
      """,
    before: """
      func track<Model: ObservableObject>(_ model: Model) {}
      """,
    after: """
      func track<Model: AnyObject & Observable>(_ model: Model) {}
      """)
}
