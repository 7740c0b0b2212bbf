import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements and attributes of JUnit XML that Jenkins and GitLab read.
final class JUnitSchema: NSObject, XMLParserDelegate {
  private struct Element {
    let required: Set<String>
    var optional: Set<String> = []
    var numbers: Set<String> = []
    var children: Set<String> = []
    var hasText = false
  }

  private static let elements: [String: Element] = [
    "testsuites": Element(
      required: [], optional: ["name", "tests", "failures", "errors", "time"],
      numbers: ["tests", "failures", "errors"], children: ["testsuite"]),
    "testsuite": Element(
      required: ["name", "tests"], optional: ["failures", "errors", "skipped", "time", "file"],
      numbers: ["tests", "failures", "errors", "skipped"], children: ["testcase"]),
    "testcase": Element(
      required: ["name", "classname"], optional: ["file", "line", "time"], numbers: ["line"],
      children: ["failure", "skipped"]),
    "failure": Element(required: [], optional: ["message", "type"], hasText: true),
    "skipped": Element(required: [], optional: ["message"]),
  ]

  private var violations: [String] = []
  private var open: [(name: String, children: [String], counts: [String: String])] = []

  /// Where a document differs from what is read.
  static func violations(of document: String) -> [String] {
    let schema = JUnitSchema()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = schema
    if !parser.parse() || !schema.open.isEmpty {
      schema.violations.append("the document does not parse")
    }
    return schema.violations
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parent = open.last.flatMap { Self.elements[$0.name]?.children } ?? ["testsuites"]
    if !parent.contains(name) { violations.append("\(name) in \(open.last?.name ?? "nothing")") }
    if let element = Self.elements[name] {
      let names = Set(attributes.keys)
      for missing in element.required.subtracting(names) {
        violations.append("\(name) without \(missing)")
      }
      for other in names.subtracting(element.required).subtracting(element.optional) {
        violations.append("\(other) of \(name)")
      }
      for (key, value) in attributes where element.numbers.contains(key) && UInt(value) == nil {
        violations.append("\(key)=\(value) of \(name)")
      }
    }
    for index in open.indices { open[index].children.append(name) }
    open.append((name, [], attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = open.popLast() else { return }
    let counted = ["tests": "testcase", "failures": "failure", "skipped": "skipped"]
    for (attribute, child) in counted {
      guard let count = element.counts[attribute] else { continue }
      let there = element.children.count { $0 == child }
      if Int(count) != there {
        violations.append("\(name) has \(there) \(attribute), not \(count)")
      }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let name = open.last?.name, Self.elements[name]?.hasText != true,
      !text.allSatisfy(\.isWhitespace)
    else { return }
    violations.append("text in \(name)")
  }
}
