import Dispatch
import Testing

@testable import SourceModel

@Suite struct ParallelTests {
  @Test(arguments: [(0, 4), (1, 4), (3, 8), (1000, 1), (1000, 2), (1000, 7)])
  func everyIndexInItsPlace(_ count: Int, _ jobs: Int) {
    #expect(mapInParallel(count, jobs: jobs) { $0 * 3 } == (0..<count).map { $0 * 3 })
  }

  /// The threads wait for more; who asks from one of them gets others.
  @Test func insideOfOneAnother() {
    let sums = mapInParallel(20, jobs: 3) { outer in
      mapInParallel(50, jobs: 3) { outer * $0 }.reduce(0, +)
    }
    #expect(sums == (0..<20).map { $0 * 1225 })
  }

  @Test func fromManyThreads() {
    let isRight = Lock()
    nonisolated(unsafe) var rightCount = 0
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      let found = mapInParallel(100, jobs: 4) { $0 + number }
      isRight.hold { if found == (0..<100).map({ $0 + number }) { rightCount += 1 } }
    }
    #expect(rightCount == 16)
  }
}
