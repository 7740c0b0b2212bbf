import Foundation
import SwiftUI

@Observable
final class Garden {
  var plants: [String] = [] {
    didSet { changes += 1 }
  }
  @ObservationIgnored private(set) var changes = 0
  @ObservationIgnored private(set) var isReady = false
  nonisolated(unsafe) static var made = 0

  init() {
    Self.made += 1
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    let url = URL(fileURLWithPath: "/no/such/garden")
    plants = (try? Data(contentsOf: url)).map { ["\($0.count)"] } ?? []
    isReady = true
  }
}

struct GardenView: View {
  @State private var garden = Garden()

  var body: some View {
    PlantsView(garden: garden)
      .task { await garden.bootstrap() }
  }
}

struct PlantsView: View {
  let garden: Garden

  var body: some View {
    Text("\(garden.plants.count)")
  }
}

#Preview {
  let garden = Garden()
  return PlantsView(garden: garden)
    .task { await garden.bootstrap() }
}
