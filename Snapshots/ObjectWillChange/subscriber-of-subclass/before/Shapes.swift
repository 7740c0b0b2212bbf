import Combine

class Shape: ObservableObject {
  @Published var name = "shape"
}

class Circle: Shape {
  @Published var radius = 1.0
}

final class Disc: Circle {
  @Published var color = "red"
}

func follow(_ circle: Circle) -> AnyCancellable {
  circle.objectWillChange.sink { print("changes") }
}
