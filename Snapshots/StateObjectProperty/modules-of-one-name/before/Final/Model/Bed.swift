import Combine

public final class Bed: ObservableObject {
  @Published public var rows = 3

  public init() {}
}
