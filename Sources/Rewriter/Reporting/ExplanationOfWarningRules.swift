extension Explanation {
  /// The rules that rewrite nothing and say what will be different.
  static let warningRuleTexts: [String: PageText] = [
    "BackgroundWrite": PageText(
      text: """
        Combine warned at run time of a published property that was set off the main thread, and \
        Observation does not. Nothing is rewritten: the site carries a caution.
        """,
      before: """
        queue.async { self.items = load() }
        """),
    "TrackedReadInInitializer": PageText(
      text: """
        What an initializer reads of tracked state, of its own object or of another, itself or \
        through methods of the class, counts as read by the body that makes the object. Nothing is \
        rewritten: the site carries a caution.
        """,
      before: """
        init() { items = Store.shared.items.filter(\\.isNew) }
        """),
    "UntrackedComputedProperty": PageText(
      text: """
        A computed property that reads nothing tracked was seen afresh whenever the object \
        published anything, and so was what one shows of plain objects beside something tracked. \
        Nothing is rewritten: the site carries a caution.
        """,
      before: """
        var isLoggedIn: Bool { keychain.token != nil }  // read by a view
        """),
    "ViewUpdate": PageText(
      text: """
        A view was evaluated at every change of its object; now it is at changes of what it reads. \
        Where a view shows things that nothing tracks, where a representable's update reads nothing of \
        the model, and where a plain `@State` begins to be followed, the site carries a caution. \
        Nothing is rewritten.
        """,
      before: """
        Text(model.player.time)   // let player: Player, a plain class
        """),
    "DynamicPropertyIsolation": PageText(
      text: """
        In the Swift 5 language mode a custom `DynamicProperty` is on the main actor because of the \
        wrapper inside it, and so are a class, and a view that says in an extension alone that it is \
        one. Where the wrapper holds a class of the main actor, the type says so from now on; else \
        nothing is rewritten, and the type carries a caution.
        """,
      before: """
        struct Beds: DynamicProperty { @ObservedObject var garden: Garden }
        """),
  ]
}
