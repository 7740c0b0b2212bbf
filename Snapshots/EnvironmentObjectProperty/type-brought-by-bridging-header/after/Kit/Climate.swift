import Observation

@Observable
public final class Climate {
  public var degrees = 18

  public init() {}
}
