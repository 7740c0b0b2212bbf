import Combine
import SwiftUI

final class Plant: ObservableObject {
  @Published var height = 0
}

final class Can: ObservableObject {
  @Published var isFull = false
}

final class Garden: ObservableObject {
  let plant = Plant()
  let can = Can()
  @Published var name = "" {
    didSet {
      // Views have to look again.
      objectWillChange.send()
    }
  }
  @Published var size = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    size = 1

    // The garden's views show the plant and the can:
    // they are told of changes of both.
    plant.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
    can.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)

    // MARK: Size
    size = 2
  }

  func grow() {
    size += 1
    // The size changed.
    objectWillChange.send()
  }

  func dig() {
    // A garden that is dug has a size.
    objectWillChange.send()
    size = 3
  }

  func plough() {
    size = 4
    // TODO: tell the gardener.
    objectWillChange.send()
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Text("\(garden.name), \(garden.size), \(garden.plant.height), \(garden.can.isFull ? 1 : 0)")
      .onTapGesture {
        garden.grow()
        garden.dig()
        garden.plough()
      }
  }
}
