import Observation

@Observable
final class Plant {
  var name: String
  var height: Double
  var age: Int

  init(name: String, height: Double = 0) {
    self.name = name
    self.height = height
    self.age = name.count
  }
}
