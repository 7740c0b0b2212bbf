import SwiftUI

final class Bed: ObservableObject {
  var width = 1, length = 2, depth = 3  // in metres
  private(set) var left, right: Int?
  var mark = "a", symbol = "b"
  @Published var title = ""

  init() {
    let first = symbol
    symbol = first
  }

  func grow() {
    width += 1
    length += 1
    right = 1
    mark = title
    title = "grown"
  }
}

struct BedView: View {
  @StateObject private var bed = Bed()

  var body: some View {
    VStack {
      Text("\(bed.length) \(bed.right ?? 0)")
      Text("\(bed.width) \(bed.symbol)")
      Button("Grow") { bed.grow() }
    }
  }
}
