import Foundation
import Testing

@testable import Garden

struct GardenTests {
  @MainActor
  @Test func isEmpty() async {
    let garden = Garden() // without a file
    await garden.bootstrap()
    #expect(garden.plants.isEmpty)
  }

  @MainActor
  @Test(arguments: [1, 2]) func grows(count: Int) async throws {
    let garden = Garden()
    await garden.bootstrap()
    garden.plants = Array(repeating: "Moss", count: count)
    #expect(garden.plants.count == count)
  }

  @Test func isMadeOnce() {
    Garden.made = 0
    _ = GardenView()
    #expect(Garden.made == 1)
  }
}
