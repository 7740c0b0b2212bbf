import SwiftUI

final class Index: ObservableObject {
  @Published var words = ["b", "a", "b"]
  @Published var counts: [String: Int] = [:]

  func split() -> Int {
    words.partition { word in word == words[0] }
  }

  func add(_ more: [String: Int]) {
    counts.merge(more) { old, new in old + new + counts.count }
  }

  func shrink() {
    if !words.isEmpty { words.removeAll { $0 == self.words.last } }
  }
}
