@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  public var transaction = Transaction()
  /// Whose value this is; nil where nobody can tell.
  let identity: AnyHashable?
  private let read: () -> Value
  private let write: (Value) -> Void

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Everything here runs on the main actor; the isolation has nothing to wait for.
    identity = nil
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  init(
    identity: AnyHashable?,
    read: @escaping () -> Value,
    set write: @escaping (Value) -> Void
  ) {
    self.identity = identity
    self.read = read
    self.write = write
  }

  init(identity: AnyObject, read: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(identity: AnyHashable(ObjectIdentifier(identity)), read: read, set: set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      identity: base.identity, read: { base.wrappedValue },
      set: {
        if let value = $0 { base.wrappedValue = value }
      })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      identity: base.identity, read: { AnyHashable(base.wrappedValue) },
      set: {
        if let value = $0.base as? V { base.wrappedValue = value }
      })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      identity: base.identity, read: { base.wrappedValue ?? first },
      set: {
        base.wrappedValue = $0
      })
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(identity: nil, read: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(identity: identity.map { AnyHashable(Member(of: $0, keyPath)) }) {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

/// The identity of a binding to a part of another binding's value.
struct Member: Hashable {
  let base: AnyHashable
  let part: AnyHashable

  init(of base: AnyHashable, _ part: AnyHashable) {
    self.base = base
    self.part = part
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty, GraphProperty {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value>, let identity else { return false }
    return identity == other.identity && areEqual(wrappedValue, other.wrappedValue)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    let part = (position as? any Hashable).map { AnyHashable($0) }
    return Binding<Value.Element>(
      identity: identity.flatMap { base in part.map { AnyHashable(Member(of: base, $0)) } }
    ) {
      // A row that is about to go may still be asked.
      wrappedValue.indices.contains(position) ? wrappedValue[position] : last
    } set: {
      if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 }
    }
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
