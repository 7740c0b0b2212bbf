import Combine

final class Candle: ObservableObject {
  @Published var isLit = false
}

final class Torch: ObservableObject {
  @Published var isLit = false
}

final class Lantern: ObservableObject {
  @Published var isLit = false
}

final class Beacon: ObservableObject {
  @Published var isLit = false
}

final class Mirror: ObservableObject {
  @Published var isTurned = false
}

enum Room {
  case cellar, tower
}

func makeLight(isSmall: Bool) -> any ObservableObject { isSmall ? Candle() : Torch() }

func makeLight(for room: Room) -> any ObservableObject {
  switch room {
  case .cellar: Lantern()
  case .tower: if isSunny { Mirror() } else { Beacon() }
  }
}

let isSunny = false
