import Combine

public final class Forecast: ObservableObject {
  @Published public var degrees = 20

  public init() {}
}
