import Foundation
import SwiftUI

@MainActor
@Observable
final class Room {
  var lights = 0
}

@MainActor
@Observable
final class House {
  var name = "House"
  let room = Room()
}

@MainActor
@Observable
final class Garden {
  var beds: [String] = []
  let room = Room()
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    beds = (try? FileManager.default.contentsOfDirectory(atPath: "beds")) ?? []
    isReady = true
  }
}

struct HouseView: View {
  @State private var house = House()

  var body: some View {
    Text("\(house.name): \(house.room.lights)")
  }
}

struct GardenView: View {
  @State private var garden = Garden()

  var body: some View {
    Text("\(garden.beds.count): \(garden.room.lights)")
      .task { await garden.bootstrap() }
  }
}
