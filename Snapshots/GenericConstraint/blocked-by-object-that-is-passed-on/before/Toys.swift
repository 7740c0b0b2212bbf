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

final class Drum: ObservableObject {
  @Published var size = 1
}

final class Lamp: ObservableObject {
  @Published var size = 1
}

final class Box {
  private var toys: [any ObservableObject] = []
  private var favourite: (any ObservableObject)?
  var onAdding: ((any ObservableObject) -> Void)?

  func add(_ toy: any ObservableObject) { toys.append(toy) }
  func prefer(_ toy: (any ObservableObject)?) {
    if let toy { favourite = toy }
  }
  func same(_ toy: some ObservableObject) -> any ObservableObject { toy }
  func tell<Toy: ObservableObject>(of toy: Toy) { onAdding?(toy) }

  /// Any object will do here.
  func show(_ toy: (any ObservableObject)?, beside other: any ObservableObject) {
    guard let toy else { return }
    print(toy, "\(other)", toy === other, type(of: toy), toy is Lamp)
  }
}

func fill(_ box: Box) {
  box.add(Ball())
  box.prefer(Kite())
  _ = box.same(Doll())
  box.tell(of: Drum())
  box.show(Lamp(), beside: Lamp())
}
