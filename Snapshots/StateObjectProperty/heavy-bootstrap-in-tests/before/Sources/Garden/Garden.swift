import Foundation
import SwiftUI

final class Garden: ObservableObject {
  @Published var plants: [String] = [] {
    didSet { changes += 1 }
  }
  private(set) var changes = 0
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
  @ObservedObject var garden: Garden

  var body: some View {
    Text("\(garden.plants.count)")
  }
}

#Preview {
  let garden = Garden()
  return PlantsView(garden: garden)
}
