/// A part of a report that can be shortened: its items are left out from the end.
struct ReportSection: Sendable {
  /// The heading that stands before the first section of the same chapter.
  let chapter: String
  let opening: String
  var items: [String]
  var closing = ""
  /// What an item is called when it is counted.
  let noun: String

  var size: Int { opening.utf8.count + closing.utf8.count + items.reduce(0) { $0 + $1.utf8.count } }
}

/// Sections written one after the other into so many bytes, and a count of what did not fit.
struct LimitedText: Sendable {
  private(set) var text = ""
  /// How many items of each noun were left out, in the order in which that happened.
  private(set) var cut: [(noun: String, count: Int)] = []
  private var left: Int
  private var chapter = ""

  init(limit: Int) { left = limit }

  /// Writes the sections. Where they do not all fit, none takes more than half of what is left, so
  /// that one long section does not hide all that follow it.
  mutating func append(_ sections: [ReportSection]) {
    let all = sections.reduce(0) { $0 + $1.size + $1.chapter.utf8.count }
    let isTight = all > left
    for section in sections where !section.items.isEmpty {
      append(section, share: isTight ? left / 2 : left)
    }
  }

  private mutating func append(_ section: ReportSection, share: Int) {
    let heading = section.chapter == chapter ? "" : section.chapter
    let frame = heading.utf8.count + section.opening.utf8.count + section.closing.utf8.count
    // Room for the line that counts what is left out.
    var room = min(share, left) - frame - 40
    var shown = 0
    for item in section.items {
      if item.utf8.count > room { break }
      room -= item.utf8.count
      shown += 1
    }
    let missing = section.items.count - shown
    if missing > 0 { count(missing, section.noun) }
    if shown == 0 { return }
    var written = heading + section.opening + section.items.prefix(shown).joined()
    if missing > 0 { written += "- and \(missing) more\n" }
    written += section.closing
    chapter = section.chapter
    text += written
    left -= written.utf8.count
  }

  private mutating func count(_ items: Int, _ noun: String) {
    if let index = cut.firstIndex(where: { $0.noun == noun }) {
      cut[index].count += items
    } else {
      cut.append((noun, items))
    }
  }
}
