extension Explanation {
  /// Of the rules for what views hold and hand on, by name.
  static let viewRuleTexts: [String: PageText] = [
    "StateObjectProperty": PageText(
      text: """
        `@StateObject` becomes `@State`, and `StateObject(wrappedValue:)` in an initializer becomes \
        `State(wrappedValue:)`. `@StateObject` made its object once; up to Xcode 26 the default of \
        `@State` is made each time the view value is, and thrown away. Where that matters, the \
        site carries a caution or another strategy.
        """,
      before: """
        @StateObject private var library = Library()
        """,
      after: """
        @State private var library = Library()
        """),
    "UnownedProperty": PageText(
      text: """
        A view that makes a model for a plain property makes it anew each time its parent updates, \
        and loses what the last one knew. As state the view owns it. It is written where all that \
        the property ever holds is made by the view itself, with a caution, since it changes what \
        the app does.
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
        """),
    "ObservedObjectProperty": PageText(
      text: """
        `@ObservedObject` goes: a plain property is enough to be told of changes. Where `$` is used \
        it becomes `@Bindable`; `let` where nothing assigns it, `var` where something does.
        """,
      before: """
        @ObservedObject var library: Library
        """,
      after: """
        let library: Library
        """),
    "EnvironmentObjectProperty": PageText(
      text: """
        `@EnvironmentObject` becomes `@Environment(M.self)`. That has no `$`: in a view builder a \
        local `@Bindable` stands in for it, elsewhere `Bindable(m)`.
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
        """),
    "EnvironmentObjectModifier": PageText(
      text: """
        `.environmentObject(m)` becomes `.environment(m)`, only where the type of `m` moves. Where \
        the type is not evident, and may be one that is read from the environment, that type is held.
        """,
      before: """
        ContentView().environmentObject(library)
        """,
      after: """
        ContentView().environment(library)
        """),
    "FocusedObject": PageText(
      text: """
        `@FocusedObject` becomes `@FocusedValue(M.self)`, and the modifiers that set it follow.
        """,
      before: """
        @FocusedObject private var document: Document?
        """,
      after: """
        @FocusedValue(Document.self) private var document
        """),
    "InjectedObjectProperty": PageText(
      text: """
        A wrapper of a package that takes an `ObservableObject`. `@InjectedObject` of the Factory \
        package becomes `@InjectedObservable`, which Factory has from 2.5 on; any other holds \
        what it wraps.
        """,
      before: """
        @InjectedObject(\\.session) private var session
        """,
      after: """
        @InjectedObservable(\\.session) private var session
        """),
    "WrapperType": PageText(
      text: """
        The type of a wrapper or publisher, written out: `Published<T>.Publisher` becomes \
        `AnyPublisher<T, Never>`, and `ObservedObject<M>.Wrapper` becomes `Bindable<M>`. A \
        parameter that takes an `ObservedObject<M>` takes the `M`.
        """,
      before: """
        func edit(_ library: ObservedObject<Library>.Wrapper) -> some View
        """,
      after: """
        func edit(_ library: Bindable<Library>) -> some View
        """),
    "GenericConstraint": PageText(
      text: """
        A function or type that takes any `ObservableObject` takes any observable class instead, \
        where all that the project hands to it moves. Where something else may be handed to it, or \
        its code needs the object's publisher, the types that are handed to it are held.
        """,
      before: """
        func track<Model: ObservableObject>(_ model: Model) {}
        """,
      after: """
        func track<Model: AnyObject & Observable>(_ model: Model) {}
        """),
  ]
}
