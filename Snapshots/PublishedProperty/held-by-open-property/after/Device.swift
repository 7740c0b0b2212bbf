import Combine
import Observation

open class Device: ObservableObject {
  @Published open var name = ""
  public init() {}
}

@Observable
public final class Pump {
  public var isRunning = false
  public init() {}
}
