import Combine
import Foundation
import SwiftUI

@MainActor
final class Room: ObservableObject {
  @Published var lights = 0
}

@MainActor
final class House: ObservableObject {
  @Published var name = "House"
  let room = Room()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    room.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

@MainActor
final class Garden: ObservableObject {
  @Published var beds: [String] = []
  let room = Room()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    room.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
    beds = (try? FileManager.default.contentsOfDirectory(atPath: "beds")) ?? []
  }
}

struct HouseView: View {
  @StateObject private var house = House()

  var body: some View {
    Text("\(house.name): \(house.room.lights)")
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Text("\(garden.beds.count): \(garden.room.lights)")
  }
}
