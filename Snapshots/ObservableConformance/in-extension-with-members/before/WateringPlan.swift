import SwiftUI

final class WateringPlan {
  @Published private(set) var litres = 0
}

extension WateringPlan: ObservableObject, CustomStringConvertible {
  var description: String { "\(litres) l" }

  func add(_ amount: Int) {
    litres += amount
  }
}
