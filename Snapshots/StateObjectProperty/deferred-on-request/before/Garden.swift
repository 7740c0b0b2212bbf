import SwiftUI

final class Garden: ObservableObject {
  @Published var plants: [String] = []
  @Published var name = "Garden"

  init() {
    trace("Garden.init")
    UserDefaults.standard.set(true, forKey: "opened")
  }

  func water() { plants.append("Fern") }
  @MainActor func load() async { plants.append("Moss") }
}

struct GardenView: View {
  let isCompact: Bool
  @StateObject private var garden = Garden()

  private var header: some View {
    Text(garden.name)
  }

  var body: some View {
    // The names, and what can be done.
    VStack {
      header
      TextField("Name", text: $garden.name)
      ForEach(self.garden.plants, id: \.self) { plant in
        row(plant)
      }
      Button("Water") { water() }
      Button("Load") { load() }
    }
    .padding(isCompact ? 2 : 8)
  }

  @ViewBuilder
  private func row(_ plant: String) -> some View {
    Text(plant)
    if garden.plants.first == plant {
      TextField("First", text: $garden.plants[0])
    }
  }

  private func water() {
    guard !isCompact else { return }
    garden.water()
  }

  private func load() {
    Task { await self.garden.load() }
  }
}
