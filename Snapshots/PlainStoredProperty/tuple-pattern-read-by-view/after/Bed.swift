import SwiftUI

@Observable
final class Bed {
  var title = ""
  var width = 1
  @ObservationIgnored var length = 2
  var (x, y) = makePair()

  func widen() {
    width += 1
    x -= 1
    title = "wide"
  }
}

func makePair() -> (Int, Int) { (3, 4) }

struct BedView: View {
  let bed: Bed

  var body: some View {
    Text("\(bed.title): \(bed.width) at \(bed.x)")
    Button("Widen") { bed.widen() }
  }
}
