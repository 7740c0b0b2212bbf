import Combine
import SwiftUI

class Place: ObservableObject {
  @Published var title = ""
  var subscriptions = Set<AnyCancellable>()

  func relay<Part: ObservableObject>(_ part: Part) {
    part.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Plant: ObservableObject {
  @Published var name = "Moss"
}

final class Garden: Place {
  let plant = Plant()

  override init() {
    super.init()
    relay(plant)
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Text("\(garden.title) \(garden.plant.name)")
  }
}
