extension Explanation {
  /// By the name of the rule. A test holds that every rule is here.
  static let ruleTexts = modelRuleTexts.merging(viewRuleTexts) { first, _ in first }
    .merging(warningRuleTexts) { first, _ in first }

  private static let modelRuleTexts: [String: PageText] = [
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
    "PublisherAssignment": PageText(
      text: """
        `assign(to: &$x)` becomes a subscription. Like the one that `$x` kept, it belongs to the object \
        whose property it assigns: it is stored in that object's set of cancellables, or in a new one.
        """,
      before: """
        search.$results.map(\\.count).assign(to: &$count)
        """,
      after: """
        search.resultsSubject.map(\\.count).sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
        """),
    "ObjectWillChange": PageText(
      text: """
        The object's own publisher. A relay of a child that moves too is not needed: it goes, with \
        the property that kept the subscription and the private function that is left empty. A manual \
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
        `@AppStorage` in a model published its changes through the object, and so does a wrapper \
        of the project's own that is handed the object (`_enclosingInstance`). The wrapper stays \
        as storage that is not tracked and tells nobody, and a computed property of the old name \
        tracks it.
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
    "CachedRead": PageText(
      text: """
        A getter or a function that keeps what it has made, and gives that back the next time, reads nothing tracked \
        then: a view that finds something kept would not be told when it is out of date. It registers for what it makes \
        its result of before it looks.
        """,
      before: """
        var sorted: [Book] {
          if let cache { return cache }
          let sorted = books.sorted()
          cache = sorted
          return sorted
        }
        """,
      after: """
        var sorted: [Book] {
          access(keyPath: \\.books)
          if let cache { return cache }
          let sorted = books.sorted()
          cache = sorted
          return sorted
        }
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
    "ReflectedStorage": PageText(
      text: """
        `Mirror` and `dump` show the storage that the macro renames, and its registrar. Nothing is \
        rewritten: the site carries a caution.
        """,
      before: """
        Mirror(reflecting: library).children.map(\\.label)  // "_books" now
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
