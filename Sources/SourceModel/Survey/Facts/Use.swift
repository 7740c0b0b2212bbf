/// The uses in the code of a file that a migration may need to know.
public final class Uses: @unchecked Sendable {
  // One thread fills the uses of a file before any other reads them.
  @exclusivity(unchecked) public internal(set) var projections: [Projection] = []
  @exclusivity(unchecked) public internal(set) var backings: [Backing] = []
  @exclusivity(unchecked) public internal(set) var objectWillChange: [ObjectWillChangeUse] = []
  @exclusivity(unchecked) public internal(set) var calls: [Call] = []
  @exclusivity(unchecked) public internal(set) var assignments: [Assignment] = []
  @exclusivity(unchecked) public internal(set) var typeReferences: [TypeReference] = []
  @exclusivity(unchecked) public internal(set) var keyPaths: [ProjectedKeyPath] = []
  /// Values that functions and getters return if their declared result type mentions `ObservableObject`.
  @exclusivity(unchecked) public internal(set) var returnedObjects: [Expression] = []
  @exclusivity(unchecked) public internal(set) var reads: [Read] = []
  /// Names that code in structs and extensions reads, including view bodies, and members that code outside of types
  /// reads.
  @exclusivity(unchecked) public internal(set) var viewReads: [Read] = []
  /// The hash of the name of each call; `readHashes` and `viewReadHashes` have those of `reads` and `viewReads`.
  @exclusivity(unchecked) var callHashes: [UInt32] = []
  @exclusivity(unchecked) var readHashes: [UInt32] = []
  @exclusivity(unchecked) var viewReadHashes: [UInt32] = []
  /// All names that code uses without a base or on `self`.
  @exclusivity(unchecked) var names: [UsedName] = []
  /// The byte offsets at which the code of the closures that are passed to `task` starts, in order.
  @exclusivity(unchecked) var taskStarts: [Int] = []
  /// Subscript uses, `base[…]`, in the code of structs and extensions.
  @exclusivity(unchecked) public internal(set) var elements: [Read] = []
  @exclusivity(unchecked) public internal(set) var largeRanges: [LargeRange] = []
  /// Uses of operators that the project may declare, also for types of its own.
  @exclusivity(unchecked) public internal(set) var operators: [OperatorUse] = []
  /// The branches whose conditions constants may decide.
  @exclusivity(unchecked) public internal(set) var branches: [Branch] = []
  /// When each `==` returns true, by its body.
  @exclusivity(unchecked) var comparisons: [ByteRange: Condition] = [:]
  @exclusivity(unchecked) var casePatterns: [CasePattern] = []
  /// The values that code assigns to `_`.
  @exclusivity(unchecked) var discards: [ByteRange] = []

  /// Sorts the lists that are searched by position.
  func sort() {
    assignments.sortByStart()
    reads.sortByStart()
    viewReads.sortByStart()
    elements.sortByStart()
    names.sortByStart()
    casePatterns.sortByStart()
    operators.sortByStart()
  }
}

/// A use with a byte range in its file.
public protocol Placed {
  var range: ByteRange { get }
}

extension Call: Placed {}
extension Assignment: Placed {}
extension Read: Placed {}
extension UsedName: Placed {}
extension CasePattern: Placed {}
extension OperatorUse: Placed {}

extension Array where Element: Placed {
  /// The elements that start in a byte range; the array must be sorted by start.
  public func starting(in range: ByteRange) -> ArraySlice<Element> {
    let first = partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let rest = self[first...]
    return rest[..<rest.partitioningIndex { $0.range.lowerBound >= range.upperBound }]
  }

  /// Most elements are recorded in this order already.
  fileprivate mutating func sortByStart() {
    func isBefore(_ one: Element, _ other: Element) -> Bool {
      (one.range.lowerBound, one.range.upperBound)
        < (other.range.lowerBound, other.range.upperBound)
    }
    let isSorted = indices.dropFirst().allSatisfy { !isBefore(self[$0], self[$0 - 1]) }
    if !isSorted { sort(by: isBefore) }
  }
}

