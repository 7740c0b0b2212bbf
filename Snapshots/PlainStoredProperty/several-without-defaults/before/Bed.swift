import SwiftUI

final class Bed: ObservableObject {
  @Published var title = ""
  private(set) var row: Int, column: Int
  var corner = 1, edge: Double,
    // Not used yet.
    border: [Int]

  init() {
    row = 0
    column = 0
    edge = 1
    border = []
  }
}
