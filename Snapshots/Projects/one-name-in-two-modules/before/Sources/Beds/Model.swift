import Combine

public final class Model: ObservableObject {
  @Published public var beds = 0
  public init() {}
}
