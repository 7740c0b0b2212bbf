/// A byte range in half the memory, for types with many instances; no file is as large as four gigabytes.
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

/// An optional byte range in half the memory.
@propertyWrapper
public struct PackedOptional: Sendable, Hashable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32

  // Nil is encoded as a range that ends before it starts.
  @inlinable
  public init(wrappedValue range: ByteRange?) {
    start = UInt32(range?.lowerBound ?? 1)
    end = UInt32(range?.upperBound ?? 0)
  }

  @inlinable
  public var wrappedValue: ByteRange? {
    get { end < start ? nil : Range(uncheckedBounds: (Int(start), Int(end))) }
    set { self = PackedOptional(wrappedValue: newValue) }
  }
}

/// An optional value that is nil in most instances. The value is in a separate box, so that nil takes only the memory
/// of a reference.
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
  /// Releases unused capacity.
  mutating func trim() {
    guard capacity > count else { return }
    self = withUnsafeBufferPointer { Array($0) }
  }
}
