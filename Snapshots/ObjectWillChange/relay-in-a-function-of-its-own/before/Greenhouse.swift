import Combine
import SwiftUI

final class Plant: ObservableObject, Identifiable {
  let id = UUID()
  @Published var height = 0
}

final class Shelf: ObservableObject {
  @Published var plants: [Plant] = [] {
    didSet { watchPlants() }
  }
  let first = Plant()
  private var watches: Set<AnyCancellable> = []

  init() {
    plants = [Plant()]

    // The first is watched for good.
    watch(first)
  }

  private func watchPlants() {
    watches.removeAll()
    for plant in plants {
      plant.objectWillChange
        .sink { [weak self] _ in self?.objectWillChange.send() }
        .store(in: &watches)
    }
  }

  /// Sends on what one plant announces.
  private func watch(_ plant: Plant) {
    // As long as the shelf lives.
    plant.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &watches)
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    ForEach(shelf.plants) { plant in
      Text("\(plant.height) of \(shelf.first.height)")
    }
  }
}

final class Rack: ObservableObject {
  @Published var plants: [Plant] = []
  private var watches: Set<AnyCancellable> = []

  func watch() {
    for plant in plants {
      // Sends on what the plant announces.
      plant.objectWillChange
        .sink { [weak self] _ in self?.objectWillChange.send() }
        .store(in: &watches)
    }
    plants.first?.objectWillChange
      // Once is enough.
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &watches)
  }
}

struct RackView: View {
  @ObservedObject var rack: Rack

  var body: some View {
    Text("\(rack.plants.first?.height ?? 0)")
  }
}
