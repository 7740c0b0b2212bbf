import Combine
import SwiftUI

final class Plant: ObservableObject {
  @Published var name = "Moss"
}

final class Garden: ObservableObject {
  @Published var plant = Plant()
  private var subscriptions = Set<AnyCancellable>()

  init() {
    plant.objectWillChange
      // Sinks are kept for as long as the garden.
      .sink { [weak self] _ in
        // The garden changes with its plant.
        self?.objectWillChange.send()
      }
      .store(in: &subscriptions)  // once
  }
}

final class Shed: ObservableObject {
  let plant = Plant()
  private var subscription: AnyCancellable?

  init() {
    subscription = plant.objectWillChange  // any change
      .receive(on: DispatchQueue.main) /* views are
        on the main queue */
      .sink { [weak self] in self?.objectWillChange.send() }
  }
}

class Place: ObservableObject {
  @Published var title = ""
  var subscriptions = Set<AnyCancellable>()

  init() { watch() }

  func watch() {}
}

final class Yard: Place {
  @Published var plant = Plant()

  override func watch() {
    plant.objectWillChange /* up */ .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden()
  @StateObject private var shed = Shed()
  @StateObject private var yard = Yard()

  var body: some View {
    Text("\(garden.plant.name) \(shed.plant.name) \(yard.plant.name)")
  }
}
