import SwiftUI

@Observable
class Shape {
  var name = "shape"

  var summary: String { name }
}

@Observable
class Circle: Shape {
  var radius = 1

  override var summary: String { "\(name) of \(radius)" }
}

@Observable
final class Disc: Circle {
  var color = "red"

  override var summary: String { super.summary + " in \(color)" }
}

struct ShapeView: View {
  let shape: Shape

  var body: some View {
    Text(shape.summary)
  }
}
