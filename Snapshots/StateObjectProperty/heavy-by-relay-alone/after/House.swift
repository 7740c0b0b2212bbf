import Combine
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
final class Garden: ObservableObject {
  var beds: [String] = []
  let room = Room()

  init() {
    beds = (try? FileManager.default.contentsOfDirectory(atPath: "beds")) ?? []
  }
}

struct HouseView: View {
  @State private var house = House()

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
