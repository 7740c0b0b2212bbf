import Foundation

/// A variable's declaration, cut up without a parser: enough for a property of one binding.
struct Variable {
  let access: String
  let name: String
  let type: String?
  let value: String?

  init?(_ source: String) {
    guard let keyword = source.range(of: #"\bvar\s+"#, options: .regularExpression) else {
      return nil
    }
    let head = source[..<keyword.lowerBound]
    access =
      ["private", "fileprivate", "public", "package"]
      .first { head.range(of: "\\b\($0)\\b", options: .regularExpression) != nil }
      .map { $0 + " " } ?? ""
    let rest = source[keyword.upperBound...]
    let end = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
    name = String(rest[..<end])
    let tail = rest[end...]
    let assignment = Self.firstTopLevel("=", in: tail)
    let typeText = tail[..<(assignment ?? tail.endIndex)].trimmingCharacters(
      in: .whitespacesAndNewlines)
    type =
      typeText.hasPrefix(":")
      ? typeText.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines) : nil
    value = assignment.map {
      tail[tail.index(after: $0)...].trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The type of a value that says it: a literal, or the call of an initializer.
  var evidentType: String? {
    guard let value else { return nil }
    if value.range(of: #"^-?[0-9_]+$"#, options: .regularExpression) != nil { return "Int" }
    if value.range(of: #"^-?[0-9_]+\.[0-9_]+$"#, options: .regularExpression) != nil {
      return "Double"
    }
    if value == "true" || value == "false" { return "Bool" }
    if value.hasPrefix("\"") { return "String" }
    guard let call = Self.firstTopLevel("(", in: value[...]) else {
      guard value.first?.isUppercase == true, let dot = value.lastIndex(of: ".") else { return nil }
      return String(value[..<dot])
    }
    let callee = value[..<call].replacingOccurrences(of: ".init", with: "")
    return callee.first.map { $0.isUppercase || $0 == "[" } == true ? callee : nil
  }

  private static func firstTopLevel(_ wanted: Character, in text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      let character = text[index]
      if character == wanted, depth == 0 { return index }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == "<" { depth += 1 }
      if character == ">", index == text.startIndex || text[text.index(before: index)] != "-" {
        depth -= 1
      }
    }
    return nil
  }
}
