import Foundation
import Testing

/// `--insert-todos` keeps one comment for each blocker above the types that are not migrated.
@Suite struct TodoTests {
  private static let search = """
    // Search.swift

    import Combine

    // MARK: - Search

    /// Searches.
    @MainActor final class Search: ObservableObject {
      @Published var query = ""
      func changes() { _ = $query.dropFirst() }

      // migrate-observable:ignore
      final class Nested: ObservableObject {}
    }

    """

  private static let comment =
    "// TODO: `Search` is not migrated: `$query` uses a publisher of `@Published`, which `@Observable` does not have."
    + " Read the property, or use `onChange`. [migrate-observable: PublisherUse]"

  private static let arguments = [".", "--allow-no-vcs", "--combine", "block", "--insert-todos"]

  @Test func commentsStayUpToDate() throws {
    let folder = try ScratchFolder([
      "Search.swift": Self.search, "Counter.swift": Sample.model("Counter"),
      "SearchView.swift": """
      import SwiftUI

      struct SearchView: View {
        @ObservedObject var search: Search

        var body: some View { Text(search.query) }
      }
      """,
    ])
    func run(_ more: String...) throws -> CommandResult {
      try folder.run(ScratchFolder.executable, Self.arguments + more + ["."])
    }
    #expect(try run().status == 0)
    let once = try folder.text("Search.swift")
    #expect(
      once.contains("// MARK: - Search\n\n\(Self.comment)\n/// Searches.\n@MainActor"), "\(once)")
    #expect(
      once.contains("\n\n  // TODO: `Search.Nested` is not migrated: "), "\(once)")
    #expect(once.contains("[migrate-observable: Ignored]\n  // migrate-observable:ignore\n"))
    #expect(try folder.text("Counter.swift") == Sample.moved("Counter"))

    // A second run changes nothing, and another format replaces the comments.
    #expect(try run().status == 0)
    #expect(try folder.text("Search.swift") == once)
    #expect(try run("--todo-format", "// FIXME(#12): {message}").status == 0)
    #expect(
      try folder.text("Search.swift") == once.replacing("// TODO: ", with: "// FIXME(#12): "))

    // What blocks nothing any more has no comment.
    try folder.write(
      "Search.swift", folder.text("Search.swift").replacing("_ = $query.dropFirst()", with: ""))
    #expect(try run().status == 0)
    let rest = try folder.text("Search.swift")
    #expect(rest.contains("// MARK: - Search\n\n/// Searches.\n@MainActor @Observable"), "\(rest)")
    #expect(rest.contains("[migrate-observable: Ignored]"))
    try folder.write("Search.swift", rest.replacing("  // migrate-observable:ignore\n", with: ""))
    #expect(try run().status == 0)
    #expect(try !folder.text("Search.swift").contains("[migrate-observable"))
  }

  /// A run that inserts none removes those above what it migrates, and no other.
  @Test func migratedTypesLoseTheirComment() throws {
    let folder = try ScratchFolder(["Search.swift": Self.search])
    func run(_ arguments: [String]) throws -> CommandResult {
      try folder.run(ScratchFolder.executable, arguments + ["."])
    }
    #expect(try run(Self.arguments).status == 0)
    try folder.write(
      "Search.swift", folder.text("Search.swift").replacing("_ = $query.dropFirst()", with: ""))
    #expect(try run(Self.arguments.dropLast()).status == 0)
    let text = try folder.text("Search.swift")
    #expect(text.contains("// MARK: - Search\n\n/// Searches.\n@MainActor @Observable"), "\(text)")
    #expect(text.contains("[migrate-observable: Ignored]"))
  }

  @Test func windowsLineEndings() throws {
    let text = Self.search.replacing("\n", with: "\r\n")
    let folder = try ScratchFolder(["Search.swift": text])
    let result = try folder.run(ScratchFolder.executable, Self.arguments + ["."])
    #expect(result.status == 0)
    #expect(
      try folder.text("Search.swift").contains(
        "- Search\r\n\r\n\(Self.comment)\r\n/// Searches.\r\n"))
  }

  @Test(arguments: ["TODO: {message}", "// TODO:", "// {message}\n"])
  func badFormats(_ format: String) throws {
    let folder = try ScratchFolder(["Search.swift": Self.search])
    let result = try folder.apply("--insert-todos", "--todo-format", format, ".")
    #expect(result.status == 64)
    #expect(try folder.text("Search.swift") == Self.search)
  }
}
