import SwiftUI

class Shape: ObservableObject {
  @Published var name = "shape"
  var sides = 2 {
    willSet { objectWillChange.send() }
  }
}

final class Polygon: Shape {
  @Published var angles = 4

  /// What is read is the number of the base class.
  override var sides: Int {
    didSet { angles = sides * 2 }
  }
  var total: Int { sides + angles }
}

struct PolygonView: View {
  @ObservedObject var polygon: Polygon

  var body: some View {
    Text("\(polygon.name) \(polygon.total)")
    Button("More") { polygon.sides += 1 }
  }
}
