import SwiftUI

@Observable
final class WateringPlan {
  private(set) var litres = 0
}

extension WateringPlan: CustomStringConvertible {
  var description: String { "\(litres) l" }

  func add(_ amount: Int) {
    litres += amount
  }
}
