import Combine

@testable import Garden

final class PlantTests {
  private var watches: Set<AnyCancellable> = []

  func testGrowth() {
    let plant = Plant()
    var heights: [Int] = []
    plant.heightSubject
      .dropFirst()
      .sink { heights.append($0) }
      .store(in: &watches)
    plant.grow()
    assert(heights == [1])
  }

  func testObjectWillChange() {
    let plant = Plant()
    var count = 0
    plant.objectWillChange.sink { _ in count += 1 }.store(in: &watches)
    plant.grow()
    assert(count == 1)
  }
}
