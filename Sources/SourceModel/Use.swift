/// The places in a file's code that a migration may have to know of.
public struct Uses: Sendable {
  public var projections: [Projection] = []
  public var backings: [Backing] = []
  public var objectWillChange: [ObjectWillChangeUse] = []
  public var calls: [Call] = []
  public var assignments: [Assignment] = []
  public var typeReferences: [TypeReference] = []
  public var keyPaths: [ProjectedKeyPath] = []
  /// What functions and getters return whose result is written with `ObservableObject`.
  public var returnedObjects: [Expression] = []
  public var reads: [Read] = []
  /// Names that code of structs and extensions reads, view bodies included, and members that code of no type does.
  public var viewReads: [Read] = []
  /// For each call, and for each of these reads, the hash of its name.
  var callHashes: [UInt32] = []
  var viewReadHashes: [UInt32] = []
  /// `base[…]` in code of structs and extensions.
  public var elements: [Read] = []
  public var largeRanges: [LargeRange] = []
  /// Operators that the standard library does not have.
  public var operators: [OperatorUse] = []
  /// The conditions that constants may decide.
  public var branches: [Branch] = []

  /// Puts what is looked up by its place in the order of the starts.
  mutating func sort() {
    assignments.sortByStart()
    reads.sortByStart()
    viewReads.sortByStart()
    elements.sortByStart()
  }
}

/// Something that stands at a place of its file.
public protocol Placed {
  var range: ByteRange { get }
}

extension Call: Placed {}
extension Assignment: Placed {}
extension Read: Placed {}

extension Array where Element: Placed {
  /// Those that begin in a range; all stand in the order of their starts.
  public func starting(in range: ByteRange) -> ArraySlice<Element> {
    let first = partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let rest = self[first...]
    return rest[..<rest.partitioningIndex { $0.range.lowerBound >= range.upperBound }]
  }

  /// Most are noted in that order.
  fileprivate mutating func sortByStart() {
    func isBefore(_ one: Element, _ other: Element) -> Bool {
      (one.range.lowerBound, one.range.upperBound)
        < (other.range.lowerBound, other.range.upperBound)
    }
    let isSorted = indices.dropFirst().allSatisfy { !isBefore(self[$0], self[$0 - 1]) }
    if !isSorted { sort(by: isBefore) }
  }
}

/// `$x`, `self.$x` or `model.$x`.
public struct Projection: Sendable, Hashable {
  /// Without the dollar sign.
  public let name: String
  /// What stands before the dot; nil for a bare `$x`.
  public let base: Expression?
  /// `$x` alone.
  public let nameRange: ByteRange
  /// With the base.
  public let range: ByteRange
  /// The members that follow, with `()` where called: `["debounce()", "sink()"]`.
  public let members: [String]
  /// The call whose argument the whole expression is, and the label: `onReceive`, `CombineLatest`.
  public let argumentOf: ArgumentPosition?
  /// `&$x`
  public let isInOut: Bool
  /// A closure's own parameter list: `{ $item in`.
  public let isDeclaration: Bool
  /// The statement around it that does nothing but send changes of other objects on.
  public let relay: ByteRange?
  public let scope: Int
}

/// Which argument of which call an expression is.
public struct ArgumentPosition: Sendable, Hashable {
  /// The last name of the callee.
  public let callee: String
  public let label: String?
  /// 0-based.
  public let index: Int
}

/// `_x` where it is used as an expression.
public struct Backing: Sendable, Hashable {
  /// Without the underscore.
  public let name: String
  public let base: Expression?
  public let nameRange: ByteRange
  public let range: ByteRange
  /// The first member that follows: `wrappedValue`, `projectedValue`.
  public let member: String?
  /// The value where this is the target of `=`. Of a constant that holds a new state object, that: it stands in front then.
  public let assigned: Expression?
  /// `_x.wrappedValue`, where that is read.
  public let readValue: ByteRange?
  public let scope: Int
}

