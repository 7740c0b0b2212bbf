import SwiftUI

struct Word {
  var text = ""
  var rank = 0 {
    didSet { Words.shared.log.append("\(Words.shared.list.count)") }
  }
  var length: Int {
    get { text.count }
    set { text = String(repeating: "\(Words.shared.list.count)", count: newValue) }
  }
  var weight = 0 {
    didSet { if weight < 0 { weight = 0 } }
  }
  var tags: [String] = [] {
    willSet { Words.shared.log.append("\(Words.shared.list.count)") }
  }
}

@Observable
final class Words {
  static let shared = Words()
  private(set) var counts: [String: Int] = [:]
  private(set) var groups: [String: [String]] = [:]
  private(set) var list = [Word()]
  @ObservationIgnored var log: [String] = []
  private var most: Int { counts.values.max() ?? 0 }

  func add(_ word: String) {
    var updatedCounts = counts
    updatedCounts[word, default: counts.count] += 1
    counts = updatedCounts
    var updatedCounts2 = self.counts
    updatedCounts2[word + "s", default: most] += 1
    self.counts = updatedCounts2
    counts[word, default: 0] += 1
    counts["all"] = counts.count
    var updatedGroups = groups
    updatedGroups["all", default: Array(groups.keys)].append(word)
    groups = updatedGroups
    groups[word, default: [word]].append(word)
    var updatedCounts3 = counts
    raise(&updatedCounts3["raised", default: most])
    counts = updatedCounts3
  }

  func rank() {
    var updatedList = list
    updatedList[0].rank += 1
    list = updatedList
    var updatedList2 = list
    updatedList2[0].length = 2
    list = updatedList2
    list[0].weight = -1
    var updatedList3 = list
    updatedList3[0].tags.append("ranked")
    list = updatedList3
  }

  private func raise(_ count: inout Int) { count += 1 }
}

struct WordsView: View {
  private let words = Words.shared

  var body: some View {
    Text(words.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    Text(words.groups.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    Text("\(words.list[0].rank) \(words.list[0].text) \(words.list[0].weight)")
    Button("Add") { words.add("a") }
    Button("Rank") { words.rank() }
  }
}
