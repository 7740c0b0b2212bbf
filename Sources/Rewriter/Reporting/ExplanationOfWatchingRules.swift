extension Explanation {
  /// Of the rules that look for behaviour that changes.
  static let watchingTexts: [String: PageText] = [
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
    "UntrackedComputedProperty": PageText(
      text: """
        A computed property that reads nothing tracked was seen afresh whenever the object \
        published anything. Nothing is rewritten: the site carries a caution.
        """,
      before: """
        var isLoggedIn: Bool { keychain.token != nil }  // read by a view
        """),
    "TrackedReadInInitializer": PageText(
      text: """
        What an initializer reads of tracked state, itself or through methods of the class, counts \
        as read by the body that makes the object. Nothing is rewritten: the site carries a caution.
        """,
      before: """
        init() { items = Store.shared.items.filter(\\.isNew) }
        """),
    "BackgroundWrite": PageText(
      text: """
        Combine warned at run time of a published property that was set off the main thread, and \
        Observation does not. Nothing is rewritten: the site carries a caution.
        """,
      before: """
        queue.async { self.items = load() }
        """),
    "ReflectedStorage": PageText(
      text: """
        `Mirror` and `dump` show the storage that the macro renames, and its registrar. Nothing is \
        rewritten: the site carries a caution.
        """,
      before: """
        Mirror(reflecting: library).children.map(\\.label)  // "_books" now
        """),
  ]
}
