import Combine
import SwiftUI

final class Plant: ObservableObject, Identifiable {
  let id = UUID()
  @Published var height = 0
}

final class Shelf: ObservableObject {
  @Published var plants: [Plant] = []
  private var watches: [AnyCancellable] = []

  func watch() {
    watches = plants.map { plant in
      plant.objectWillChange.sink { [weak self] _ in
        self?.objectWillChange.send()
      }
    }
    print("watching \(plants.count)")
  }
}

final class Bench: ObservableObject {
  @Published var plants: [Plant] = [] {
    didSet {
      watch = Publishers.MergeMany(plants.map(\.objectWillChange))
        .sink { [weak self] _ in self?.objectWillChange.send() }
    }
  }
  private var watch: AnyCancellable?
}

final class Bed: ObservableObject {
  @Published var plants: [Plant] = []
  private var watches: [UUID: AnyCancellable] = [:]

  func add(_ plant: Plant) {
    plants.append(plant)
    watches[plant.id] = plant.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
  }

  func remove(_ plant: Plant) {
    plants.removeAll { $0.id == plant.id }
    watches[plant.id] = nil
  }
}

final class Table: ObservableObject {
  @Published var plants: [Plant] = []
  private var watches: Set<AnyCancellable> = []

  init() {
    $plants
      .flatMap { plants in Publishers.MergeMany(plants.map { $0.objectWillChange }) }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &watches)
    print("made")
  }
}

struct GreenhouseView: View {
  @ObservedObject var shelf: Shelf
  @ObservedObject var bench: Bench
  @ObservedObject var bed: Bed
  @ObservedObject var table: Table

  var body: some View {
    ForEach(shelf.plants + bench.plants + bed.plants + table.plants) { plant in
      Text("\(plant.height)")
    }
  }
}
