import SwiftUI

@Observable
final class Garden {
  var plants: [String] = []
  var name = "Garden"

  init() {
    trace("Garden.init")
    UserDefaults.standard.set(true, forKey: "opened")
  }

  func water() { plants.append("Fern") }
  @MainActor func load() async { plants.append("Moss") }
}

struct GardenView: View {
  let isCompact: Bool
  @State private var garden: Garden?

  @ViewBuilder
  private var header: some View {
    if let garden {
      Text(garden.name)
    }
  }

  var body: some View {
    Group {
      if let garden {
        @Bindable var garden = garden
        // The names, and what can be done.
        VStack {
          header
          TextField("Name", text: $garden.name)
          ForEach(garden.plants, id: \.self) { plant in
            row(plant)
          }
          Button("Water") { water() }
          Button("Load") { load() }
        }
        .padding(isCompact ? 2 : 8)
      } else {
        Color.clear
      }
    }
    .task {
      if garden == nil { garden = Garden() }
    }
  }

  @ViewBuilder
  private func row(_ plant: String) -> some View {
    if let garden {
      @Bindable var garden = garden
      Text(plant)
      if garden.plants.first == plant {
        TextField("First", text: $garden.plants[0])
      }
    }
  }

  private func water() {
    guard let garden else { return }
    guard !isCompact else { return }
    garden.water()
  }

  private func load() {
    guard let garden else { return }
    Task { await garden.load() }
  }
}