/// `x` or `self.x`, whether it is a variable, a function or a type.
struct UsedName: Sendable {
  /// The range of the name alone.
  @Packed private(set) var range: ByteRange
  /// `self.x`
  let isOfSelf: Bool
}

/// A pattern that takes associated values of a case: `.file(let url, _)`.
struct CasePattern: Sendable {
  let name: String
  /// The range of the name.
  let range: ByteRange
  /// The number of values, and the positions of those that it takes.
  let count: Int
  let taken: [Int]

  /// Whether it takes one of some values of a case with a number of them.
  func takes(anyOf positions: [Int], of all: Int) -> Bool {
    count != all || taken.contains(where: positions.contains)
  }
}

/// `$x`, `self.$x` or `model.$x`.
public struct Projection: UseInScope, Hashable {
  /// The name without the dollar sign.
  public let name: String
  /// The expression before the dot; nil for an unqualified `$x`.
  public let base: Expression?
  /// The range of `$x` alone.
  public let nameRange: ByteRange
  /// The range including the base.
  public let range: ByteRange
  /// The members that follow, with `()` if called: `["debounce()", "sink()"]`.
  public let members: [String]
  /// The call that takes the whole expression as an argument, with the label: `onReceive`, `CombineLatest`.
  public let argumentOf: ArgumentPosition?
  /// `&$x`
  public let isInOut: Bool
  /// Whether it is a parameter in a closure's own parameter list: `{ $item in`.
  public let isDeclaration: Bool
  /// The enclosing statement, if it only forwards change notifications of other objects.
  public let relay: ByteRange?
  public let scope: Int
}

/// The position of an argument in a call.
public struct ArgumentPosition: Sendable, Hashable {
  /// The last name of the callee.
  public let callee: String
  public let label: String?
}

/// `_x` used as an expression.
public struct Backing: UseInScope, Hashable {
  /// The name without the underscore.
  public let name: String
  public let base: Expression?
  public let nameRange: ByteRange
  public let range: ByteRange
  /// The first member that follows: `wrappedValue`, `projectedValue`.
  public let member: String?
  /// The value if this is the target of `=`. If that is a constant that holds a new state object, the call that creates
  /// the object, which is earlier in the code.
  public let assigned: Expression?
  /// The range of `_x.wrappedValue`, if it is read.
  public let readValue: ByteRange?
  public let scope: Int
}

/// A use of `objectWillChange`, unqualified or on a base.
public struct ObjectWillChangeUse: Sendable, Hashable {
  public let base: Expression?
  public let range: ByteRange
  /// The members that follow, with `()` if called.
  public let members: [String]
  public let argumentOf: ArgumentPosition?
  /// The range that can be removed completely if this is a separate send: the statement, or the `if`, `Task` or
  /// dispatch call that contains nothing else. nil if the send is part of a larger statement.
  public let removableSend: ByteRange?
  /// The range of `objectWillChange.send()` without its base; nil if this is not a send or if its argument has side
  /// effects.
  public internal(set) var send: ByteRange?
  /// Whether it sends a value, which only a custom publisher of the class accepts.
  public let sendsValue: Bool
  /// The part of an `if` around the send that remains if its condition has to stay.
  public let remainingCondition: RemainingCondition?
  /// Whether the `sink` that it feeds receives only changes of objects.
  public let sinkReceivesOnlyChanges: Bool
  /// The enclosing statement, if it only forwards change notifications of other objects: `child.objectWillChange.sink {
  /// … send() }`.
  public internal(set) var relay: ByteRange?
  public let scope: Int
  /// Whether it is not a use of the publisher, but a write of a property that does nothing but notify.
  var isWrite = false
  /// How the code sends, if not by `objectWillChange.send()`.
  public internal(set) var indirect: IndirectSend?
}

