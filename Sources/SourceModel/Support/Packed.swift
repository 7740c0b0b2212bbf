/// A byte range in half the memory, for what there are many of: no file has four gigabytes.
@propertyWrapper
public struct Packed: Sendable, Hashable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32

  @inlinable
  public init(wrappedValue range: ByteRange) {
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  @inlinable
  public var wrappedValue: ByteRange {
    get { Range(uncheckedBounds: (Int(start), Int(end))) }
    set { self = Packed(wrappedValue: newValue) }
  }
}

/// The same of a range that may be absent.
@propertyWrapper
public struct PackedIfAny: Sendable, Hashable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32

  // No range ends before it starts.
  @inlinable
  public init(wrappedValue range: ByteRange?) {
    start = UInt32(range?.lowerBound ?? 1)
    end = UInt32(range?.upperBound ?? 0)
  }

  @inlinable
  public var wrappedValue: ByteRange? {
    get { end < start ? nil : Range(uncheckedBounds: (Int(start), Int(end))) }
    set { self = PackedIfAny(wrappedValue: newValue) }
  }
}

/// A value that most of its kind have not: it stands apart, so that where it is absent only a reference is kept.
@propertyWrapper
public struct Apart<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
  private var box: Box?

  public init(wrappedValue value: Value?) { box = value.map(Box.init) }

  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}

extension Array {
  /// Gives back the memory that it took to grow into.
  mutating func trim() {
    guard capacity > count else { return }
    self = withUnsafeBufferPointer { Array($0) }
  }
}
