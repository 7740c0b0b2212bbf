import Combine

open class Device: ObservableObject {
  @Published open var name = ["new"].joined()
  public init() {}
}
