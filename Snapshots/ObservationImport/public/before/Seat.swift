public import SwiftUI

public final class Seat: ObservableObject {
  @Published public var isTaken = false
  public init() {}
}
