import Foundation
import SwiftUI

@Observable
final class Garden {
  static var made = 0
  static var loads = 0

  private let number = Garden.next()
  var plants: [String] = []

  init() {
    plants = Self.load()
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

@main
struct GardenApp: App {
  @State private var garden = Garden()
  @State private var count = 1

  var body: some Scene {
    WindowGroup {
      Button("Render") { count += 1 }
      Text("\(count): \(garden.plants.count)")
    }
  }
}
