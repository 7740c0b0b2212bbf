import Foundation
import SwiftUI

@Observable
final class Garden {
  static var made = 0
  static var loads = 0

  private let number = Garden.next()
  var plants: [String] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    plants = Self.load()
    isReady = true
  }

  private static func next() -> Int {
    made += 1
    return made
  }

  private static func load() -> [String] {
    loads += 1
    return (try? String(contentsOfFile: "/no/such/garden", encoding: .utf8)).map { [$0] } ?? ["Fern"]
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
