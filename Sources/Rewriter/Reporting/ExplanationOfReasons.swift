extension Reason {
  /// What it means, and code that shows it. No default: a new reason needs a page.
  var page: PageText {
    switch self {
    case .publisherUse:
      PageText(
        text: """
          `$x` is a publisher that `@Published` makes. It is gone with the wrapper. With \
          `--combine bridge`, the default, a subject takes its place; with `--combine hold` the \
          type is held.
          """,
        before: """
          model.$query.sink { print($0) }
          """,
        after: """
          .onChange(of: model.query) { print(model.query) }
          """)
    case .observersPassed:
      PageText(
        text: """
          `assign(to: &$x)` hands each value to the wrapper, and `willSet` and `didSet` of the property do not run. The \
          macro keeps them with the storage, where every assignment runs them; one that writes back to what is \
          assigned from would never end.
          """,
        before: """
          @Published var isOn = false { didSet { store.isOn = isOn } }
          init() { store.$isOn.assign(to: &$isOn) }
          """,
        after: """
          @Published var isOn = false
          init() { store.$isOn.assign(to: &$isOn) }
          func set(_ value: Bool) { store.isOn = value }
          """)
    case .objectWillChangeUse:
      PageText(
        text: """
          Something sends, hands on or subscribes to `objectWillChange` in a way that cannot be \
          told from the properties that change.
          """,
        before: """
          parent.objectWillChange.send()
          """,
        after: """
          parent.revision += 1  // a stored property that the views read
          """)
    case .storageWrapper:
      PageText(
        text: """
          Wrappers such as `@AppStorage` announce a change through the object that encloses them. \
          The macro refuses other wrappers, and ignored by the macro their changes would go unseen.
          """,
        before: """
          @UserSetting("volume") var volume = 0.5
          """,
        after: """
          var volume = Settings.volume {
            didSet { Settings.volume = volume }
          }
          """)
    case .codableSynthesis:
      PageText(
        text: """
          The macro renames the stored properties to `_x`, and the synthesis takes those names. The \
          keys are written out so that the stored format stays; where other code names the keys, or \
          the project codes `@Published` in a way of its own, they cannot be.
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
    case .openMember:
      PageText(
        text: """
          The macro writes accessors, and what it writes may not be `open`. They are written out \
          instead, which takes the type of the property.
          """,
        before: "@Published open var title = makeTitle()",
        after: "@Published open var title: String = makeTitle()")
    case .backtickedName:
      PageText(
        text: """
          The macro makes the storage's name of `_` and the name, and stumbles over backticks. The \
          accessors are written out instead, which takes the type of the property.
          """,
        before: "@Published var `default` = makeDefault()",
        after: "@Published var `default`: Int = makeDefault()")
    case .nameClash:
      PageText(
        text: """
          The macro adds `_x` for each property `x`, `_$observationRegistrar`, `access` and \
          `withMutation`. A member or nested type of such a name stands in its way. So does a property \
          that has the name of its type, in `@Environment(Store.self) var Store`; and the method \
          `access` hides the function of that name that the system has.
          """,
        before: """
          @Published var items: [Item] = []
          private var _items: [Item] = []
          """,
        after: """
          @Published var items: [Item] = []
          private var storedItems: [Item] = []
          """)
    case .conditionalAttribute:
      PageText(
        text: "The macro sees the property once, with or without its attribute.",
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
    case .reentrantMutation:
      PageText(
        text: """
          `@Published` handed a copy to the mutating call; the macro hands out the storage. Code that reads the \
          property meanwhile traps. A statement of its own is rewritten; this one is part of something larger.
          """,
        before: "let index = words.partition { words.contains($0 + suffix) }",
        after: "var updated = words\nlet index = updated.partition { … }\nwords = updated")
    case .localClass:
      PageText(
        text: """
          The macro adds a conformance in an extension, and a local type can have none. A local class that publishes \
          nothing, and has its conformance from a protocol or a base, needs no macro and moves.
          """,
        before: "func test() { class Model: ObservableObject {} }",
        after: "private class Model: ObservableObject {}\nfunc test() {}")
    case .notAClass:
      PageText(
        text: "Only a class can be observed; the conformance of anything else has no effect.",
        before: "struct Model: ObservableObject {}",
        after: "final class Model: ObservableObject {}")
    case .outsideBase:
      PageText(
        text: """
          The class of a library, such as `NSManagedObject`, is an `ObservableObject` already, and \
          stays one.
          """,
        before: "final class Song: NSManagedObject, ObservableObject {}",
        after: "final class SongModel: ObservableObject { let song: Song }")
    case .genericConstraint:
      PageText(
        text: "Code that takes any `ObservableObject` does not take a type that no longer is one.",
        before: "struct Loader<Model: ObservableObject>: View { @ObservedObject var model: Model }",
        after: "struct Loader<Model: Loadable>: View { var model: Model }")
    case .wrapperType:
      PageText(
        text:
          "A parameter or variable has the type of a wrapper, in a form that has no counterpart.",
        before: "func row(_ model: ObservedObject<Model>) -> some View",
        after: "func row(_ model: Model) -> some View")
    case .backingStorage:
      PageText(
        text: "`_x` is the wrapper, and the code does more with it than make it.",
        before: "let wrapper = _model",
        after: "let model = model")
    case .ambiguousType:
      PageText(
        text: "Two types of the name are in sight, and only some of them move.",
        before: "@ObservedObject var model: Model  // of two modules that are both imported",
        after: "@ObservedObject var model: Feature.Model")
    case .unresolvedUse:
      PageText(
        text: """
          The tool takes the type of an expression from what is written. Where nothing is, and the \
          use would be broken if the type moved, every type that it may be is held.
          """,
        before: "let model = make(); view.environmentObject(model)",
        after: "let model: Model = make(); view.environmentObject(model)")
    case .editingScope:
      PageText(
        text: "The whole project is read; only what lies under the given paths is edited.",
        before: "migrate-observable Sources/Feature",
        after: "migrate-observable Sources/Feature Sources/App")
    case .deploymentFloor:
      PageText(
        text: """
          Observation needs iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1. The floor is read \
          from the manifest, the project file or its settings.
          """,
        before: "platforms: [.iOS(.v16)]",
        after: "platforms: [.iOS(.v17)]")
    case .toolsVersion:
      PageText(
        text: """
          The tools version of a manifest is the oldest compiler that the package is for, and macros came \
          with Swift 5.9. A newer compiler expands them whatever is stated here; those who build the package \
          with an older one could no longer. `SWIFT_VERSION` in a project file is a language mode, which \
          says nothing of the compiler, and holds nothing.
          """,
        before: "// swift-tools-version: 5.7",
        after: "// swift-tools-version: 5.9")
    case .syntaxError:
      PageText(
        text: "A file that does not parse is read as far as it goes, and never edited.",
        before: "struct ContentView: View { @StateObject var model = Model( }",
        after: "struct ContentView: View { @StateObject var model = Model() }")
    case .generatedFile:
      PageText(
        text: "What is written into a generated file is gone when it is generated again.",
        before:
          "// Code generated by a tool. DO NOT EDIT.\nstruct Row: View { @ObservedObject var m: Model }",
        after: "// in the template\nstruct Row: View { let m: Model }")
    case .ignored:
      PageText(
        text: """
          `// migrate-observable:ignore` before a declaration holds it and all that depends on it; \
          `--except` does the same for a type, and `--only` for all types that it does not name.
          """,
        before: "// migrate-observable:ignore\nfinal class Model: ObservableObject {}",
        after: "final class Model: ObservableObject {}")
    case .objectiveCDynamic:
      PageText(
        text:
          "Key-value observing replaces the accessors of a `dynamic` property, as the macro does.",
        before: "@objc dynamic var progress = 0.0",
        after: "@Published var progress = 0.0")
    case .objectiveCExposure:
      PageText(
        text: """
          The macro copies the attributes of a property to its storage, so that `@objc(name)` names two \
          members, which does not compile; and what Objective-C code or Interface Builder does with the \
          property, by its name or by key, cannot be seen in Swift files.
          """,
        before: "@objc(beds) @Published var beds = 0",
        after: "@Published var beds = 0\n@objc(beds) var exposedBeds: Int { beds }")
    case .foreignMacro:
      PageText(
        text: """
          An attribute of a class that is none of the language's is a macro. It may add published \
          properties or read the stored ones, and its code cannot be seen from the project.
          """,
        before: "@Stateful final class Model: ObservableObject {}",
        after:
          "final class Model: ObservableObject { @Published private(set) var state = State.idle }")
    case .wrapperHost:
      PageText(
        text: """
          Outside of a view, `@StateObject` and its like are never installed: the property is not \
          what it seems to be.
          """,
        before: "final class Coordinator { @StateObject var model = Model() }",
        after: "final class Coordinator { let model = Model() }")
    case .outsideWrapper:
      PageText(
        text: """
          What a wrapper of a package asks of the object cannot be read. One that is named as \
          SwiftUI's `@StateObject` and `@ObservedObject` are takes an `ObservableObject`, and some \
          publish its changes through the object that holds them, as those do that are named as \
          `@Published` is. What an @Observable object holds is tracked without any wrapper.
          """,
        before: "@PublishedObject var session = Session()",
        after: "let session = Session()")
    case .toolFault:
      PageText(
        text: """
          Every change is proved before anything is written: no two edits overlap, the file still \
          parses, and nothing differs but what was decided. Where the proof fails, the types \
          behind it are left as they are, and the others move. It is always a mistake of the \
          tool; please report it.
          """,
        before: "final class Model: ObservableObject {}",
        after: "@Observable\nfinal class Model {}")
    }
  }
}
