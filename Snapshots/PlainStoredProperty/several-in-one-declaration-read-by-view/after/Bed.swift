import SwiftUI

@Observable
final class Bed {
  var width = 1
  var length = 2
  @ObservationIgnored var depth = 3  // in metres
  @ObservationIgnored private(set) var left: Int?
  private(set) var right: Int?
  @ObservationIgnored var mark = "a"
  var symbol = "b"
  var title = ""

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
  @State private var bed = Bed()

  var body: some View {
    VStack {
      Text("\(bed.length) \(bed.right ?? 0)")
      Text("\(bed.width) \(bed.symbol)")
      Button("Grow") { bed.grow() }
    }
  }
}
