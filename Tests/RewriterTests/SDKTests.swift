import Foundation
import Testing

@testable import SourceModel

/// The table of SDK names: one line per name, and its generated index.
struct SDKTable {
  /// Each facet with what it says about a name.
  private(set) var facets: [(name: String, text: String)] = []
  /// Each name with its facets.
  private(set) var names: [(name: String, facets: [String])] = []
  /// For each facet that states something about its names, what it states: `memberType=String?`.
  private var values: [String: [String: String]] = [:]

  static let folder = Repository.sources.appendingPathComponent("SourceModel/SDK")
  static let index = folder.appendingPathComponent("SDK+Index.swift")

  init() throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("Names.txt"), encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      // An operator may contain a colon.
      guard let colon = line.range(of: ": ") else { continue }
      let (name, rest) = (line[..<colon.lowerBound], String(line[colon.upperBound...]))
      if name.hasPrefix("facet ") {
        facets.append((String(name.dropFirst("facet ".count)), rest))
      } else {
        let stated = rest.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
        names.append((String(name), stated.map { String($0[0]) }))
        for facet in stated where facet.count == 2 {
          values[String(facet[0]), default: [:]][String(name)] = String(facet[1])
        }
      }
    }
  }

  /// The words of the names: `FileManager` and `url` of `FileManager.url(forUbiquityContainerIdentifier:)`.
  var words: Set<String> {
    Set(
      names.flatMap { entry -> [String] in
        let callee = String(entry.name.prefix { $0 != "(" })
        return callee.split(separator: ".").map(String.init) + [callee]
      }.filter { $0.first?.isLetter == true })
  }

  /// The source of the index.
  var indexText: String {
    var text = """
      // Generated from Names.txt by RECORD_SNAPSHOTS=1 swift test.

      /// The names of Apple's SDKs, the standard library and common packages, by what they are or do.
      public enum SDK {

      """
    for facet in facets.sorted(by: { $0.name < $1.name }) {
      let values = values[facet.name] ?? [:]
      let type = values.isEmpty ? "Set<String>" : "[String: String]"
      text += "  /// \(facet.text)\n  public static let \(facet.name): \(type) = [\n"
      var line = "   "
      for name in names.filter({ $0.facets.contains(facet.name) }).map(\.name).sorted() {
        let item = " \"\(name)\"" + (values[name].map { ": \"\($0)\"" } ?? "") + ","
        if line.count + item.count > 100 {
          text += line + "\n"
          line = "   "
        }
        line += item
      }
      text += line + "\n  ]\n"
    }
    return text + "}\n"
  }
}

@Suite struct SDKTests {
  @Test func eachNameStandsOnce() throws {
    let table = try SDKTable()
    let names = table.names.map(\.name)
    #expect(names.count > 800)
    #expect(names.count == Set(names).count, "a name has two lines")
    let facets = Set(table.facets.map(\.name))
    #expect(facets.count == table.facets.count, "a facet is described twice")
    for entry in table.names {
      #expect(!entry.facets.isEmpty && facets.isSuperset(of: entry.facets), "\(entry.name)")
    }
    let used = Set(table.names.flatMap(\.facets))
    #expect(facets.subtracting(used).isEmpty, "facets that no name has")
  }

  @Test func indexIsFresh() throws {
    let text = try SDKTable().indexText
    if Recording.isOn { try Repository.write(Array(text.utf8), to: SDKTable.index) }
    #expect(try String(contentsOf: SDKTable.index, encoding: .utf8) == text)
  }

  /// A list of three names of the table, or more, belongs into the table as a facet.
  @Test func noListStandsElsewhere() throws {
    let known = try SDKTable().words
    for (path, url) in Repository.files(below: Repository.sources)
    where path.hasSuffix(".swift") && !path.hasPrefix("SourceModel/SDK/") {
      let text = try String(contentsOf: url, encoding: .utf8)
      // `["a", "b", "c"]` and `case "a", "b", "c":`
      let lists = #/(?:\[|\bcase)\s*(?:"[A-Za-z.<]+"\s*,\s*){2,}"[A-Za-z.<]+"\s*,?\s*[\]:]/#
      for list in text.matches(of: lists) {
        let names = list.output.split(separator: "\"").filter { $0.first?.isLetter == true }
        let found = names.filter { known.contains(String($0)) }
        #expect(found.count < 3, "\(path): \(found.joined(separator: ", "))")
      }
    }
  }
}
