import Combine
import Observation

public final class Meter: ObservableObject {
  @Published public var value = 0
  @inlinable public init() {}
}

@Observable
public final class Gauge {
  public var value: Int
  @inlinable public convenience init(half: Int) { self.init(value: half * 2) }
  public init(value: Int) { self.value = value }
}

@Observable
public final class Dial {
  public var value = 0
  public init() {}
  @inlinable public func reset() { value = 0 }
}
