/// Pages of the diagnostics about which views update, and when.
enum UpdatePages {
  static let lostUpdate = Page(
    summary: "A view also shows a value that is not observable, and no longer refreshes with it.",
    text: """
      An object wrapper re-evaluates `body` whenever its object publishes. The view then also showed new values of \
      everything else in `body`: a plain object inside the model, a static variable, the current date, also through \
      other code such as `"key".localized`. Observation re-evaluates `body` only when a tracked property that `body` \
      reads changes. This is a warning where code of the project changes the value in the same run as it makes the \
      model notify, and nothing else that the view always reads, or where the view observes the model only to show \
      what changes; otherwise it is a note.
      """,
    instead: """
      Store what the view shows in a property of the model, or read a tracked property that changes with it.
      """,
    before: "@ObservedObject var model: Model   // Text(model.player.time)",
    after: "let model: Model   // Text(model.time)")
  static let lostRepresentableUpdate = Page(
    summary: "The update function of a representable does not read the model it depends on.",
    text: """
      `updateUIView` and its counterparts ran whenever the object published. Observation runs them when a tracked \
      property that they read changes. Reads in `makeUIView` and in the coordinator are not tracked. After a run that \
      a condition keeps from reading the model, a change of the model does not run the function again.
      """,
    instead: "Read the properties in the update function and pass their values on.",
    before: "func updateUIView(_ view: Map, context: Context) { view.setNeedsDisplay() }",
    after: "func updateUIView(_ view: Map, context: Context) { view.zoom = camera.zoom }")
  static let newUpdate = Page(
    summary: "A view did not observe a model, and now updates with what it reads of it.",
    text: """
      Plain properties, `@State`, `@Binding` and `@Environment` update a view when it gets another object, not when an \
      `ObservableObject` publishes. An `@Observable` object updates each view that reads it, whatever wraps it. This \
      is probably what was intended, but a view that showed a fixed value now changes.

      From iOS 26 and macOS 26 on, UIKit and AppKit also track what `layoutSubviews()`, `draw(_:)` and similar methods \
      read, and run them again when it changes.
      """,
    instead: "If the view should show fixed values, copy them into a `@State` property.",
    before: "@State private var draft = Draft()   // class Draft: ObservableObject",
    after: "@State private var draft = Draft()   // @Observable class Draft")
  static let endlessUpdate = Page(
    summary: "A view changes what it newly depends on, so that each update may start the next.",
    text: """
      The view did not observe the object, so what its `body` or update function changed there never updated it. \
      Observation makes it depend on each property that it reads. If the same code starts a change of that property, \
      at once or after some work, the change updates the view again. Equal values do not.
      """,
    instead: """
      Start the work in `.task`, `.onChange` or an action. If no view shows the property, mark it \
      `@ObservationIgnored`.
      """,
    before: "if !row.image.isLoading { row.image.load() }  // in `body`; sets `isLoading`",
    after: "RowImage(row.image).task { row.image.load() }")
  static let wideView = Page(
    summary: "A view reads many properties of one model and updates when any of them changes.",
    text: """
      Observation updates a view only for the properties that it reads. A view that reads twenty or more published \
      properties of one model gains little from that: nearly every change of the model still updates all of it.
      """,
    instead: "Split the view into smaller views that each read a few properties.",
    before: """
      struct ProfileView: View {
        let profile: Profile
        var body: some View { Form { Text(profile.name); Text(profile.city); … } }
      }
      """,
    after: """
      struct AddressView: View {
        let profile: Profile
        var body: some View { Text(profile.city) }
      }
      """)
  static let unpublishedPropertyTracked = Page(
    text: """
      The property was not published, but views read it and showed new values whenever something else was published. \
      The migration tracks it so that they stay up to date. They now also update when only this property changes.
      """,
    instead: """
      If it changes too often, mark it `@ObservationIgnored`. Do so only where the views need not show its value, or \
      where all code that changes it also sets another tracked property that they read.
      """,
    before: "var progress = 0.0  // read by a view",
    after: "var progress = 0.0  // tracked")
  static let unpublishedPropertyUntracked = Page(
    text: """
      The property was not published, and the migration cannot track it without changing what the code does, for \
      example because it is `weak`, has observers that would run more often, or belongs to a superclass that is not \
      observable. Views showed its new value whenever something else was published. Now they update only when a tracked \
      property that they read changes. This is a warning where code of the project changes the property together with a \
      published one, and a note otherwise.

      There is no diagnostic if all code that changes the property also sets a tracked one that each view reads with it.
      """,
    instead: """
      If views show the property, store its value in a property that can be tracked, or read a tracked one that \
      changes with it.
      """,
    before: "weak var player: Player?  // read by a view",
    after: "@ObservationIgnored weak var player: Player?")
  static let untrackedComputedProperty = Page(
    summary: "A view uses a value that reads nothing tracked, and no longer updates with it.",
    text: """
      The property, function or closure takes its value from something that is not observable, such as `UserDefaults`, \
      a file or a clock. Views evaluated it again whenever the object published. Now they do so only when a tracked \
      property that they read changes. This is a warning where code of the project changes the value together with the \
      model, and a note otherwise.
      """,
    instead: "Store the value in a tracked property, and set that when the value changes.",
    before: "var isLoggedIn: Bool { keychain.token != nil }",
    after: "private(set) var isLoggedIn = false  // set in `signIn()` and `signOut()`")
  static let trackedReadInInitializer = Page(
    text: """
      SwiftUI tracks what `body` reads, including what the initializer of a model reads while `body` creates it. The \
      view then depends on that state: a change re-evaluates `body` and creates another model. The note names the view \
      where the state belongs to another object that the view did not observe. It is a warning where no wrapper keeps \
      the model: the new one takes its place without the state of the old one, and may load again without end.

      There is no note for models that no view creates, for those that `@StateObject` or Xcode 27 creates once, and \
      for statements that moved to `bootstrap()`.
      """,
    instead: """
      Keep the model in `@State` if no wrapper keeps it. If `body` creates it from values of a branch, such as those of \
      `if let`, move the content of the branch to a view that takes these values; its `init` creates the model: \
      `_model = State(wrappedValue: Model(value))`. Otherwise use parameters and local constants in the initializer, or \
      load in `.task`.
      """,
    before: "init() { items = Store.shared.items.filter(\\.isNew) }",
    after: "func load() { items = Store.shared.items.filter(\\.isNew) }  // called in `.task`")
  static let removedSend = Page(
    text: """
      `objectWillChange.send()` stood before a change of tracked properties, which now notify on their own. Views that \
      read none of these properties updated too, and no longer do. Where nothing in the project observes the object, \
      nothing received the call.
      """,
    instead: "Check that views read what they show from stored, tracked properties.",
    before: "objectWillChange.send()\nitems.append(item)",
    after: "items.append(item)")
  static let sendIgnoredByViews = Page(
    text: """
      The publisher is kept for its subscribers, and this call still reaches them. Views no longer subscribe to it: \
      they update when a tracked property that they read changes.
      """,
    instead: "Check that views read what they show from tracked properties.",
    before: "objectWillChange.send()  // after a change outside the object",
    after: "revision += 1  // a tracked property that the views read")
  static let narrowedSend = Page(
    text: """
      It is unknown which properties change here. The generated method `notifyObservers()` therefore notifies every \
      view that reads tracked state of this object, or a member that reads state outside it. Views that observe the \
      object but read nothing of it no longer update.
      """,
    instead: """
      Check views that observe this object but show something else, such as another object's state or a global variable.
      """,
    before: """
      library.reload()
      objectWillChange.send()
      """,
    after: """
      library.reload()
      notifyObservers()
      """)
  static let equalValueIgnored = Page(
    summary: "An assignment of an equal value no longer updates views.",
    text: """
      `@Published` publishes every assignment. `@Observable` compares `Equatable` values and notifies no view if they \
      are equal, and no view if an object is the same. Code such as `items = items`, which forces an update, then has no \
      effect, nor has `rows = controller.fetchedObjects ?? []` after an attribute of a row changed, nor a binding such as \
      `$model.draft.title`, which sets `draft` to the object that it holds, nor a setter that removes all but digits from \
      what is typed: if the rest is the value that is there, no view updates, and the text field keeps the letters.
      """,
    instead: """
      Increment a tracked counter that the view reads, or give the view a new `id`. Where a control is bound to the \
      value, assign it in `withMutation(keyPath:)`, which always notifies.
      """,
    before: "items = items",
    after: "revision += 1")
  static let partialEquality = Page(
    text: """
      The `==` of the type, or of a type that it contains, ignores stored properties that views show, or compares \
      observable objects by their contents. With Swift 6.2 and its SDK (Xcode 26), `@Observable` treats an assignment \
      that differs only there as no change, also by a binding to a part: `$model.song.title` sets the whole song. Views \
      then keep the old value, and keep observing the old object.

      Older versions notify of each assignment; changes in place, such as `song.title = ""`, always do. One warning \
      stands for all properties that the `==` concerns. To compare objects by `===` is no remedy where they are decoded, \
      because each decoding gives another object for the same content. Another `==` is none where code of the project \
      compares values with it.
      """,
    instead: "Compare everything that views show, or track the parts in properties of their own.",
    before: "static func == (a: Song, b: Song) -> Bool { a.id == b.id }",
    after: """
      static func == (a: Song, b: Song) -> Bool { a.id == b.id && a.title == b.title }
      """)
  static let sharedStorageKey = Page(
    text: """
      The setting is now a computed property, which notifies views when it is set. Another `@AppStorage` property for \
      the same key, in a view or in another model, or a call of `UserDefaults` sets the key too, which changes the value \
      without notifying them.
      """,
    instead: "Write the setting only through the model.",
    before: "@AppStorage(\"units\") var units = \"litres\"  // in the model and in a view",
    after: "@Bindable var settings: Settings  // in the view: $settings.units")
}
