public final class Bed {
  public var rows = 3

  public init() {}
}
