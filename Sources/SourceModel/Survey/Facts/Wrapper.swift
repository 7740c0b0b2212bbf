/// An attribute as written: a property wrapper, a macro or a built-in attribute.
public final class Attribute: @unchecked Sendable {
  // Immutable after `init`.
  /// The last component of the name: `Published` for `@Combine.Published`.
  public let name: String
  /// `Combine` in `@Combine.Published`.
  public let qualifier: String?
  /// The generic arguments of the last component that has any: `Model` in `@EnvironmentObject<Model>.Optional`.
  public let genericArguments: [TypeName]
  public let arguments: [Expression.Argument]
  /// Whether parentheses are written.
  public let hasArguments: Bool
  /// From `@` to the end of the arguments.
  @Packed public private(set) var range: ByteRange
  /// The name with its qualifier and generic arguments, without `@`.
  @Packed public private(set) var nameRange: ByteRange
  public let isConditional: Bool

  /// Creates an attribute that is not written, at a byte offset.
  public init(unwrittenAt position: Int) {
    name = ""
    qualifier = nil
    genericArguments = []
    arguments = []
    hasArguments = false
    range = position..<position
    nameRange = position..<position
    isConditional = false
  }

  init(_ node: RawNode, isConditional: Bool) {
    let name = node[Layout.Attribute.name]
    var components: [TypeName.Component] = []
    if case .named(let named) = TypeName(name) { components = named }
    var arguments: [Expression.Argument] = []
    if let list = node.part(Layout.Attribute.arguments), list.kind == .labeledExprList {
      arguments = list.elements.map {
        .init(
          label: $0.part(Layout.Argument.label)?.spelling,
          value: ExpressionReader().read($0[Layout.Argument.value]))
      }
    }
    self.name = components.last?.name ?? ""
    qualifier =
      components.count > 1
      ? components.dropLast().map(\.name).joined(separator: ".") : nil
    genericArguments = components.last { !$0.arguments.isEmpty }?.arguments ?? []
    self.arguments = arguments
    hasArguments = node.part(Layout.Attribute.leftParenthesis) != nil
    range = node.byteRange
    nameRange = name.byteRange
    self.isConditional = isConditional
  }
}

extension Attribute {
  /// Whether it names a type inside an object wrapper: `@EnvironmentObject.Optional`.
  public var isInsideObjectWrapper: Bool {
    let outer = qualifier?.split(separator: ".").last.flatMap { Wrapper(rawValue: String($0)) }
    return outer.map(Wrapper.ofObjects.contains) ?? false
  }

  /// Whether an attribute of a stored property may be a property wrapper: neither a compiler attribute nor a global
  /// actor. A wrapper's name may also begin with a lowercase letter.
  public var mayBeWrapper: Bool {
    !SDK.attributeWithoutStorage.contains(name) && !name.hasSuffix("Actor") && !name.hasPrefix("_")
  }
}

/// The property wrappers of SwiftUI and Combine that refer to or publish an observable object.
public enum Wrapper: String, Sendable, CaseIterable {
  case published = "Published"
  case stateObject = "StateObject"
  case observedObject = "ObservedObject"
  case environmentObject = "EnvironmentObject"
  case focusedObject = "FocusedObject"

  /// The wrappers that refer to an object.
  public static let ofObjects: [Wrapper] = [
    .stateObject, .observedObject, .environmentObject, .focusedObject,
  ]

  /// The modules that an attribute of this name may be qualified with.
  public var modules: Set<String> {
    self == .published ? SDK.moduleOfObservableObjectOrFork : ["SwiftUI"]
  }

  public init?(_ attribute: Attribute) {
    guard let wrapper = Wrapper(rawValue: attribute.name) else { return nil }
    if let qualifier = attribute.qualifier, !wrapper.modules.contains(qualifier) { return nil }
    self = wrapper
  }
}

/// A declaration with attributes and modifiers.
public protocol ModifiedDeclaration {
  var attributes: [Attribute] { get }
  var modifiers: [Modifier] { get }
}

extension ModifiedDeclaration {
  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  public func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }
  public var isStatic: Bool { hasModifier("static") || hasModifier("class") }
  /// `private` or `fileprivate`, not counting `private(set)`.
  public var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }
  /// `public` or `open`
  public var isPublic: Bool { hasModifier("public") || hasModifier("open") }
}

/// A declaration modifier: `private`, `private(set)`, `lazy`, `weak`…
public struct Modifier: Sendable, Hashable {
  public let name: String
  /// `set` in `private(set)`.
  public let detail: String?
  @Packed public private(set) var range: ByteRange
}
