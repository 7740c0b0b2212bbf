/// An attribute as written: a wrapper, a macro or one of the compiler's own.
public final class Attribute: @unchecked Sendable {
  // Nothing is written once it is made.
  /// The last component: `Published` for `@Combine.Published`.
  public let name: String
  /// `Combine` in `@Combine.Published`.
  public let qualifier: String?
  /// Those of the last component that has any: `Model` in `@EnvironmentObject<Model>.Optional`.
  public let genericArguments: [TypeName]
  public let arguments: [Expression.Argument]
  /// Whether parentheses are written.
  public let hasArguments: Bool
  /// From `@` to the end of the arguments.
  @Packed public private(set) var range: ByteRange
  /// The name with its qualifier and generic arguments, without `@`.
  @Packed public private(set) var nameRange: ByteRange
  public let isConditional: Bool

  public init(
    name: String, qualifier: String?, genericArguments: [TypeName],
    arguments: [Expression.Argument], hasArguments: Bool, range: ByteRange, nameRange: ByteRange,
    isConditional: Bool
  ) {
    self.name = name
    self.qualifier = qualifier
    self.genericArguments = genericArguments
    self.arguments = arguments
    self.hasArguments = hasArguments
    self.range = range
    self.nameRange = nameRange
    self.isConditional = isConditional
  }
}

extension Attribute {
  /// Whether it names a type inside a wrapper of objects: `@EnvironmentObject.Optional`.
  public var isInsideObjectWrapper: Bool {
    let outer = qualifier?.split(separator: ".").last.flatMap { Wrapper(rawValue: String($0)) }
    return outer.map(Wrapper.ofObjects.contains) ?? false
  }
}

/// The wrappers of SwiftUI and Combine through which an observable object is held or published.
public enum Wrapper: String, Sendable, CaseIterable {
  case published = "Published"
  case stateObject = "StateObject"
  case observedObject = "ObservedObject"
  case environmentObject = "EnvironmentObject"
  case focusedObject = "FocusedObject"

  /// Those through which an object is held.
  public static let ofObjects: [Wrapper] = [
    .stateObject, .observedObject, .environmentObject, .focusedObject,
  ]

  /// The modules that an attribute of this name may be qualified with.
  public var modules: [String] {
    self == .published ? ["Combine", "SwiftUI", "OpenCombine"] : ["SwiftUI"]
  }

  public init?(_ attribute: Attribute) {
    guard let wrapper = Wrapper(rawValue: attribute.name) else { return nil }
    if let qualifier = attribute.qualifier, !wrapper.modules.contains(qualifier) { return nil }
    self = wrapper
  }
}

/// A declaration modifier: `private`, `private(set)`, `lazy`, `weak`…
public struct Modifier: Sendable, Hashable {
  public let name: String
  /// `set` in `private(set)`.
  public let detail: String?
  @Packed public private(set) var range: ByteRange
}
