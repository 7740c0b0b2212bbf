import Combine

final class Ball: ObservableObject {
  @Published var size = 1
}

final class Kite: ObservableObject {
  @Published var size = 1
}

final class Doll: ObservableObject {
  @Published var size = 1
}

final class Train: ObservableObject {
  @Published var size = 1
}

final class Robot: ObservableObject {
  @Published var size = 1
}

final class Puzzle: ObservableObject {
  @Published var size = 1
}

final class Drum: ObservableObject {
  @Published var size = 1
}

final class Rope: ObservableObject {
  @Published var size = 1
}

enum Gift {
  case toy(any ObservableObject)
  case none
}

struct Box {
  let content: any ObservableObject

  init(content: any ObservableObject = Doll()) {
    self.content = content
  }
}

final class Shop {
  var shelf: [String: any ObservableObject] = ["ball": Ball()]
  let makeKite: () -> any ObservableObject = { Kite() }

  func fill() {
    shelf["train"] = Train()
    shelf.updateValue(Robot(), forKey: "robot")
    order { Puzzle() }
  }

  func order(_ make: () -> any ObservableObject) {
    shelf["ordered"] = make()
  }

  func best() -> (any ObservableObject, Int) { (Drum(), 5) }
}

let gift = Gift.toy(Rope())
