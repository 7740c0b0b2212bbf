import Testing

@testable import Garden

@MainActor
struct GardenTests {
  /// The source never answers.
  @Test func isEmptyUntilTheSourceAnswers() {
    let garden = Garden { await withCheckedContinuation { _ in } }
    Task { await garden.bootstrap() }
    #expect(garden.plants.isEmpty)
  }

  @Test func showsPlants() async {
    let garden = Garden { ["Moss"] }
    Task { await garden.bootstrap() }
    while garden.plants.isEmpty { await Task.yield() }
    #expect(garden.plants == ["Moss"])
  }
}
