/// Pages of the cautions that concern how things are stored, and for what they are built.
extension PageText {
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
  static let sharedStorageKey =
    PageText(
      text: """
        The computed property tells of changes that are made through it. A view with an `@AppStorage` of the \
        same key, or code that writes the defaults, changes the value behind its back.
        """,
      instead: "Write the setting through the model, in one place.",
      before: "@AppStorage(\"units\") var units = \"litres\"  // in the model and in a view",
      after: "@Bindable var settings: Settings  // in the view: $settings.units")
}
