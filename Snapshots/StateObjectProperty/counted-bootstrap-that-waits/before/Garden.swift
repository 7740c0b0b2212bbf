import Foundation
import SwiftUI

@MainActor
final class Garden: ObservableObject {
  static var made = 0
  static var loads = 0

  private let number = Garden.next()
  @Published var plants: [String] = []

  init() {
    Task { await load() }
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
  @StateObject private var garden = Garden()

  var body: some View {
    Text("\(count): \(garden.plants.count)")
  }
}

struct Parent: View {
  @State private var count = 1

  var body: some View {
    Button("Render") { count += 1 }
    GardenView(count: count)
  }
}
