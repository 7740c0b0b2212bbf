import Observation

public enum Sensor {
  nonisolated(unsafe) public static var degrees = 0
}

@Observable
public final class Station {
  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  public init() {}

  public func degrees(in room: Int) -> Int {
    access(keyPath: \.self)
    return Sensor.degrees + room
  }

  public func receive(_ degrees: Int) {
    Sensor.degrees = degrees
    notifyObservers()
  }
}
