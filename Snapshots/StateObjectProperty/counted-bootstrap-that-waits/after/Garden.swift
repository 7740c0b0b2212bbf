import Foundation
import SwiftUI

@MainActor
@Observable
final class Garden {
  static var made = 0
  static var loads = 0

  private let number = Garden.next()
  var plants: [String] = []
  @ObservationIgnored private(set) var isReady = false
  @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

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

  private static func next() -> Int {
    made += 1
    return made
  }

  private func load() async {
    Self.loads += 1
    await Task.yield()
    plants.append("Fern")
  }
}

struct GardenView: View {
  let count: Int
  @State private var garden = Garden()

  var body: some View {
    Text("\(count): \(garden.plants.count)")
      .task { await garden.bootstrap() }
  }
}

struct Parent: View {
  @State private var count = 1

  var body: some View {
    Button("Render") { count += 1 }
    GardenView(count: count)
  }
}
