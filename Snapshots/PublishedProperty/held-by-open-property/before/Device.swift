import Combine

open class Device: ObservableObject {
  @Published open var name = ""
  public init() {}
}

public final class Pump: ObservableObject {
  @Published public var isRunning = false
  public init() {}
}
