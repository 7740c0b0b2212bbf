import Observation

@Observable
public final class Weather {
  public var degrees: Int

  public init(degrees: Int = 20) {
    self.degrees = degrees
  }
}
