#if os(Linux) || os(macOS)
  import Combine
  import Foundation

  public final class Lawn: ObservableObject {
    @Published public var height = 1

    public init() {}
  }
#endif
