import Foundation
import SourceModel
import Testing

@testable import Rewriter

@Suite struct UnifiedDiffTests {
  /// An edit given by the text it replaces, which must occur once.
  private func change(
    _ before: String, _ edits: [(String, String)], path: String = "A.swift"
  ) throws -> FileChange {
    let edits = try edits.map { old, new -> Edit in
      let range = try #require(before.range(of: old, options: .literal))
      let start = before.utf8.distance(from: before.startIndex, to: range.lowerBound)
      return Edit(path: path, range: start..<(start + old.utf8.count), replacement: new)
    }
    return try FileChange(path: path, before: Array(before.utf8), edits: edits)
  }

  @Test func oneLine() throws {
    let change = try change("a\nb\nc\nd\ne\nf\ng\nh\ni\n", [("e", "E")])
    #expect(
      unifiedDiff(of: [change]) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@ a
         b
         c
         d
        -e
        +E
         f
         g
         h

        """)
  }

  @Test func wholeLineGone() throws {
    let change = try change("import Combine\nimport SwiftUI\n", [("import Combine\n", "")])
    #expect(
      unifiedDiff(of: [change]) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1 @@
        -import Combine
         import SwiftUI

        """)
  }

  @Test func linesThatStayAreNotShownAsChanged() throws {
    let change = try change("1\n2\n3\n4\n5\n", [("1\n2\n3\n4\n5\n", "1\nx\n3\ny\n5\n")])
    let marks = unifiedDiff(of: [change]).split(separator: "\n").dropFirst(3).map { $0.prefix(2) }
    #expect(marks == [" 1", "-2", "+x", " 3", "-4", "+y", " 5"])
  }

  @Test func distantChangesAreHunksOfTheirOwn() throws {
    let before = (1...20).map { "line \($0).\n" }.joined()
    let near = try change(before, [("line 5.", "x"), ("line 12.", "y")])
    #expect(hunks(of: near).count == 1)
    let far = try change(before, [("line 5.", "x"), ("line 13.", "y")])
    #expect(hunks(of: far).count == 2)
  }

  @Test func anEditThatChangesNothingIsNotShown() throws {
    #expect(unifiedDiff(of: [try change("a\nb\n", [("a", "a")])]) == "")
  }

  @Test func headingIsTheDeclarationAround() throws {
    let comments = String(repeating: "  //\n", count: 9)
    let before = "final class Model {\n\(comments)  let x = 1\n}\n"
    let hunk = try #require(hunks(of: try change(before, [("let x", "var x")])).first)
    #expect(hunk.heading == "final class Model {")
  }

  @Test(arguments: [
    ("Sources/A.swift", "Sources/A.swift"),
    ("My App/A.swift", "My App/A.swift\t"),
    ("ä.swift", #""\303\244.swift""#),
    ("a\"b\\c\td.swift", #""a\"b\\c\td.swift""#),
    ("bell\u{7}\u{7F}.swift", #""bell\a\177.swift""#),
  ])
  func namesAreQuotedAsGitDoes(name: String, quoted: String) {
    #expect(gitName(name) == quoted)
  }

  @Test func pathsAreAsTheReaderSeesThem() throws {
    let change = try change("a\n", [("a", "b")])
    #expect(unifiedDiff(of: [change], pathPrefix: "App/").hasPrefix("--- a/App/A.swift\n"))
  }

  // MARK: With git

  private static let awkward: [(name: String, before: String, edits: [(String, String)])] = [
    ("missing final newline", "a\nb\nc", [("c", "d")]),
    ("final newline comes", "a\nb", [("b", "b\n")]),
    ("final newline goes", "a\nb\n", [("b\n", "b")]),
    ("missing final newline in context", "a\nb\nc", [("a", "x")]),
    ("CR LF", "a\r\nb\r\nc\r\n", [("b", "x\r\ny")]),
    ("CR LF line goes", "a\r\nb\r\nc\r\n", [("b\r\n", "")]),
    ("CR", "a\rb\rc\r", [("b", "x")]),
    ("mixed", "a\r\nb\nc\rd\n", [("d", "x")]),
    ("byte-order mark", "\u{FEFF}a\nb\n", [("a", "x")]),
    ("to nothing but a line break", "a", [("a", "\n")]),
    ("one line", "a", [("a", "b\nc")]),
    ("everything", "a\nb\n", [("a\nb\n", "c\n")]),
    ("beginning and end", "a\nb\nc\n", [("a\n", "0\na\n"), ("c\n", "c\nd\n")]),
    ("looks like a diff", "--- a/x\n+++ b/x\n@@ -1 +1 @@\n", [("@@ -1", "@@ -2")]),
    ("ä ö", "let ä = \"ö\"\n", [("ö", "ü")]),
  ]

  @Test(arguments: awkward.indices)
  func gitTakesIt(_ index: Int) throws {
    let (name, before, edits) = Self.awkward[index]
    try expectGitToApply([try change(before, edits, path: "My \"App\"/\(name).swift")])
  }

  @Test func gitTakesFilesThatBecomeEmptyOrWereEmpty() throws {
    let filled = try FileChange(
      path: "A.swift", before: [], edits: [Edit(path: "A.swift", range: 0..<0, replacement: "a\n")])
    try expectGitToApply([filled, try change("a\nb\n", [("a\nb\n", "")], path: "B.swift")])
  }

  /// Random edits of random files: git makes the same result of them, forwards and backwards.
  @Test func gitTakesAnything() throws {
    var generator = SplitMix(state: 7)
    let breaks = ["\n", "\n", "\n", "\r\n", "\r", ""]
    let changes = try (0..<300).map { number -> FileChange in
      func text(_ count: Int) -> String {
        (0..<count).map { _ in
          ["a", "b", "  let x", "}", ""].randomElement(using: &generator)!
            + breaks.randomElement(using: &generator)!
        }.joined()
      }
      let path = "\(number).swift"
      let before = Array(text(Int.random(in: 1...40, using: &generator)).utf8) + [0x7A]
      var edits: [Edit] = []
      var position = 0
      while edits.count < 6, position < before.count {
        let start = Int.random(in: position...before.count, using: &generator)
        let end = min(before.count, start + Int.random(in: 0...9, using: &generator))
        let replacement = text(Int.random(in: 0...3, using: &generator))
        edits.append(Edit(path: path, range: start..<end, replacement: replacement))
        position = end + 1
      }
      return try FileChange(path: path, before: before, edits: edits)
    }
    try expectGitToApply(changes.filter { !$0.after.isEmpty })
  }

  private func expectGitToApply(
    _ changes: [FileChange], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("unified-diff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for change in changes {
      let file = folder.appendingPathComponent(change.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(change.before).write(to: file)
    }
    let patch = folder.appendingPathComponent("all.patch")
    try Data(unifiedDiff(of: changes).utf8).write(to: patch)
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "apply", "--whitespace=nowarn"] + arguments + ["all.patch"]
      process.currentDirectoryURL = folder
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(text)", sourceLocation: sourceLocation)
    }
    try git("--check")
    try git()
    for change in changes {
      let data = try? Data(contentsOf: folder.appendingPathComponent(change.path))
      #expect(data.map(Array.init) == change.after, sourceLocation: sourceLocation)
    }
    try git("--reverse")
    for change in changes {
      let data = try? Data(contentsOf: folder.appendingPathComponent(change.path))
      #expect(data.map(Array.init) == change.before, sourceLocation: sourceLocation)
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
