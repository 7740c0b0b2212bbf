import Foundation
import Observation

@Observable
public final class Meter {
  public private(set) var litres = 0
  fileprivate(set) var pressure = 1.0
  public internal(set) var serial = "A1"
  final var name = "Main"
  private var last: Int?
  package var isOpen = false

  public init() {}
}
