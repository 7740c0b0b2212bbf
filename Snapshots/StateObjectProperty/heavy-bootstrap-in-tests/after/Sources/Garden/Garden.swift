import Foundation
import SwiftUI

@Observable
final class Garden: ObservableObject {
  var plants: [String] = ["Fern"] {
    didSet { changes += 1 }
  }
  @ObservationIgnored private(set) var changes = 0
  nonisolated(unsafe) static var made = 0

  init() {
    Self.made += 1
    let url = URL(fileURLWithPath: "/no/such/garden")
    plants = (try? Data(contentsOf: url)).map { ["\($0.count)"] } ?? []
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    PlantsView(garden: garden)
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
}
