import SwiftUI

@MainActor
final class Garden: ObservableObject {
  @Published var plants: [String] = []
  private let source: () async -> [String]

  init(source: @escaping () async -> [String]) {
    self.source = source
    Task { await load() }
  }

  func load() async { plants = await source() }
}

struct GardenView: View {
  @StateObject private var garden = Garden { ["Fern"] }

  var body: some View { Text("\(garden.plants.count)") }
}
