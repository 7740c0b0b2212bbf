/// A value in the subset of YAML that project descriptions use: block and flow collections, plain and quoted scalars,
/// comments, and anchors. The parser skips multi-line scalars and does not read tags.
struct YAMLValue: Sendable {
  enum Content: Sendable {
    case scalar(String)
    case sequence([YAMLValue])
    case mapping([(key: String, value: YAMLValue)])
  }

  let content: Content
  /// The 1-based line on which the value starts.
  let line: Int

  var string: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// The elements of a sequence; for any other value, the value itself.
  var elements: [YAMLValue] {
    switch content {
    case .sequence(let elements): elements
    case .scalar(let text) where text.isEmpty: []
    default: [self]
    }
  }

  var entries: [(key: String, value: YAMLValue)] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  subscript(key: String) -> YAMLValue? { entries.last { $0.key == key }?.value }

  static func parse(_ bytes: [UInt8]) -> YAMLValue? {
    var parser = YAMLParser(String(decoding: bytes, as: UTF8.self))
    return parser.block(indent: 0)
  }
}

private struct YAMLParser {
  private struct Line {
    let number: Int
    let indent: Int
    let text: Substring
  }

  private var lines: [Line] = []
  private var position = 0
  private var anchors: [String: YAMLValue] = [:]

  init(_ text: String) {
    let raw = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in raw.enumerated() {
      let text = Self.trimmedEnd(Self.withoutComment(line.drop { $0 == " " }))
      if text.isEmpty || text == "---" || text == "..." { continue }
      let indent = line.prefix { $0 == " " }.count
      lines.append(Line(number: index + 1, indent: indent, text: text))
    }
  }

  /// Parses the collection whose lines are indented by at least `indent` columns.
  mutating func block(indent: Int, depth: Int = 0) -> YAMLValue? {
    guard position < lines.count, lines[position].indent >= indent, depth < 64 else { return nil }
    let first = lines[position]
    if Self.isElement(first.text) { return sequence(indent: first.indent, depth: depth) }
    if Self.split(first.text) != nil { return mapping(indent: first.indent, depth: depth) }
    position += 1
    return inline(first.text, line: first.number)
  }

  private mutating func sequence(indent: Int, depth: Int) -> YAMLValue {
    let start = lines[position].number
    var elements: [YAMLValue] = []
    while position < lines.count, lines[position].indent == indent,
      Self.isElement(lines[position].text)
    {
      let line = lines[position]
      let rest = line.text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        position += 1
        if let element = block(indent: indent + 1, depth: depth + 1) { elements.append(element) }
        continue
      }
      // The text after the dash is parsed as a separate line with deeper indentation.
      let column = indent + line.text.count - rest.count
      if Self.isElement(rest) || Self.split(rest) != nil {
        lines[position] = Line(number: line.number, indent: column, text: rest)
        if let element = block(indent: column, depth: depth + 1) { elements.append(element) }
      } else {
        position += 1
        elements.append(inline(rest, line: line.number))
      }
    }
    skipDeeper(than: indent)
    return YAMLValue(content: .sequence(elements), line: start)
  }

  private mutating func mapping(indent: Int, depth: Int) -> YAMLValue {
    let start = lines[position].number
    var entries: [(key: String, value: YAMLValue)] = []
    while position < lines.count, lines[position].indent == indent,
      let (key, rest) = Self.split(lines[position].text)
    {
      let line = lines[position]
      position += 1
      var rest = rest
      var anchor: String?
      if rest.first == "&" {
        let name = rest.dropFirst().prefix { $0 != " " }
        anchor = String(name)
        rest = rest[name.endIndex...].drop { $0 == " " }
      }
      let value: YAMLValue
      if rest.isEmpty {
        value = nested(under: indent, line: line.number, depth: depth)
      } else if rest.first == "|" || rest.first == ">" {
        value = YAMLValue(content: .scalar(""), line: line.number)
        skipDeeper(than: indent)
      } else {
        value = inline(rest, line: line.number)
        skipDeeper(than: indent)
      }
      if let anchor { anchors[anchor] = value }
      if key == "<<" {
        entries.insert(contentsOf: value.elements.flatMap(\.entries), at: 0)
      } else {
        entries.append((key, value))
      }
    }
    skipDeeper(than: indent)
    return YAMLValue(content: .mapping(entries), line: start)
  }

  /// The value below a key. A sequence may have the same indentation as the key.
  private mutating func nested(under indent: Int, line: Int, depth: Int) -> YAMLValue {
    let empty = YAMLValue(content: .scalar(""), line: line)
    guard position < lines.count else { return empty }
    let next = lines[position]
    if next.indent > indent { return block(indent: indent + 1, depth: depth + 1) ?? empty }
    if next.indent == indent, Self.isElement(next.text) {
      return sequence(indent: indent, depth: depth + 1)
    }
    return empty
  }

  private mutating func skipDeeper(than indent: Int) {
    while position < lines.count, lines[position].indent > indent { position += 1 }
  }

  /// Parses a scalar, an alias or a flow collection.
  private func inline(_ text: Substring, line: Int, depth: Int = 0) -> YAMLValue {
    if text.first == "*", let value = anchors[String(text.dropFirst())] { return value }
    if depth < 16, let first = text.first, first == "[" || first == "{" {
      let inside = text.dropFirst().prefix { $0 != "\n" }
      let closed = inside.last == "]" || inside.last == "}" ? inside.dropLast() : inside
      let parts = Self.parts(closed)
      if first == "[" {
        let elements = parts.map { inline($0, line: line, depth: depth + 1) }
        return YAMLValue(content: .sequence(elements), line: line)
      }
      let entries = parts.compactMap { part -> (key: String, value: YAMLValue)? in
        Self.split(part).map { ($0.key, inline($0.rest, line: line, depth: depth + 1)) }
      }
      return YAMLValue(content: .mapping(entries), line: line)
    }
    return YAMLValue(content: .scalar(Self.unquoted(text)), line: line)
  }

  /// The comma-separated parts of a flow collection.
  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var nesting = 0
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "[" || character == "{" {
        nesting += 1
      } else if character == "]" || character == "}" {
        nesting -= 1
      } else if character == ",", nesting == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts.map { BuildSettings.trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func isElement(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// The key and the rest of a mapping's line; nil if the line has no key.
  private static func split(_ text: Substring) -> (key: String, rest: Substring)? {
    var quote: Character?
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if previous == nil, "\"'".contains(character) {
        quote = character
      } else if previous == nil, "[{*&|>".contains(character) {
        return nil
      } else if character == ":" {
        let rest = text[text.index(after: index)...]
        if rest.isEmpty || rest.first == " " {
          return (unquoted(trimmedEnd(text[..<index])), rest.drop { $0 == " " })
        }
      }
      previous = character
    }
    return nil
  }

  private static func unquoted(_ text: Substring) -> String {
    guard let first = text.first, first == "\"" || first == "'", text.count > 1, text.last == first
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    if text.first == "#" { return "" }
    var quote: Character?
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'", " [{,:".contains(previous) {
        quote = character
      } else if character == "#", previous == " " {
        return text[..<index]
      }
      previous = character
    }
    return text
  }

  private static func trimmedEnd(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
