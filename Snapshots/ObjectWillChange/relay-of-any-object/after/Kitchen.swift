import Combine
import SwiftUI

@Observable
final class Oven {
  var heat = 20
}

@Observable
final class Fridge {
  var cold = 7
}

@Observable
final class Kitchen {
  let oven = Oven()
  let fridge = Fridge()
  var name = "Kitchen"

  init() {
    name = "Small kitchen"
  }
}

@Observable
final class House: ObservableObject {
  let kitchen = Kitchen()
  let fridge: Fridge? = Fridge()
}

struct HouseView: View {
  @StateObject private var house = House()

  var body: some View {
    Text("\(house.kitchen.name) \(house.kitchen.oven.heat) \(house.fridge?.cold ?? 0)")
    Button("Heat") { house.kitchen.oven.heat += 1 }
    Button("Cool") { house.fridge?.cold -= 1 }
  }
}
