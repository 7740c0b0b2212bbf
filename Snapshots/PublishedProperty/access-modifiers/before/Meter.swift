import Foundation
import Combine

public final class Meter: ObservableObject {
  @Published public private(set) var litres = 0
  @Published fileprivate(set) var pressure = 1.0
  @Published public internal(set) var serial = "A1"
  @Published final var name = "Main"
  @Published private var last: Int?
  @Published package var isOpen = false

  public init() {}
}
