import Combine

public enum Sensor {
  nonisolated(unsafe) public static var degrees = 0
}

public final class Station: ObservableObject {
  public init() {}

  public func degrees(in room: Int) -> Int {
    Sensor.degrees + room
  }

  public func receive(_ degrees: Int) {
    Sensor.degrees = degrees
    objectWillChange.send()
  }
}
