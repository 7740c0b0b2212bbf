import Foundation
import SourceModel
import Testing

@testable import MigrateObservable
@testable import Rewriter

@Suite struct QuestionTests {
  private static let heavy = """
    import SwiftUI

    final class Library: ObservableObject {
      @Published var data = try? Data(contentsOf: saved)
    }

    struct LibraryView: View {
      @StateObject private var library = Library()
      var body: some View { Text("\\(library.data?.count ?? 0)") }
    }

    """

  private func answer(
    _ given: String..., to sources: [String] = ["A", "B", "C"].map(Sample.model)
  ) throws -> (answers: Answers?, shown: String) {
    let project = Project(
      sources: sources.enumerated().map {
        SourceFile(path: "\($0.offset).swift", bytes: Array($0.element.utf8))
      })
    let migration = try migrate(project)
    var rest = given[...]
    var shown = ""
    let questions = Questions(
      read: { rest.popFirst() }, write: { shown += $0 }, usesColor: true, excerpt: 3)
    let answers = try questions.answers(to: migration) { _, strategies throws(Failure) in
      var options = Options()
      options.strategies = strategies.mapValues(Optional.some)
      do throws(InternalError) {
        let migration = try migrate(project, options: options)
        return (migration, unifiedDiff(of: migration.changes))
      } catch {
        throw error.failure
      }
    }
    return (answers, shown)
  }

  @Test func answers() throws {
    #expect(try answer("a", "s", "apply").answers == Answers(except: ["B"]))
    #expect(try answer("what", "skip", "a", "a").answers == Answers(except: ["A"]))
    #expect(try answer("a", "quit").answers == nil)
    #expect(try answer("a").answers == nil)
    #expect(try answer("all").answers == Answers())
    #expect(try answer("s", "l").answers == Answers(except: ["A"]))
    #expect(try answer("s", "b", "a", "a", "a").answers == Answers())
    #expect(try answer("back", "?", "l").shown.contains("go back to the previous question"))
  }

  @Test func quittingKeepsTheAnswersIfAsked() throws {
    #expect(try answer("a", "q", "y").answers == Answers(except: ["B", "C"]))
    #expect(try answer("a", "q", "n").answers == nil)
    #expect(try !answer("s", "q").shown.contains("chosen so far"))
  }

  @Test func aWarningIsShownOnce() throws {
    let shown = try answer("t", "plain", "t", "plain", "q", to: [Self.heavy]).shown
    #expect(shown.components(separatedBy: "runs each time the view is created").count == 2)
  }

  @Test func strategyOfHeavyModels() throws {
    let kept = try answer("t", "keep", "a", to: [Self.heavy])
    #expect(kept.answers == Answers(strategies: ["Library": .keep]))
    #expect(kept.shown.contains("LibraryView owns a heavy model (strategy: keep)"))
    let slip = try answer("t", "kepp", "a", to: [Self.heavy])
    #expect(slip.answers == Answers())
    #expect(slip.shown.contains("did you mean `keep`?"))
    #expect(try answer("t", "plain", "s", to: [Self.heavy]).answers == Answers(except: ["Library"]))
    #expect(try !answer("q").shown.contains("s[t]rategy"))
  }

  @Test func showPrintsTheWholeDiff() throws {
    let added = "\u{1B}[32m+@Observable\u{1B}[0m"
    #expect(try !answer("q").shown.contains(added))
    #expect(try answer("h", "q").shown.contains(added))
  }

  @Test func onlyOnATerminal() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    #expect(try folder.apply("--interactive").status == 64)
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }

  @Test func answersAreKept() throws {
    let folder = try ScratchFolder([
      "A.swift": Sample.model("A") + Sample.model("B"), "L.swift": Self.heavy,
      ".migrate-observable.json": "{\"xcode\": 26, \"except\": [\"B\"]}",
      "Package.swift": "// swift-tools-version:5.9\n",
    ])
    let run = try Dialogue(folder, ".", "--allow-no-vcs", "--interactive", "--color", "never")
    let shown = run.finish(typing: "s\nt\nkeep\na\ny\n")
    #expect(run.status == 0, "\(shown)")
    #expect(try folder.text("A.swift") == Sample.model("A") + Sample.model("B"))
    #expect(try folder.text("L.swift").contains("@StateObject private var library"))
    #expect(try folder.text("L.swift").contains("@Observable"))
    let kept = try JSONDecoder().decode(Kept.self, from: folder.data(".migrate-observable.json"))
    #expect(kept == Kept(xcode: 26, except: ["A", "B"], strategies: ["Library": "keep"]))
  }

  private struct Kept: Codable, Equatable {
    let xcode: Int
    let except: [String]
    let strategies: [String: String]
  }

  @Test func theTerminalIsAsItWas() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    let run = try Dialogue(folder, ".", "--allow-no-vcs", "--interactive")
    let mode = run.mode
    let shown = run.interrupt(after: "[q]uit? ")
    #expect(shown.contains("[a]pply"))
    #expect(run.status == 128 + SIGINT)
    #expect(run.mode == mode)
    // What is painted is painted to its end.
    #expect(shown.hasSuffix("[q]uit? "))
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }
}
