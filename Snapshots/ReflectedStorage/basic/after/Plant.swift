import Observation

@Observable
final class Plant {
  var name = ""

  func log() {
    dump(self)
  }
}

func labels(of plant: Plant) -> [String] {
  Mirror(reflecting: plant).children.compactMap(\.label)
}

func labels(of text: String) -> [String] {
  Mirror(reflecting: text).children.compactMap(\.label)
}
