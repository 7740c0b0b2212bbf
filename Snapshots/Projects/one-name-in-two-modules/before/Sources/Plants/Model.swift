import Combine

public final class Model: ObservableObject {
  @Published public var plants = 0
  public lazy var changes = $plants
  public init() {}
}
