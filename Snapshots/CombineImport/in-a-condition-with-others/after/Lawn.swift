#if os(Linux) || os(macOS)
  import Foundation
  import Observation

  @Observable
  public final class Lawn {
    public var height = 1

    public init() {}
  }
#endif
