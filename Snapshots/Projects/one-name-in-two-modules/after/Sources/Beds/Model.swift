import Observation

@Observable
public final class Model {
  public var beds = 0
  public init() {}
}
