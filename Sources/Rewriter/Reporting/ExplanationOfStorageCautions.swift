/// Pages of the cautions that concern how things are stored, and for what they are built.
extension PageText {
  static let reachedInInitializer =
    PageText(
      text: """
        `StateObject` makes its object once the view is installed. To code of the view's initializer it \
        gave a new one for each use, with a warning at run time, and what was set there was lost. `State` \
        has its object from the start: the first time the view is made, what the initializer does to it \
        stays, and shows.
        """,
      instead: """
        Look whether that is what was meant. Where it is not, remove the code, as it had no effect.
        """,
      before: "@StateObject var model = Model()\ninit() { model.count = 5 }  // shown: 0",
      after: "@State var model = Model()\ninit() { model.count = 5 }  // shown: 5")
  static let platformsNotStated =
    PageText(
      text: """
        A package that states no platforms is built for the oldest that SwiftPM supports, and the \
        macro needs iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1. Since no floor is \
        written, none is held against the class.
        """,
      instead: "State the platforms in the manifest, or mark the class `@available`.",
      before: "let package = Package(name: \"App\", targets: […])",
      after: "let package = Package(name: \"App\", platforms: [.iOS(.v17)], targets: […])")
  static let reflectedStorage =
    PageText(
      text: """
        The macro keeps a tracked property `name` in a private `_name`, and adds its registrar as \
        a stored property. `Mirror` and `dump` list what is stored.
        """,
      instead: "Look for code that reads the labels, and for recorded output in tests.",
      before: "Mirror(reflecting: model).children.map(\\.label)  // name",
      after: "Mirror(reflecting: model).children.map(\\.label)  // _name, _$observationRegistrar")
  static let conformanceAsked =
    PageText(
      text: """
        A class that has moved is no `ObservableObject` any more, and `is` and `as?` are answered at run time: \
        the code compiles, and goes the other way. Named are all types that the value may be of; where \
        nothing tells, these are all.
        """,
      instead: """
        Ask for `any Observable`, where the answer decides about such objects. What subscribes \
        to `objectWillChange` may go: who reads an observable object is told by it.
        """,
      before: "if service is any ObservableObject { … }  // true of a model",
      after: "if service is any ObservableObject { … }  // false of it")
  static let sharedStorageKey =
    PageText(
      text: """
        The computed property tells of changes that are made through it. A view with an `@AppStorage` of the \
        same key, or code that writes the defaults, changes the value behind its back.
        """,
      instead: "Write the setting through the model, in one place.",
      before: "@AppStorage(\"units\") var units = \"litres\"  // in the model and in a view",
      after: "@Bindable var settings: Settings  // in the view: $settings.units")
  static let publicInterface =
    PageText(
      text: """
        The type is public in a library of the package at the root of the project, and clients outside it are \
        not read. `@StateObject`, `@ObservedObject`, `@EnvironmentObject` and `environmentObject` \
        take no `@Observable` class; `objectWillChange` is gone, and `$x` where nothing in the project \
        reads it. Types of packages further down are used by what is read, so nothing is said of them.
        """,
      instead: "Release it as a new major version, and tell clients to migrate with this tool.",
      before: "public final class Player: ObservableObject",
      after: "@Observable\npublic final class Player")
  static let privateInitializer =
    PageText(
      text: """
        An extension calls the initializer that Swift writes for a struct without one. Where all that is \
        stored is private that initializer is private, too, and it is no longer written from Xcode 27 on, \
        where `@State` is a macro; `@StateObject` was none.
        """,
      instead: "Write the initializer in the struct, or assign the properties in the extension.",
      before: "extension PlayerView {\n  init(song: Song) { self.init(title: song.title) }\n}",
      after: "extension PlayerView {\n  init(song: Song) { title = song.title }\n}")
}
