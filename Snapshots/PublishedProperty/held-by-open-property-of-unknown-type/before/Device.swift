import Combine

open class Device: ObservableObject {
  @Published open var name = makeName()
  public init() {}
}

func makeName() -> String { "new" }
