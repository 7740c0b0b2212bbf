import SourceModel

/// What the names in the report mean, and the tables that the script needs.
extension HTMLPage {
  /// The pages of the names that the text links to, folded.
  func pages(usedIn text: String) -> String {
    let anchors = Self.links(in: text)
    let used = Explanation.all.filter { anchors.contains($0.anchor) }
    let lists = Explanation.Kind.allCases.compactMap { kind -> String? in
      let pages = used.filter { $0.kind == kind }
      guard !pages.isEmpty else { return nil }
      return "<h3>\(kind.heading) <small>\(HTMLText.escaped(kind.title))</small></h3>\n"
        + pages.map(HTMLPage.page).joined()
    }
    return section("pages", "What the names mean", lists.joined(separator: "\n"))
  }

  /// The anchors of the page that the text links to.
  private static func links(in text: String) -> Set<String> {
    let mark = Array("href=\"#".utf8)
    let bytes = Array(text.utf8)
    var result: Set<String> = []
    bytes.forEachOccurrence(of: UInt8(ascii: "#"), or: UInt8(ascii: "#")) { place in
      if place + 1 >= mark.count, bytes[(place + 1 - mark.count)...place].elementsEqual(mark) {
        let rest = bytes[(place + 1)...].prefix { $0 != UInt8(ascii: "\"") }
        result.insert(String(decoding: rest, as: UTF8.self))
      }
      return true
    }
    return result
  }

  private static func page(_ page: Explanation) -> String {
    var text = "<details class=\"page\" id=\"\(page.anchor)\"><summary>"
    text += "<b>\(HTMLText.escaped(page.name))</b> \(HTMLText.prose(page.summary))</summary>\n"
    text += "<p>\(HTMLText.prose(page.text))</p>"
    if let instead = page.instead { text += "<p><b>What to do:</b> \(HTMLText.prose(instead))</p>" }
    func figure(_ title: String, _ code: String) -> String {
      "<figure><figcaption>\(title)</figcaption>"
        + "<pre class=\"swift\">\(HTMLText.escaped(code))</pre></figure>"
    }
    text += "<div class=\"pair\">"
    if let after = page.after {
      text += figure(page.captions.before, page.before)
      text += figure(page.captions.after, after)
    } else if !page.before.isEmpty {
      text += figure("For example", page.before)
    }
    return text + "</div></details>\n"
  }

  /// The names of the rules and types that the marks of the files refer to by number.
  var tables: String {
    guard counts.types > 0 else { return "" }
    let rules = JSONValue.array(Rule.all.map { .string($0.name) })
    let types = JSONValue.array(
      migration.verdicts.map { .string(model.symbols.qualifiedName($0.type)) })
    let text = JSONValue.object([("rules", rules), ("types", types)]).text
    return "<script type=\"application/json\" id=\"tables\">"
      + text.replacing("<", with: "\\u003c") + "</script>"
  }
}
