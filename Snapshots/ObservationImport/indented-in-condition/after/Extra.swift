#if os(Linux) || os(macOS)
  import Foundation
  import Observation

  @Observable
  public final class Extra {
    public var title = ""

    public init() {}
  }
#endif
