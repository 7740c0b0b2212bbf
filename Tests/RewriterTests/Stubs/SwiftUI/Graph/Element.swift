/// What a view, a scene or a command amounts to at one place of the tree.
@MainActor
struct Element {
  /// Together with the place, what makes this the same thing as last time.
  var type: Any.Type
  /// An identity that does not depend on the place.
  var key: AnyHashable?
  let kind: Kind

  indirect enum Kind {
    case group([Element])
    case drawing(Drawing)
    case composite(Composite)
    /// Content that its container evaluates, with what it reads tracked for the container alone.
    case reader((EnvironmentValues) -> Element)
    case environment((inout EnvironmentValues) -> Void, Element)
    case effect(any Effect, Element)
  }

  init(_ type: Any.Type, key: AnyHashable? = nil, _ kind: Kind) {
    self.type = type
    self.key = key
    self.kind = kind
  }

  static var empty: Element { Element(Void.self, .group([])) }

  /// Something to see that the text of the views leaves out: a color, a shape.
  static var wordless: Element { Element(Void.self, .drawing(Drawing())) }

  func keyed(_ key: AnyHashable) -> Element {
    // A key of its own survives inside: two identities, two nodes.
    guard self.key == nil else { return Element(Self.self, key: key, .group([self])) }
    var copy = self
    copy.key = key
    return copy
  }
}

/// A value with dynamic properties and a body.
@MainActor
struct Composite {
  let value: Any
  /// False where the body shows something that `value` does not hold.
  var isComparable = true
  let body: () -> Element
}

/// One line of text, and what hangs below it.
@MainActor
struct Drawing {
  var name: String?
  var value: String?
  /// The text of these belongs to the line itself.
  var label: [Element] = []
  var children: [Element] = []
  var control: Control?
}

/// What a person can do with a drawing.
@MainActor
enum Control {
  case action(() -> Void)
  case text(Binding<String>)
  case toggle(Binding<Bool>)
  case value((Any) -> Bool)
}

/// Something that happens while an element is there.
@MainActor
protocol Effect {
  func appear(in node: Node)
  func update(in node: Node, from old: any Effect)
  func disappear(in node: Node)
}

extension Effect {
  func appear(in node: Node) {}
  func update(in node: Node, from old: any Effect) {}
  func disappear(in node: Node) {}
}

/// A view that has no body, only what it amounts to.
protocol Primitive: View where Body == Never {
  @MainActor var element: Element { get }
}

extension View {
  @MainActor
  func makeElement() -> Element {
    switch self {
    case let view as any Primitive: return view.element
    case let view as any UIViewRepresentable:
      return element { view.represented.makeElement() }
    case let view as any UIViewControllerRepresentable:
      return element { view.represented.makeElement() }
    case let view as any NSViewRepresentable:
      return element { view.represented.makeElement() }
    default: return element { body.makeElement() }
    }
  }

  @MainActor
  private func element(_ content: @escaping () -> Element) -> Element {
    Element(Self.self, .composite(Composite(value: self, body: content)))
  }
}
