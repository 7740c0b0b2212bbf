/// Pages of the blockers in the declaration of a class or of its properties.
enum ClassBlockerPages {
  static let storageWrapper = Page(
    text: """
      Some property wrappers, such as `@FetchRequest`, notify views through the `ObservableObject` that contains them. \
      An `@Observable` class has no such publisher, and the macro does not accept a wrapped property. If the migration \
      excluded the property from the macro, views would miss its changes.

      `@AppStorage` and wrappers of this project that publish in a known way are migrated.
      """,
    instead: """
      Move the property into the view, or replace it with a computed property whose accessors call \
      `access(keyPath:)` and `withMutation(keyPath:)`.
      """,
    before: """
      @UserSetting("volume") var volume = 0.5
      """,
    after: """
      @Published var volume = Settings.volume {
        didSet { Settings.volume = volume }
      }
      """)
  static let codableSynthesis = Page(
    text: """
      The macro stores each property `x` as `_x`, and synthesized `Codable` would use that name as the key. The \
      migration therefore writes `CodingKeys` with the old names. It cannot if other code refers to the keys, if they \
      are not a plain `String` enum, or if the project encodes `@Published` itself.
      """,
    instead: """
      Write `CodingKeys`, `init(from:)` and `encode(to:)` by hand; then nothing depends on the names of the stored \
      properties.
      """,
    before: """
      final class Settings: ObservableObject, Codable {
        @Published var volume = 0.5
        enum CodingKeys: String, CodingKey { case volume }
        func encode(to encoder: any Encoder) throws { … .volume … }
      }
      """,
    after: """
      enum CodingKeys: String, CodingKey { case volume }
      init(from decoder: any Decoder) throws { … .volume … }
      func encode(to encoder: any Encoder) throws { … .volume … }
      """)
  static let openMember = Page(
    text: """
      The macro cannot expand an `open` property. The migration writes the accessors into the class instead, and needs \
      the type of the property for that.
      """,
    before: "@Published open var title = makeTitle()",
    after: "@Published open var title: String = makeTitle()")
  static let backtickedName = Page(
    text: """
      The macro names its storage `_` plus the name of the property, which fails for a name in backticks. The \
      migration writes the accessors into the class instead, and needs the type of the property for that.
      """,
    before: "@Published var `default` = makeDefault()",
    after: "@Published var `default`: Int = makeDefault()")
  static let nameClash = Page(
    text: """
      The macro adds `access(keyPath:)`, `withMutation(keyPath:mutation:)` and `_$observationRegistrar` to the class, \
      and refers to the module `Observation`. A declaration with one of these names would clash with the generated \
      code, and a call of the system function `access` would no longer compile inside the class. A property named like \
      its type, as in `@Environment(Store.self) var Store`, hides that type.
      """,
    before: "let exists = access(path, F_OK) == 0",
    after: "let exists = Darwin.access(path, F_OK) == 0")
  static let conditionalAttribute = Page(
    text: """
      The macro expands the property once for all builds. It cannot track the property in one build and leave it alone \
      in another.
      """,
    before: """
      #if os(iOS)
        @Published
      #endif
      var isActive = false
      """,
    after: """
      #if os(iOS)
        @Published var isActive = false
      #else
        var isActive = false
      #endif
      """)
  static let localClass = Page(
    text: """
      The macro adds a conformance in an extension, and Swift does not allow extensions of local types. A local class \
      without published properties that conforms through a protocol or base class needs no macro, and migrates.
      """,
    before: "func test() { class Model: ObservableObject {} }",
    after: "private class Model: ObservableObject {}\nfunc test() {}")
  static let notAClass = Page(
    text: """
      `@Observable` can be attached only to a class. On a struct, an enum or an actor the conformance to \
      `ObservableObject` has no effect in SwiftUI either. An actor that publishes nothing only loses the conformance, \
      unless its objects must be observable, as in the environment.
      """,
    before: "struct Model: ObservableObject {}",
    after: "final class Model: ObservableObject {}")
  static let outsideBase = Page(
    text: """
      A framework class such as `NSManagedObject` is an `ObservableObject` itself, and its subclasses stay one \
      whatever they declare. It publishes changes through `objectWillChange` only. A protocol that such a class conforms \
      to cannot become `Observable` either.

      The same holds for a class with `@Published` properties that views observe, and that gets the conformance from a \
      package.
      """,
    before: """
      protocol Named: ObservableObject { var name: String { get } }
      final class Song: NSManagedObject, Named { @NSManaged var name: String }
      """,
    after: """
      protocol Named { var name: String { get } }
      final class Song: NSManagedObject, Named { @NSManaged var name: String }
      """)
  static let objectiveCDynamic = Page(
    text: """
      Key-value observing replaces the accessors of a `dynamic` property at run time, and the macro replaces them at \
      compile time. A property cannot have both.
      """,
    before: "@objc dynamic var progress = 0.0",
    after: "@Published var progress = 0.0")
  static let objectiveCExposure = Page(
    text: """
      The macro copies the attributes of a property to its storage, so `@objc(name)` would name two members, which \
      does not compile. The tool does not read Objective-C code or Interface Builder files, which may access the \
      property by its name or by a key.
      """,
    instead: "Remove the attribute, or expose a computed property with that name to Objective-C.",
    before: "@objc(beds) @Published var beds = 0",
    after: "@Published var beds = 0\n@objc(beds) var exposedBeds: Int { beds }")
  static let foreignMacro = Page(
    text: """
      An attribute of the class that Swift and its frameworks do not declare is taken for a macro. Its code is not \
      part of the project: it may add published properties or read the stored ones, and the tool cannot migrate those.
      """,
    instead: "Expand the macro in place, or write by hand what it adds.",
    before: "@Stateful final class Model: ObservableObject {}",
    after: "final class Model: ObservableObject { @Published private(set) var state = State.idle }")
}
