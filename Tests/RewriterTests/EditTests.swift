import Testing

@testable import Rewriter
@testable import SourceModel

/// What each edit makes of a file.
@Suite struct EditTests {
  private typealias Making = (FileFacts) throws -> [Edit]

  private func file(_ text: String) -> FileFacts {
    survey(ParsedFile(SourceFile(path: "A.swift", bytes: Array(text.utf8))))
  }

  /// The text of a file with edits applied.
  private func edited(_ text: String, _ edits: Making) throws -> String {
    let file = file(text)
    let change = try FileChange(path: "A.swift", before: file.bytes, edits: edits(file))
    return String(decoding: change.after, as: UTF8.self)
  }

  private func range(of text: String, in file: FileFacts) throws -> ByteRange {
    try #require(file.bytes.places(of: Array(text.utf8), in: file.bytes.indices).first)
  }

  // MARK: Attributes

  /// The first attribute of the first property, or else of the first type.
  private func attribute(in file: FileFacts) throws -> Attribute {
    try #require(
      file.types.first?.properties.first?.attributes.first ?? file.types.first?.attributes.first)
  }

  @Test(
    arguments: [
      ("class A { @Published var n = 0 }", "class A { var n = 0 }"),
      ("class A {\n  @Published\n  var n = 0\n}", "class A {\n  var n = 0\n}"),
      ("class A { @Published /* all */ var n = 0 }", "class A { /* all */ var n = 0 }"),
      ("class A { @Published @MainActor var n = 0 }", "class A { @MainActor var n = 0 }"),
      ("class A { @Published(a: 1) var n = 0 }", "class A { var n = 0 }"),
      ("@MainActor final class A {}", "final class A {}"),
    ] as [(String, String)])
  func removedAttributes(text: String, result: String) throws {
    let found = try edited(text) { [.remove(try attribute(in: $0), in: $0)] }
    #expect(found == result)
  }

  @Test(
    arguments: [
      ("struct A { @StateObject var n = 0 }", "State", "struct A { @State var n = 0 }"),
      (
        "struct A { @SwiftUI.StateObject var n = 0 }", "State",
        "struct A { @SwiftUI.State var n = 0 }"
      ),
      (
        "struct A { @ObservedObject(x) var n = 0 }", "Bindable",
        "struct A { @Bindable(x) var n = 0 }"
      ),
    ] as [(String, String, String)])
  func renamedAttributes(text: String, name: String, result: String) throws {
    let found = try edited(text) { [.rename(try attribute(in: $0), to: name, in: $0)] }
    #expect(found == result)
  }

  @Test(
    arguments: [
      ("class A { var n = 0 }", "class A { @New var n = 0 }"),
      ("class A {\n  private var n = 0\n}", "class A {\n  @New private var n = 0\n}"),
      ("class A {\n  @Old\n  var n = 0\n}", "class A {\n  @Old\n  @New\n  var n = 0\n}"),
      ("class A {\n  @Old var n = 0\n}", "class A {\n  @New @Old var n = 0\n}"),
      ("class A {\n  /// All.\n  var n = 0\n}", "class A {\n  /// All.\n  @New var n = 0\n}"),
    ] as [(String, String)])
  func attributesOfProperties(text: String, result: String) throws {
    let found = try edited(text) {
      [.insertAttribute("New", before: try #require($0.types[0].properties.first), in: $0)]
    }
    #expect(found == result)
  }

  @Test(
    arguments: [
      ("class A {}", "@New\nclass A {}"),
      ("  final class A {}", "  @New\n  final class A {}"),
      ("@Old\npublic class A {}", "@Old\n@New\npublic class A {}"),
      ("@Old final class A {}", "@Old @New final class A {}"),
      ("/// All.\r\nclass A {}", "/// All.\r\n@New\r\nclass A {}"),
    ] as [(String, String)])
  func attributesOfTypes(text: String, result: String) throws {
    let found = try edited(text) { [.insertAttribute("New", before: $0.types[0], in: $0)] }
    #expect(found == result)
  }

  // MARK: Inheritance clauses

  @Test(
    arguments: [
      ("class A: B {}", 0, "class A {}"), ("class A : B {}", 0, "class A {}"),
      ("class A: B, C {}", 0, "class A: C {}"), ("class A: B, C {}", 1, "class A: B {}"),
      ("class A: B, C, D {}", 1, "class A: B, D {}"),
      ("class A: B where T: C {}", 0, "class A where T: C {}"),
      ("class A:\n  B,\n  C\n{}", 1, "class A:\n  B\n{}"),
      ("class A:\n  B,\n  C\n{}", 0, "class A:\n  C\n{}"),
      ("class A: /* b */ B {}", 0, "class A /* b */ {}"),
      ("class A: // b\n  B {}", 0, "class A // b\n{}"),
      ("class A: B /* b */, C {}", 1, "class A: B /* b */ {}"),
    ] as [(String, Int, String)])
  func inheritance(text: String, index: Int, result: String) throws {
    let found = try edited(text) { [.removeInherited(index, of: $0.types[0], in: $0)] }
    #expect(found == result)
  }

  // MARK: Imports

  @Test(
    arguments: [
      ("import Combine\n\nimport SwiftUI\n", "import SwiftUI\n"),
      // The blank line stays for an import of Observation.
      ("import Combine\n\nclass A {}", "\nclass A {}"),
      ("import Combine\nimport SwiftUI\n", "import SwiftUI\n"),
      ("import SwiftUI\n\nimport Combine\n\nimport Zzz\n", "import SwiftUI\n\nimport Zzz\n"),
      ("import Combine; import SwiftUI\n", "import SwiftUI\n"),
      ("import SwiftUI\nimport Combine // all\nlet a = 1\n", "import SwiftUI\n// all\nlet a = 1\n"),
    ] as [(String, String)])
  func removedImports(text: String, result: String) throws {
    let found = try edited(text) { file in
      let item = try #require(file.imports.first { $0.module == "Combine" })
      return [.removeImport(item, adding: true, in: file)]
    }
    #expect(found == result)
  }

  @Test(
    arguments: [
      ("class A {}\n", "import Observation\n\nclass A {}\n"),
      ("// All.\n\nclass A {}\n", "// All.\n\nimport Observation\n\nclass A {}\n"),
      (
        "import Foundation\nimport SwiftUI\n",
        "import Foundation\nimport Observation\nimport SwiftUI\n"
      ),
      ("import Foundation\n", "import Foundation\nimport Observation\n"),
      ("import Foundation", "import Foundation\nimport Observation"),
      ("import SwiftUI\n\nimport Mine\n", "import Observation\nimport SwiftUI\n\nimport Mine\n"),
      (
        "import Foundation\n#if os(iOS)\nimport UIKit\n#endif\n",
        "import Foundation\nimport Observation\n#if os(iOS)\nimport UIKit\n#endif\n"
      ),
    ] as [(String, String)])
  func addedImports(text: String, result: String) throws {
    let found = try edited(text) { file in
      let place = file.placeToImport("Observation")
      return [.insert(place.text, at: place.offset, in: file)]
    }
    #expect(found == result)
  }

  // MARK: Statements and declarations

  @Test(
    arguments: [
      ("func f() {\n  a()\n  b()\n  c()\n}", "func f() {\n  a()\n  c()\n}"),
      ("func f() {\n  a(); b(); c()\n}", "func f() {\n  a(); c()\n}"),
      ("func f() { a(); b() }", "func f() { a() }"), ("func f() { b() }", "func f() {}"),
      ("func f() {\n  a()\n  b() // all\n}", "func f() {\n  a()\n  // all\n}"),
      ("func f() {\n  a()\n\n  b()\n\n  c()\n}", "func f() {\n  a()\n\n  c()\n}"),
      ("func f() {\n  a()\n\n  b()\n}", "func f() {\n  a()\n}"),
      ("func f() {\n\tb();\n\tc()\n}", "func f() {\n\tc()\n}"),
    ] as [(String, String)])
  func removedStatements(text: String, result: String) throws {
    let found = try edited(text) { [.removeStatement(try range(of: "b()", in: $0), in: $0)] }
    #expect(found == result)
  }

  @Test(
    arguments: [
      ("class A { var a = 1, b = 2 }", "class A { @New var a = 1\n@New var b = 2 }"),
      ("class A {\n  var a, b: Int\n}", "class A {\n  @New var a: Int\n  @New var b: Int\n}"),
      (
        "class A {\n  private var a = 1, /* two */ b = 2\n}",
        "class A {\n  @New private var a = 1\n  /* two */\n  @New private var b = 2\n}"
      ),
    ] as [(String, String)])
  func splitBindings(text: String, result: String) throws {
    let found = try edited(text) { Edit.split($0.types[0].properties, in: $0) { _ in "New" } }
    #expect(found == result)
  }

  // MARK: Members and indentation

  @Test(
    arguments: [
      ("class A {\n  let a = 1\n}", "class A {\n  var n = 0\n  let a = 1\n}"),
      ("class A {\n    func f() {}\n}", "class A {\n    var n = 0\n\n    func f() {}\n}"),
      ("class A {\n\n  func f() {}\n}", "class A {\n  var n = 0\n\n  func f() {}\n}"),
      ("class A { // all\n\tlet a = 1\n}", "class A { // all\n\tvar n = 0\n\tlet a = 1\n}"),
      ("class A {\n}", "class A {\n  var n = 0\n}"),
      ("class A { let a = 1 }", "class A { var n = 0; let a = 1 }"),
    ] as [(String, String)])
  func firstMembers(text: String, result: String) throws {
    let found = try edited(text) { [.insertProperty("var n = 0", atHeadOf: $0.types[0], in: $0)] }
    #expect(found == result)
  }

  @Test(
    arguments: [
      ("class A {\n  let a = 1\n}", "class A {\n  let a = 1\n  var n = 0\n}"),
      (
        "class A {\n  let a = 1\n  func f() {}\n}",
        "class A {\n  let a = 1\n  var n = 0\n  func f() {}\n}"
      ),
      ("class A {\n  let a = 1 // one\n}", "class A {\n  let a = 1 // one\n  var n = 0\n}"),
      ("class A {\n  func f() {}\n}", "class A {\n  var n = 0\n\n  func f() {}\n}"),
    ] as [(String, String)])
  func storedMembers(text: String, result: String) throws {
    let found = try edited(text) { [.insertStoredMember("var n = 0", in: $0.types[0], of: $0)] }
    #expect(found == result)
  }

  @Test(
    arguments: [
      ("a\n  b", "  "), ("a\n    b", "    "), ("a\n\tb", "\t"), ("a", "  "),
      ("/**\n * a\n */\nb", "  "),
    ] as [(String, String)])
  func indentationSteps(text: String, step: String) {
    #expect(file(text).indentationStep == step)
  }

  // MARK: Applying

  /// Insertions and replacements that touch are applied in their order; those that overlap are an error.
  @Test(
    arguments: [
      ([(0..<1, "x"), (1..<2, "y")], "xyc", nil),
      ([(1..<2, "y"), (0..<1, "x")], "xyc", nil),
      ([(1..<1, "x"), (1..<1, "y")], "axybc", nil),
      ([(1..<1, "\nx"), (1..<1, "y")], "ay\nxbc", nil),
      ([(1..<2, "x"), (1..<1, "y")], "ayxc", nil),
      ([(0..<2, "x"), (1..<3, "y")], "", .conflict(path: "A.swift", 0..<2, 1..<3)),
      ([(0..<3, "x"), (1..<1, "y")], "", .conflict(path: "A.swift", 0..<3, 1..<1)),
      ([(0..<1, "x"), (0..<1, "y")], "", .conflict(path: "A.swift", 0..<1, 0..<1)),
    ] as [([(Range<Int>, String)], String, InternalError?)])
  func applied(edits: [(Range<Int>, String)], result: String, defect: InternalError?) throws {
    func apply() throws -> String {
      try edited("abc") { _ in
        edits.map { Edit(path: "A.swift", range: $0.0, replacement: $0.1) }
      }
    }
    if let defect {
      #expect(throws: defect) { try apply() }
    } else {
      let found = try apply()
      #expect(found == result)
    }
  }

  @Test(
    arguments: [
      ("let x = 1", 8..<9, "2", nil),
      ("let x = 1", 8..<9, "", .syntax(path: "A.swift")),
      ("func f() {}", 10..<11, "", .syntax(path: "A.swift")),
      ("let x = 1 // a", 3..<4, "", .unintendedChange(path: "A.swift", offset: 0)),
    ] as [(String, Range<Int>, String, InternalError?)])
  func proved(text: String, range: Range<Int>, replacement: String, defect: InternalError?) throws {
    let change = try FileChange(
      path: "A.swift", before: Array(text.utf8),
      edits: [Edit(path: "A.swift", range: range, replacement: replacement)])
    if let defect {
      #expect(throws: defect) { try change.prove(mayNotParse: false) }
    } else {
      try change.prove(mayNotParse: false)
    }
  }
}
