import SwiftUI

final class Bed: ObservableObject {
  @Published var title = ""
  var width = 1 { didSet { print(width) } }, length = 2
  private(set) var row: Int, column: Int

  init() {
    row = 0
    column = 0
  }
}
