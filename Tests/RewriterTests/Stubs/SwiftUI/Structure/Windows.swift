public struct WindowGroup<Content: View> {
  let content: @MainActor () -> Element

  nonisolated public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.content = { content.makeElement() }
  }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  nonisolated public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  nonisolated public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {
    self.content = { content(.constant(nil)).makeElement() }
  }
}

extension WindowGroup: Scene, PrimitiveScene {
  var element: Element { Element(Self.self, .group([content()])) }
}

public struct Window<Content: View> {
  let content: Content

  nonisolated public init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Window: Scene, PrimitiveScene {
  var element: Element { Element(Self.self, .group([content.makeElement()])) }
}

public struct Settings<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene, PrimitiveScene {
  var element: Element {
    Element(Self.self, .drawing(Drawing(name: "Settings", children: [content.makeElement()])))
  }
}

public struct MenuBarExtra<Label: View, Content: View> {
  let content: Content

  nonisolated public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  nonisolated public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  nonisolated public init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }
}

extension MenuBarExtra: Scene, PrimitiveScene {
  var element: Element {
    Element(Self.self, .drawing(Drawing(name: "MenuBarExtra", children: [content.makeElement()])))
  }
}

public protocol FileDocument {}
public protocol ReferenceFileDocument: ObservableObject {}

public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  public let document: Document
  public var fileURL: URL?
}

public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
}

public struct DocumentGroup<Document, Content: View> {
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}
}

extension DocumentGroup: Scene, PrimitiveScene {
  var element: Element { .empty }
}
