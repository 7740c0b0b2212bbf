import SwiftUI

class Shape: ObservableObject {
  @Published var name = "shape"

  var summary: String { name }
}

class Circle: Shape {
  @Published var radius = 1

  override var summary: String { "\(name) of \(radius)" }
}

final class Disc: Circle {
  @Published var color = "red"

  override var summary: String { super.summary + " in \(color)" }
}

struct ShapeView: View {
  @ObservedObject var shape: Shape

  var body: some View {
    Text(shape.summary)
  }
}
