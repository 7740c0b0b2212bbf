import Foundation
public import Observation

@MainActor
@Observable
public final class Engine {
  public var speed = 0
  public init() {}
}