/// `objectWillChange`, bare or of something.
public struct ObjectWillChangeUse: Sendable, Hashable {
  public let base: Expression?
  public let range: ByteRange
  /// The members that follow, with `()` where called.
  public let members: [String]
  public let argumentOf: ArgumentPosition?
  /// What can go without a trace where it is a send of its own: the statement, or the `if`, `Task` or dispatch that holds
  /// nothing else. nil where it is part of a larger statement.
  public let removableSend: ByteRange?
  /// `objectWillChange.send()`, without what stands before it; nil where it is no send, or where what it sends does
  /// something.
  public let send: ByteRange?
  /// Whether it sends a value, which only a publisher of the class's own takes.
  public let sendsValue: Bool
  /// What is left of an `if` around the send where its condition has to stay.
  public let conditionLeft: ConditionLeft?
  /// Whether the `sink` that it leads to hears of changes of objects alone.
  public let feedsSubscriberAlone: Bool
  /// The statement around it that does nothing but send changes of other objects on:
  /// `child.objectWillChange.sink { … send() }`.
  public internal(set) var relay: ByteRange?
  public let scope: Int
}

extension ObjectWillChangeUse {
  /// `\.objectWillChange`, which reads the publisher of whatever it is applied to.
  init(inKeyPath use: ProjectedKeyPath) {
    base = nil
    range = use.range
    members = []
    argumentOf = use.argumentOf
    removableSend = nil
    send = nil
    sendsValue = false
    conditionLeft = nil
    feedsSubscriberAlone = use.relay != nil
    relay = use.relay
    scope = use.scope
  }

  /// `child.$x`, which tells of changes as well.
  init(of use: Projection, relay: ByteRange) {
    base = use.base
    range = use.range
    members = use.members
    argumentOf = use.argumentOf
    removableSend = nil
    send = nil
    sendsValue = false
    conditionLeft = nil
    feedsSubscriberAlone = true
    self.relay = relay
    scope = use.scope
  }
}

/// An `if` whose branch would be empty, and its condition.
public struct ConditionLeft: Sendable, Hashable {
  public let statement: ByteRange
  public let condition: ByteRange
}

/// A call of a member or of a type.
public final class Call: @unchecked Sendable {
  // Nothing is written once it is made.
  public let callee: Expression
  public let arguments: [Expression.Argument]
  /// The last name of the callee: `environmentObject`, `StateObject`, `init`.
  public let name: String
  @Packed public private(set) var nameRange: ByteRange
  @Packed public private(set) var range: ByteRange
  public let scope: Int
  @Apart public private(set) var argumentOf: ArgumentPosition?

  init(
    callee: Expression, arguments: [Expression.Argument], name: String, nameRange: ByteRange,
    range: ByteRange, scope: Int, argumentOf: ArgumentPosition?
  ) {
    self.callee = callee
    self.arguments = arguments
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.scope = scope
    self.argumentOf = argumentOf
  }

  /// The closures among the arguments.
  public var closures: [Expression] { arguments.map(\.value).filter(\.isClosure) }
}

/// `target = value`, or a compound assignment.
public struct Assignment: Sendable, Hashable {
  public let target: Expression
  public let value: Expression?
  @Packed public private(set) var range: ByteRange
  public let scope: Int
}

/// A wrapper's or publisher's type written out: `ObservedObject<Model>.Wrapper`, `Published<Int>.Publisher`,
/// `any ObservableObject`.
public struct TypeReference: Sendable, Hashable {
  public let type: TypeName
  /// The name that makes it interesting.
  public let name: String
  public let range: ByteRange
  public let scope: Int
  public let position: Position
  /// `Root` of `KeyPath<Root, Value>`, where it stands in the value of a key path.
  public let keyPathRoot: TypeName?

  public enum Position: Sendable, Hashable {
    case annotation, inheritance, genericConstraint, attribute, expression
    /// The extended type of an extension.
    case extended
    /// Of another type, collections apart.
    case genericArgument
    /// Behind `is` or `as`.
    indirect case cast(Cast)
  }

  /// A question for a value's type. `value` is nil where a pattern asks.
  public struct Cast: Sendable, Hashable {
    public let value: Expression?
    /// `as`, without a mark: the compiler has the answer.
    public let isCertain: Bool
    public let range: ByteRange
  }
}

/// A key path with a projection in it: `\Model.$name`.
public struct ProjectedKeyPath: Sendable, Hashable {
  public let root: TypeName?
  /// The components as written, `$` included.
  public let components: [String]
  public let range: ByteRange
  public let scope: Int
  /// What the method is called on that takes the key path: `items` in `items.map(\.$x)`.
  public let receiver: Expression?
  public let argumentOf: ArgumentPosition?
  /// The statement around it that does nothing but send changes of other objects on.
  public let relay: ByteRange?
}
