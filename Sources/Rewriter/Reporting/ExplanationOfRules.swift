extension Explanation {
  /// By the name of the rule. A test holds that every rule is here.
  static let ruleTexts = rewritingRuleTexts.merging(warningRuleTexts) { text, _ in text }

  private static let rewritingRuleTexts: [String: PageText] = [
    "ObservableConformance": PageText(
      text: """
        A class that conforms to `ObservableObject`, in its declaration or in an extension, becomes \
        `@Observable`. A protocol that refines `ObservableObject` refines `AnyObject` and \
        `Observable` instead. A class that inherits from a class that moves gets the macro only \
        where it publishes properties of its own.
        """,
      before: """
        final class Library: ObservableObject {
          @Published var books: [Book] = []
        }
        """,
      after: """
        @Observable
        final class Library {
          var books: [Book] = []
        }
        """),
    "PublishedProperty": PageText(
      text: """
        `@Published` goes: the macro tracks every stored `var`. An argument of the attribute becomes \
        the default, and `_x = Published(initialValue: v)` in an initializer becomes `x = v`.
        """,
      before: """
        @Published(initialValue: 1) private(set) var page: Int
        """,
      after: """
        private(set) var page: Int = 1
        """),
    "PublisherBridge": PageText(
      text: """
        A published property that is read as a publisher gets a subject that is fed from `willSet`: \
        subscribers see the same values at the same time, the present one first. Every `$x` reads \
        the subject instead. With `--combine hold` the type is held instead.
        """,
      before: """
        @Published var query = ""
        …
        $query.debounce(for: 0.3, scheduler: RunLoop.main).sink { self.search($0) }
        """,
      after: """
        var query = "" {
          willSet { querySubject.send(newValue) }
        }
        @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
        …
        querySubject.debounce(for: 0.3, scheduler: RunLoop.main).sink { self.search($0) }
        """),
    "ObjectWillChange": PageText(
      text: """
        The object's own publisher. A relay of a child that moves too is not needed; a manual \
        announcement goes where the properties that it announces announce themselves; subscribers \
        from outside are served by a publisher of the old name.
        """,
      before: """
        func reset() {
          objectWillChange.send()
          items = []
        }
        """,
      after: """
        func reset() {
          items = []
        }
        """),
    "ObjectAnnouncement": PageText(
      text: """
        Where nothing tells what `objectWillChange.send()` announces, it becomes a call of a method \
        that announces everything that is tracked of the object. Computed properties and methods \
        that views read, and that read nothing tracked, register as readers of the object.
        """,
      before: """
        var isEnabled: Bool { service.isEnabled }

        service.enable()
        objectWillChange.send()
        """,
      after: """
        var isEnabled: Bool { access(keyPath: \\.self); return service.isEnabled }

        service.enable()
        announceChange()
        """),
    "StorageWrapperProperty": PageText(
      text: """
        `@AppStorage` in a model published its changes through the object. The wrapper stays as \
        storage that is not tracked, and a computed property of the old name tracks it.
        """,
      before: """
        @AppStorage("isCompact") var isCompact = false
        """,
      after: """
        var isCompact: Bool {
          get {
            access(keyPath: \\.isCompact)
            return isCompactStorage
          }
          set {
            withMutation(keyPath: \\.isCompact) { isCompactStorage = newValue }
          }
        }
        @ObservationIgnored @AppStorage("isCompact") private var isCompactStorage = false
        """),
    "PlainStoredProperty": PageText(
      text: """
        A stored property that was not published is kept out of tracking with \
        `@ObservationIgnored`. Tracked, its observers would run in `init`, `lazy` and wrappers \
        would not compile, and views would depend on what they did not depend on.
        """,
      before: """
        var cache: [URL: Image] = [:]
        lazy var formatter = DateFormatter()
        """,
      after: """
        @ObservationIgnored var cache: [URL: Image] = [:]
        @ObservationIgnored lazy var formatter = DateFormatter()
        """),
    "SynthesizedCoding": PageText(
      text: """
        Where the compiler writes the coding of a class, its keys are written out: tracked \
        properties are stored as `_x` and go on being coded as `x`, and the macro's registrar is not \
        coded at all. Keys that are there are kept, those of tracked properties renamed.
        """,
      before: """
        final class Draft: ObservableObject, Codable {
          var title = ""
        }
        """,
      after: """
        @Observable
        final class Draft: Codable {
          @ObservationIgnored var title = ""

          private enum CodingKeys: CodingKey {
            case title
          }
        }
        """),
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
    "WrapperType": PageText(
      text: """
        The type of a wrapper or publisher, written out: `Published<T>.Publisher` becomes \
        `AnyPublisher<T, Never>`, and `ObservedObject<M>.Wrapper` becomes `Bindable<M>`.
        """,
      before: """
        func edit(_ library: ObservedObject<Library>.Wrapper) -> some View
        """,
      after: """
        func edit(_ library: Bindable<Library>) -> some View
        """),
    "GenericConstraint": PageText(
      text: """
        A function or type that takes any `ObservableObject` cannot take a type that has moved. \
        Nothing is rewritten: the types that are handed to it are held.
        """,
      before: """
        func track<Model: ObservableObject>(_ model: Model) {}
        track(library)  // Library is held
        """),
    "InPlaceMutation": PageText(
      text: """
        `items.removeAll { … items … }` read a copy while `@Published` held the value. The macro \
        changes the value in place, and reading it meanwhile traps. A copy is changed and assigned \
        instead.
        """,
      before: """
        items.removeAll { $0.isStale(among: items) }
        """,
      after: """
        var newItems = items
        newItems.removeAll { $0.isStale(among: items) }
        items = newItems
        """),
    "ForcedRefresh": PageText(
      text: """
        `x = x` published, and views looked again. The macro drops a value that is equal to the \
        present one, and nobody is told. Nothing is rewritten: the site carries a caution.
        """,
      before: """
        items = items  // to have the list drawn again
        """),
    "CombineImport": PageText(
      text: """
        `import Combine` goes from a file in which nothing of Combine is left, and comes into one \
        where a bridge needs it.
        """,
      before: """
        import Combine
        import SwiftUI
        """,
      after: """
        import SwiftUI
        """),
    "ObservationImport": PageText(
      text: """
        `import Observation` comes into a file that declares an observable class, unless another \
        import brings it along, as `SwiftUI` does.
        """,
      before: """
        import Foundation
        """,
      after: """
        import Foundation
        import Observation
        """),
  ]
}
