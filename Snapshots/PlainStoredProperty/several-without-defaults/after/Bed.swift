import SwiftUI

@Observable
final class Bed {
  var title = ""
  @ObservationIgnored private(set) var row: Int
  @ObservationIgnored private(set) var column: Int
  @ObservationIgnored var corner = 1
  @ObservationIgnored var edge: Double
  // Not used yet.
  @ObservationIgnored var border: [Int]

  init() {
    row = 0
    column = 0
    edge = 1
    border = []
  }
}
