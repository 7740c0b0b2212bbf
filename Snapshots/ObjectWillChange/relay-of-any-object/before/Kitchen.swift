import Combine
import SwiftUI

final class Oven: ObservableObject {
  @Published var heat = 20
}

final class Fridge: ObservableObject {
  @Published var cold = 7
}

final class Kitchen: ObservableObject {
  let oven = Oven()
  let fridge = Fridge()
  private var watches: Set<AnyCancellable> = []
  @Published var name = "Kitchen"

  init() {
    name = "Small kitchen"
    watch(oven)
    watch(fridge)
  }

  private func watch(_ part: some ObservableObject) {
    part.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &watches)
  }
}

final class House: ObservableObject {
  let kitchen = Kitchen()
  let fridge: Fridge? = Fridge()
  private var relays: [AnyCancellable] = []

  init() {
    forward(kitchen)
    forward(fridge)
  }

  func forward<Room: ObservableObject>(_ room: Room?)
  where Room.ObjectWillChangePublisher == ObservableObjectPublisher {
    guard let room else { return }
    room.objectWillChange
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &relays)
  }
}

struct HouseView: View {
  @StateObject private var house = House()

  var body: some View {
    Text("\(house.kitchen.name) \(house.kitchen.oven.heat) \(house.fridge?.cold ?? 0)")
    Button("Heat") { house.kitchen.oven.heat += 1 }
    Button("Cool") { house.fridge?.cold -= 1 }
  }
}
