import SwiftUI

@Observable
final class Index {
  var words = ["b", "a", "b"]
  var counts: [String: Int] = [:]

  func split() -> Int {
    var updatedWords = words
    defer { words = updatedWords }
    return updatedWords.partition { word in word == words[0] }
  }

  func add(_ more: [String: Int]) {
    var updatedCounts = counts
    updatedCounts.merge(more) { old, new in old + new + counts.count }
    counts = updatedCounts
  }

  func shrink() {
    if !words.isEmpty { var updatedWords = words; updatedWords.removeAll { $0 == self.words.last }; words = updatedWords }
  }
}
