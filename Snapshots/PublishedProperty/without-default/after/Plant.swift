import Observation

@Observable
final class Plant {
  var name: String
  var note: String?
  var pot: Pot!
  var height: Double

  init(name: String, isTall: Bool) {
    self.name = name
    if isTall {
      height = 2
    } else {
      height = 0.2
    }
  }

  convenience init?(code: Int) {
    guard code > 0 else { return nil }
    self.init(name: "Plant \(code)", isTall: false)
  }
}

struct Pot {}
