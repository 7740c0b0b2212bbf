import Combine

public final class Weather: ObservableObject {
  @Published public var degrees: Int

  public init(degrees: Int = 20) {
    self.degrees = degrees
  }
}
