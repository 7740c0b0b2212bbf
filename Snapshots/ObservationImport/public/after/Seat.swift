public import SwiftUI

@Observable
public final class Seat {
  public var isTaken = false
  public init() {}
}
