import Combine

public final class Meter: ObservableObject {
  @Published public var value = 0
  @inlinable public init() {}
}

public final class Gauge: ObservableObject {
  @Published public var value: Int
  @inlinable public convenience init(half: Int) { self.init(value: half * 2) }
  public init(value: Int) { self.value = value }
}

public final class Dial: ObservableObject {
  @Published public var value = 0
  public init() {}
  @inlinable public func reset() { value = 0 }
}
