public struct Photo {
  public let caption: String
  public init(caption: String) { self.caption = caption }
}
