import Combine

final class Plant: ObservableObject {
  @Published var name: String
  @Published var note: String?
  @Published var pot: Pot!
  @Published var height: Double

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
