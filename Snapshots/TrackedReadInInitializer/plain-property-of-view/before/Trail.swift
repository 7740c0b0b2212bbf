import SwiftUI

final class Trail: ObservableObject {
  @Published var name = "Ridge"
  var marks: [Int] = []

  init(length: Int) {
    for mark in 0..<length {
      marks.append(mark)
    }
  }
}

final class Path: ObservableObject {
  @Published var name: String
  var steps: [Int] = []

  init(name: String) {
    steps.append(1)
    self.name = name
  }
}

struct TrailView: View {
  @ObservedObject var trail: Trail
  @ObservedObject var path: Path

  var body: some View {
    Text(trail.name)
    Text("\(trail.marks.count) of \(path.steps.count)")
  }
}
