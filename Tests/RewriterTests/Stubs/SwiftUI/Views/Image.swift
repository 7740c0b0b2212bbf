public struct Image: Equatable, Sendable {
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }

  let name: String

  var text: String { "Image(\(name))" }

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(systemName: String) { name = systemName }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
  public init(systemName: String, variableValue: Double?) { name = systemName }
  public init(uiImage: UIImage) { name = "UIImage" }
  public init(nsImage: NSImage) { name = "NSImage" }
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) { name = "CGImage" }
  public init(decorative cgImage: CGImage, scale: CGFloat) { name = "CGImage" }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    self
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: View, Primitive {
  var element: Element { Element(Self.self, .drawing(Drawing(name: text))) }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = Self()
  public static let multicolor = Self()
  public static let hierarchical = Self()
  public static let palette = Self()
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Never loads.
public struct AsyncImage<Content: View> {
  let content: () -> Content

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = { Image(systemName: "photo") }
  }

  nonisolated public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { ViewBuilder.buildEither(second: placeholder()) }
  }

  nonisolated public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = { content(.empty) }
  }

}

extension AsyncImage: View, Primitive {
  var element: Element { Element(Self.self, .reader { _ in content().makeElement() }) }
}
