public protocol Cabinet {
  func load() -> [Photo]
}

public class Photo {
  public var caption = ""
  public init() {}
}

public class Negative {
  public var caption = ""
  public init() {}
}
