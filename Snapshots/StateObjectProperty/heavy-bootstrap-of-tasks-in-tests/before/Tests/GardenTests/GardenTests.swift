import Testing

@testable import Garden

@MainActor
struct GardenTests {
  /// The source never answers.
  @Test func isEmptyUntilTheSourceAnswers() {
    let garden = Garden { await withCheckedContinuation { _ in } }
    #expect(garden.plants.isEmpty)
  }

  @Test func showsPlants() async {
    let garden = Garden { ["Moss"] }
    while garden.plants.isEmpty { await Task.yield() }
    #expect(garden.plants == ["Moss"])
  }
}
