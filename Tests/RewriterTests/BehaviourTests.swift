import Foundation
import SourceModel
import Testing

@testable import Rewriter

/// Before and after do the same, or differ exactly as the case's `trace.txt` says. The first frame is the same in any
/// case, unless a warning says that it lacks what runs later.
@Suite struct BehaviourTests {
  @Test(
    "Behaves", .enabled(if: Compiler.absence == nil),
    arguments: SnapshotCase.selected.filter { $0.text("trace.swift") != nil })
  func behaves(snapshot: SnapshotCase) async throws {
    let run = try snapshot.run()
    let code = (snapshot.text("trace.swift") ?? "").notingFirstFrames
    let project = run.projectWithGeneratedCode ?? run.project
    let former = Behaviour(try await CompiledProject(project, of: run).output(of: code))
    let latter =
      run.audit != nil
      ? former
      : Behaviour(
        try await CompiledProject(run.migratedProject, of: run)
          .output(of: code, defining: ["MIGRATED"]))
    if former.firstFrames != latter.firstFrames, !run.migration.warnsOfFirstFrame {
      Issue.record(
        """
        \(snapshot.name): the first frame differs, and no warning says so
        before: \(former.firstFrames)
        after:  \(latter.firstFrames)
        """)
    }
    let (before, after) = (former.trace, latter.trace)
    let text = comparison(before, after)
    let url = snapshot.folder.appendingPathComponent("trace.txt")
    if Recording.isOn {
      // What is the same needs no record, but an audit changes nothing: there the trace is the claim.
      if before != after || run.audit != nil || snapshot.text("trace.txt") != nil {
        try Repository.write(Array(text.utf8), to: url)
      }
    } else if let recorded = snapshot.text("trace.txt"), recorded != text {
      Issue.record(
        """
        \(snapshot.name): trace.txt is not what is printed
        \(difference(from: Array(recorded.utf8), to: Array(text.utf8), path: "trace.txt"))\
        If it is right, accept it: \(Recording.command), then read `git diff`.
        """)
    } else if snapshot.text("trace.txt") == nil, before != after || run.audit != nil {
      Issue.record("\(snapshot.name): before and after behave differently\n\(text)")
    }
  }

  /// All lines: those of both with a space in front, those of one alone with a minus or a plus.
  private func comparison(_ before: String, _ after: String) -> String {
    if before == after {
      return before.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { " \($0)\n" }.joined()
    }
    let whole = Edit(path: "trace", range: 0..<before.utf8.count, replacement: after)
    guard
      let change = try? FileChange(path: "trace", before: Array(before.utf8), edits: [whole])
    else { return "" }
    return hunks(of: change, context: 1_000_000).flatMap(\.lines).map { line in
      switch line.kind {
      case .context: " \(line.text)\n"
      case .removed: "-\(line.text)\n"
      case .added: "+\(line.text)\n"
      }
    }
    .joined()
  }
}

/// What a program printed.
private struct Behaviour {
  let trace: String
  /// What each host showed when it had rendered for the first time, before any task ran.
  let firstFrames: [String]

  init(_ output: String) {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    firstFrames = lines.filter { $0.hasPrefix(Self.mark) }.map { String($0.dropFirst()) }
    lines.removeAll { $0.hasPrefix(Self.mark) }
    trace = lines.joined(separator: "\n")
  }

  fileprivate static let mark = "\u{1}"
}

extension String {
  /// The code of a trace, which also prints what each host shows at first.
  fileprivate var notingFirstFrames: String {
    // A trace that renders nothing need not import SwiftUI.
    guard contains(".render()") else { return self }
    return replacing(".render()", with: ".renderNotingFirstFrame()") + """

      @MainActor private var renderedHosts: [SwiftUI.Host] = []
      extension SwiftUI.Host {
        @MainActor fileprivate func renderNotingFirstFrame() {
          render()
          if renderedHosts.contains(where: { $0 === self }) { return }
          renderedHosts.append(self)
          print("\\u{1}" + text.split(separator: "\\n").joined(separator: " / "))
        }
      }

      """
  }
}

extension Migration {
  /// Whether a warning says that a view shows something later than before.
  fileprivate var warnsOfFirstFrame: Bool {
    decisions.flatMap(\.diagnostics).contains {
      [.deferredWork, .deferredModel, .accessInInitializer].contains($0.kind)
    }
  }
}
