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

final class Words: ObservableObject {
  static let shared = Words()
  @Published private(set) var counts: [String: Int] = [:]
  @Published private(set) var groups: [String: [String]] = [:]
  @Published private(set) var list = [Word()]
  var log: [String] = []
  private var most: Int { counts.values.max() ?? 0 }

  func add(_ word: String) {
    counts[word, default: counts.count] += 1
    self.counts[word + "s", default: most] += 1
    counts[word, default: 0] += 1
    counts["all"] = counts.count
    groups["all", default: Array(groups.keys)].append(word)
    groups[word, default: [word]].append(word)
    raise(&counts["raised", default: most])
  }

  func rank() {
    list[0].rank += 1
    list[0].length = 2
    list[0].weight = -1
    list[0].tags.append("ranked")
  }

  private func raise(_ count: inout Int) { count += 1 }
}

struct WordsView: View {
  @ObservedObject private var words = Words.shared

  var body: some View {
    Text(words.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    Text(words.groups.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    Text("\(words.list[0].rank) \(words.list[0].text) \(words.list[0].weight)")
    Button("Add") { words.add("a") }
    Button("Rank") { words.rank() }
  }
}
