#if os(Linux) || os(macOS)
  import Combine
  import Foundation

  public final class Extra: ObservableObject {
    @Published public var title = ""

    public init() {}
  }
#endif
