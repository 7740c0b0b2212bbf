import Combine

public final class Climate: ObservableObject {
  @Published public var degrees = 18

  public init() {}
}
