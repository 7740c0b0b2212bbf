import SwiftUI

final class Bed: ObservableObject {
  @Published var title = ""
  var (width, length) = (1, 2)
  var (x, y) = makePair()

  func widen() {
    width += 1
    x -= 1
    title = "wide"
  }
}

func makePair() -> (Int, Int) { (3, 4) }

struct BedView: View {
  @ObservedObject var bed: Bed

  var body: some View {
    Text("\(bed.title): \(bed.width) at \(bed.x)")
    Button("Widen") { bed.widen() }
  }
}
