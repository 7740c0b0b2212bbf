import SwiftUI

@MainActor
@Observable
final class Garden {
  var plants: [String] = []
  private let source: () async -> [String]
  @ObservationIgnored private(set) var isReady = false
  @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

  init(source: @escaping () async -> [String]) {
    self.source = source
  }

  func bootstrap() async {
    guard !isReady else { return }
    if bootstrapTask == nil {
      bootstrapTask = Task {
        await load()
        isReady = !Task.isCancelled
        bootstrapTask = nil
      }
    }
    await bootstrapTask?.value
  }

  func load() async { plants = await source() }
}

struct GardenView: View {
  @State private var garden = Garden { ["Fern"] }

  var body: some View { Text("\(garden.plants.count)").task { await garden.bootstrap() } }
}
