/// Pages of the rules that change models.
extension Page {
  static let observableConformance = Page(
    summary: "`class M: ObservableObject` becomes `@Observable class M`.",
    text: """
      The conformance is removed from the declaration or the extension that states it, and the class gets \
      `@Observable`. A protocol that refines `ObservableObject` refines `AnyObject` and `Observable` instead. A \
      subclass of a migrated class gets the macro only if it has tracked state of its own. A class that a view keeps \
      in `@StateObject` stays an `ObservableObject` as well.

      A class or an actor that publishes nothing and shows views nothing that changes only loses the conformance. It gets \
      the macro if its objects are in `@StateObject`, in the environment, in generic code or in bindings, or if it is \
      public in a library.

      At run time a view updates when a property that it reads changes, not whenever the object publishes.
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
      """)
  static let publishedProperty = Page(
    summary: "`@Published var x` becomes `var x`, which the macro tracks.",
    text: """
      An argument of the attribute becomes the default, and `_x = Published(initialValue: v)` in an initializer \
      becomes `x = v`. The tool writes the accessors itself where the macro cannot expand the property, for example \
      because it is `open` or has a backticked name.

      `@Published` notifies on every assignment. With Swift 6.2 or later the macro does not notify if the new value \
      equals the old one; a warning names a type whose own `==` may ignore a difference.
      """,
    before: """
      @Published(initialValue: 1) private(set) var page: Int
      """,
    after: """
      private(set) var page: Int = 1
      """)
  static let publisherBridge = Page(
    summary:
      "`$x` becomes `xSubject`, a `CurrentValueSubject` that receives new values from `willSet`.",
    text: """
      A published property that is used as a publisher gets a subject, and every `$x` uses the subject instead. \
      Subscribers receive the same values at the same time as before, starting with the current value; the subject is \
      private where only the class uses it. Where code outside the property's global actor uses `$x`, the type is not \
      migrated. With `--combine block` no type whose \
      publishers are used is migrated.
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
      @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
      …
      querySubject.debounce(for: 0.3, scheduler: RunLoop.main).sink { self.search($0) }
      """)
  static let publisherAssignment = Page(
    summary: "`assign(to: &$x)` becomes a `sink` that is stored in a set of cancellables.",
    text: """
      The object whose property is assigned stores the subscription, in its set of cancellables or in a new one. The \
      subscription ends with that object, as before. The type is not migrated if the property has observers, which \
      `assign(to:)` does not run, or if the object that is assigned cannot be resolved.
      """,
    before: """
      search.$results.map(\\.count).assign(to: &$count)
      """,
    after: """
      search.resultsSubject.map(\\.count).sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
      """)
  static let objectWillChange = Page(
    summary:
      "`objectWillChange.send()` is removed where the properties that change notify on their own.",
    text: """
      A send is removed if the code around it shows which tracked properties change. A relay that forwards a child's \
      changes is removed if the child is migrated too, together with the property that stores the subscription and a \
      private function that is left empty. If the change cannot be inferred, the ObjectAnnouncement rule applies or \
      the type is not migrated. A view that reads none of the changed properties no longer updates with the send.

      A comment that describes only a removed statement is removed with it. Code that subscribes to \
      `objectWillChange` keeps working: the class gets a publisher of that name, which sends before each change. With \
      `--combine block` such a class is not migrated.
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
      """)
  static let objectAnnouncement = Page(
    summary:
      "`objectWillChange.send()` becomes `notifyObservers()` where it is unknown what changes.",
    text: """
      The generated method `notifyObservers()` notifies every view that reads tracked state of the object. Computed \
      properties and methods that views read and that return state from outside the object call \
      `access(keyPath: \\.self)`, so their readers are notified as well. A view that observed the object without \
      reading anything of it no longer updates. A send that only subscribers of the publisher depend on stays.

      A `@Published` property that code writes and never reads serves as a send, and calls the method, too, if it is \
      a counter or a flag, or stores its values where state outside of the object changes that views read.
      """,
    before: """
      var isEnabled: Bool { service.isEnabled }

      service.enable()
      objectWillChange.send()
      """,
    after: """
      var isEnabled: Bool { access(keyPath: \\.self); return service.isEnabled }

      service.enable()
      notifyObservers()
      """)
  static let storageWrapperProperty = Page(
    summary:
      "`@AppStorage(\"k\") var x` becomes a tracked computed property over untracked storage.",
    text: """
      `@AppStorage` in an `ObservableObject` publishes its changes through the object, and so does a wrapper of the \
      project that accesses the enclosing object (`_enclosingInstance`). The wrapper stays as private storage with \
      `@ObservationIgnored`, and a computed property with the old name tracks it. Bindings such as `$x` become \
      bindings to the computed property. Other wrappers that publish through the object, such as `@FetchRequest`, \
      block the type.

      A private `@AppStorage` property that no view can see only gets `@ObservationIgnored`.

      Only changes that are made through the model notify its readers. A warning names a key that is also stored \
      elsewhere.
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
      """)
  static let plainStoredProperty = Page(
    summary: "`var cache`, which is not published, becomes `@ObservationIgnored var cache`.",
    text: """
      The macro would track the property otherwise: its observers would run in `init`, `lazy` and property wrappers \
      would not compile, and views would depend on it. A property that a view reads stays without the attribute and \
      is tracked, with a note. If it cannot be tracked, or if the view itself writes it, a warning names the place \
      that reads it, because the view no longer picks up changes with other updates. A property that views read only \
      in `TimelineView(.animation)` is marked: they read it again for each frame.

      With `--unpublished minimal` a private property also stays as it is if no code that runs with a view reads or \
      writes it: the macro tracks it then, and no view updates with it. Properties that are lazy, wrapped, observed, \
      weak, locks or used in `deinit`, in `nonisolated` code or for more than a first value in `init` are marked \
      as before.
      """,
    before: """
      var cache: [URL: Image] = [:]
      lazy var formatter = DateFormatter()
      """,
    after: """
      @ObservationIgnored var cache: [URL: Image] = [:]
      @ObservationIgnored lazy var formatter = DateFormatter()
      """)
  static let cachedRead = Page(
    summary:
      "A getter that may return a cached result first registers a read of the result's sources.",
    text: """
      A getter or method that returns a cached result reads no tracked property in that case. A view that receives \
      the cached result would not depend on the properties that the result is computed from, and would not update \
      when they change. The tool inserts `access(keyPath:)` for each of these properties before the cache is read. \
      An inherited property is read by name instead.
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
      """)
  static let synthesizedCoding = Page(
    summary: "A class with synthesized `Codable` gets `CodingKeys` that preserve the coded names.",
    text: """
      The macro stores a tracked property `x` as `_x` and adds a stored registrar, and synthesized coding would use \
      those names. With explicit keys `_x` is coded as `x` and the registrar is not coded, so data that was written \
      before can be decoded. Existing keys are kept, and those of tracked properties are renamed. The type is not \
      migrated if other code uses the keys, or if the project codes `Published` differently from its value.
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
      """)
  static let inPlaceMutation = Page(
    summary:
      "`items.removeAll { … items … }` becomes a mutation of a copy, which is then assigned.",
    text: """
      `@Published` mutates a copy of the value; the macro mutates the stored value in place. A closure or method \
      that reads the property meanwhile violates exclusivity and crashes. The statement is rewritten to mutate a \
      copy and assign it, with a note. If the mutation certainly reads the property and cannot be rewritten, the \
      type is not migrated.

      Where `==` ignores a part of the value, the copy is stored in `withMutation(keyPath: \\.items)`, because the \
      setter ignores equal values.
      """,
    before: """
      items.removeAll { $0.isStale(among: items) }
      """,
    after: """
      var updatedItems = items
      updatedItems.removeAll { $0.isStale(among: items) }
      items = updatedItems
      """)
  static let forcedRefresh = Page(
    summary: "Warns where assigning the value that a property has no longer updates views.",
    text: """
      `@Published` notifies on every assignment. With Swift 6.2 or later the macro does not notify if the new value \
      equals the old one, so an assignment of a property to itself no longer updates views. Neither does a setter that restricts what a \
      control sets, such as one that keeps only digits, where the rest is the value that is there. Nothing is changed.
      """,
    before: """
      items = items  // to redraw the list
      """)
  static let reflectedStorage = Page(
    summary: "Warns where `Mirror(reflecting: model)` or `dump(model)` shows the macro's storage.",
    text: """
      The macro stores a tracked property `x` as `_x` and adds its registrar as a stored property. `Mirror` and \
      `dump` show both. `_x` was the `Published` of a published property before. Nothing is changed.
      """,
    before: """
      Mirror(reflecting: library).descendant("_books")  // `[Book]` now, not `Published<[Book]>`
      """)
  static let combineImport = Page(
    summary: """
      `import Combine` is removed where nothing of Combine is left, and added where a bridge needs it.
      """,
    text: """
      The import is removed from a file that declares or constrains migrated types, if the file then uses nothing of \
      Combine. It is added to a file in which the tool writes a subject, a publisher or a set of cancellables. An \
      import that is alone under its `#if` stays, and so does one with an attribute other than `@preconcurrency`.
      """,
    before: """
      import Combine
      import SwiftUI
      """,
    after: """
      import SwiftUI
      """)
  static let observationImport = Page(
    summary:
      "`import Observation` is added where a file needs `Observable` and no import provides it.",
    text: """
      A file needs the module if it declares an observable class or uses `Observable` as a constraint. Imports such \
      as `SwiftUI` provide it, and then nothing is added. The new import is `public` if a public class needs it and \
      the file imports Combine or SwiftUI with `public import`.
      """,
    before: """
      import Foundation
      """,
    after: """
      import Foundation
      import Observation
      """)
}
