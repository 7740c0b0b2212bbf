import Combine

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Fan: ObservableObject {
  @Published var speed = 0
}

final class Heater: ObservableObject {
  @Published var degrees = 18
}

final class Switchboard {
  var first: any ObservableObject = Lamp()
  private(set) var others: [any ObservableObject] = []

  func connect(_ fan: Fan) {
    self.others = [fan]
    others.append(Pump())
  }
}

final class Pump: ObservableObject {
  @Published var flow = 0
}

let heater = Heater()
