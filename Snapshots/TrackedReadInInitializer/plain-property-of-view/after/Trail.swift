import SwiftUI

@Observable
final class Trail {
  var name = "Ridge"
  var marks: [Int] = []

  init(length: Int) {
    for mark in 0..<length {
      marks.append(mark)
    }
  }
}

@Observable
final class Path {
  var name: String
  @ObservationIgnored var steps: [Int] = []

  init(name: String) {
    steps.append(1)
    self.name = name
  }
}

struct TrailView: View {
  let trail: Trail
  let path: Path

  var body: some View {
    Text(trail.name)
    Text("\(trail.marks.count) of \(path.steps.count)")
  }
}
