import Foundation
import Testing

@testable import Garden

struct GardenTests {
  @Test func isEmpty() {
    let garden = Garden() // without a file
    #expect(garden.plants.isEmpty)
  }

  @MainActor
  @Test(arguments: [1, 2]) func grows(count: Int) throws {
    let garden = Garden()
    garden.plants = Array(repeating: "Moss", count: count)
    #expect(garden.plants.count == count)
  }

  @Test func isMadeOnce() {
    Garden.made = 0
    _ = GardenView()
    #expect(Garden.made == 1)
  }
}