/// A way to send through an object's publisher other than `objectWillChange.send()`.
public enum IndirectSend: Sendable, Hashable {
  /// `objectWillChange.send` as a function.
  case reference
  /// `changes.send()` in `{ [changes = objectWillChange] in … }`, with the item of the capture list, which only the first
  /// send of the closure has.
  case captured(ByteRange?)
  /// The publisher as a value of code that sends through it: `button.changes = objectWillChange`.
  case passedOn
}

extension ObjectWillChangeUse {
  /// Creates the use for `\.objectWillChange`, which reads the publisher of the object that the key path is applied to.
  init(inKeyPath use: ProjectedKeyPath) {
    base = nil
    range = use.range
    members = []
    argumentOf = use.argumentOf
    removableSend = nil
    send = nil
    sendsValue = false
    remainingCondition = nil
    sinkReceivesOnlyChanges = use.relay != nil
    relay = use.relay
    scope = use.scope
  }

  /// Creates the use for `child.$x`, which also notifies of changes.
  init(of use: Projection, relay: ByteRange) {
    base = use.base
    range = use.range
    members = use.members
    argumentOf = use.argumentOf
    removableSend = nil
    send = nil
    sendsValue = false
    remainingCondition = nil
    sinkReceivesOnlyChanges = true
    self.relay = relay
    scope = use.scope
  }
}

/// An `if` whose branch becomes empty, and its condition.
public struct RemainingCondition: Sendable, Hashable {
  public let statement: ByteRange
  public let condition: ByteRange
}

/// A call of a member or of a type.
public final class Call: @unchecked Sendable {
  // Immutable after `init`.
  public let callee: Expression
  public let arguments: [Expression.Argument]
  /// The last name of the callee: `environmentObject`, `StateObject`, `init`.
  public let name: String
  @Packed public private(set) var nameRange: ByteRange
  @Packed public private(set) var range: ByteRange
  public let scope: Int
  @Apart public private(set) var argumentOf: ArgumentPosition?

  init(
    callee: Expression, arguments: [Expression.Argument], name: RawNode, range: ByteRange,
    scope: Int, argumentOf: ArgumentPosition?
  ) {
    self.callee = callee
    self.arguments = arguments
    self.name = name.plainName
    nameRange = name.byteRange
    self.range = range
    self.scope = scope
    self.argumentOf = argumentOf
  }

  /// The call of a wrapper's initializer that a property with an attribute stands for.
  init(applying attribute: Attribute, to property: DeclaredProperty) {
    callee = Expression(.name(attribute.name), range: attribute.nameRange)
    let value = property.initializer.map { Expression.Argument(label: "wrappedValue", value: $0) }
    arguments = [value].compactMap(\.self) + attribute.arguments
    name = attribute.name
    nameRange = attribute.nameRange
    range = attribute.range
    scope = property.scope
    argumentOf = nil
  }

  /// The closures among the arguments.
  public var closures: [Expression] { arguments.map(\.value).filter(\.isClosure) }

  /// Whether it is `self.init(…)`.
  public var isDelegation: Bool { name == "init" && callee.base?.isSelf == true }
}

/// `target = value`, or a compound assignment.
public struct Assignment: UseInScope, Hashable {
  public let target: Expression
  public let value: Expression?
  @Packed public private(set) var range: ByteRange
  public let scope: Int
}

/// A key path that contains a projection: `\Model.$name`.
public struct ProjectedKeyPath: UseInScope, Hashable {
  public let root: TypeName?
  /// The components as written, including `$`.
  public let components: [String]
  public let range: ByteRange
  public let scope: Int
  /// The base of the method call that takes the key path: `items` in `items.map(\.$x)`.
  public let receiver: Expression?
  /// The base of the subscript that takes the key path: `items` in `items[\.$x]`.
  let subscripted: Expression?
  /// The label of the argument.
  let label: String?
  public let argumentOf: ArgumentPosition?
  /// The enclosing statement, if it only forwards change notifications of other objects.
  public let relay: ByteRange?
}
