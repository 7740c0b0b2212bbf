@MainActor
@preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

protocol PrimitiveCommands: Commands where Body == Never {
  @MainActor var element: Element { get }
}

extension Commands {
  func makeElement() -> Element {
    if let primitive = self as? any PrimitiveCommands { return primitive.element }
    return Element(Self.self, .composite(Composite(value: self) { body.makeElement() }))
  }
}

public struct _CommandsContent<Content> {
  let elements: @MainActor () -> [Element]
}

extension _CommandsContent: Commands, PrimitiveCommands {
  var element: Element { Element(Self.self, .group(elements())) }
}

@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _CommandsContent<(repeat each Content)> {
    var all: [any Commands] = []
    for commands in repeat each content { all.append(commands) }
    return _CommandsContent { all.map { $0.makeElement() } }
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandsContent<Content?> {
    _CommandsContent { content.map { [$0.makeElement()] } ?? [] }
  }
}

public struct EmptyCommands {
  nonisolated public init() {}
}

extension EmptyCommands: Commands, PrimitiveCommands {
  var element: Element { .empty }
}

public struct SidebarCommands {
  nonisolated public init() {}
}

extension SidebarCommands: Commands, PrimitiveCommands {
  var element: Element { .empty }
}

public struct CommandMenu<Content: View> {
  let name: String
  let content: Content

  nonisolated public init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }
}

extension CommandMenu: Commands, PrimitiveCommands {
  var element: Element {
    Element(
      Self.self,
      .drawing(Drawing(name: "CommandMenu: \(name)", children: [content.makeElement()]))
    )
  }
}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let appTermination = Self()
  public static let newItem = Self()
  public static let saveItem = Self()
  public static let undoRedo = Self()
  public static let pasteboard = Self()
  public static let textEditing = Self()
  public static let toolbar = Self()
  public static let sidebar = Self()
  public static let windowList = Self()
  public static let help = Self()
}

public struct CommandGroup<Content: View> {
  let content: Content

  nonisolated public init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  nonisolated public init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  nonisolated public init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
}

extension CommandGroup: Commands, PrimitiveCommands {
  var element: Element {
    Element(Self.self, .drawing(Drawing(name: "CommandGroup", children: [content.makeElement()])))
  }
}
