/// A part of a report that can be shortened: its last items are left out.
struct ReportSection: Sendable {
  /// The heading before the first section of the chapter.
  let chapter: String
  let opening: String
  var items: [String]
  var closing = ""
  /// The noun for an item in counts.
  let noun: String

  var size: Int { opening.utf8.count + closing.utf8.count + items.reduce(0) { $0 + $1.utf8.count } }
}

/// Sections written one after the other into a limited number of bytes, with a count of what did not fit.
struct LimitedText: Sendable {
  private(set) var text = ""
  /// How many items of each noun were left out, in the order in which that happened.
  private(set) var cut: [(noun: String, count: Int)] = []
  private var left: Int
  private var chapter = ""

  init(limit: Int) { left = limit }

  /// Writes the sections. If they do not all fit, none takes more than half of the remaining space, so that one long
  /// section does not hide all that follow.
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
    // Reserve space for the line that counts what is left out.
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
