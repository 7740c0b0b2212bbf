import SwiftUI

@Observable
class Shape {
  var name = "shape"
  var sides = 2
}

@Observable
final class Polygon: Shape {
  var angles = 4

  /// What is read is the number of the base class.
  @ObservationIgnored override var sides: Int {
    didSet { angles = sides * 2 }
  }
  var total: Int { sides + angles }
}

struct PolygonView: View {
  let polygon: Polygon

  var body: some View {
    Text("\(polygon.name) \(polygon.total)")
    Button("More") { polygon.sides += 1 }
  }
}
