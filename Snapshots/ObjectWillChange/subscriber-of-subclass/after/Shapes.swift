import Combine
import Observation

@Observable
class Shape {
  let objectWillChange = ObservableObjectPublisher()
  var name = "shape" { willSet { objectWillChange.send() } }
}

@Observable
class Circle: Shape {
  var radius = 1.0 { willSet { objectWillChange.send() } }
}

@Observable
final class Disc: Circle {
  var color = "red" { willSet { objectWillChange.send() } }
}

func follow(_ circle: Circle) -> AnyCancellable {
  circle.objectWillChange.sink { print("changes") }
}
