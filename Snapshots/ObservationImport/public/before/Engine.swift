public import Combine
import Foundation

@MainActor
public final class Engine: ObservableObject {
  @Published public var speed = 0
  public init() {}
}
