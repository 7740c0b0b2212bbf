import Rewriter
import SourceModel

extension MigrationRun {
  struct Verified {
    let migration: Migration
    let written: [String]
    let backedOut: Set<TypeID>

    fileprivate init(_ whole: Migration, _ final: Migration, written: [String]) {
      migration = final
      self.written = written
      backedOut = Set(whole.moved.map(\.type)).subtracting(final.moved.map(\.type))
    }
  }

  /// Applies the migration; as long as the command fails, takes out the types behind its errors.
  func verify(
    _ whole: Migration, _ tree: SourceTree, _ options: Options, with line: String
  ) throws(Failure) -> Verified {
    let command = VerifyCommand(line: line, isStopped: { HeldSignals.isStopped })
    terminal.showProgress("Verifying as it is")
    let first = try run(command)
    if case .timedOut = first.ending { throw timeOut }
    if case .stopped = first.ending { throw stop }
    guard first.passes || self.command.force else {
      throw Failure(
        .changed,
        lastLines(of: first.output) + [
          "error: `\(line)` fails before anything is changed; pass --force to go on all the same",
          "error: nothing was written",
        ])
    }
    let known = Set(
      CompilerError.all(in: first.output, project: project).map { $0.path + ":" + $0.message })

    var options = options
    var migration = whole
    var causes: [TypeID: CompilerError] = [:]
    var words: [String] = []
    while !migration.changes.isEmpty {
      let written = try apply(migration)
      terminal.showProgress("Verifying \(counted(migration.moved.count, "type"))")
      let outcome: VerifyCommand.Outcome
      do {
        outcome = try run(command)
      } catch {
        try restore()
        throw error
      }
      switch outcome.ending {
      case .timedOut, .stopped:
        try restore()
        throw outcome.ending == .stopped ? stop : timeOut
      case .exited: break
      }
      let errors = CompilerError.all(in: outcome.output, project: project)
        .filter { !known.contains($0.path + ":" + $0.message) }
      if outcome.passes || (!first.passes && errors.isEmpty) {
        tell(whole, migration, causes, words)
        return Verified(whole, migration, written: written)
      }

      var blamed: Set<TypeID> = []
      for error in errors {
        for type in migration.types(behind: error) where blamed.insert(type).inserted {
          causes[type] = error
        }
      }
      if blamed.isEmpty {
        // Nothing says which: none can be trusted.
        blamed = Set(migration.moved.map(\.type))
        words = lastLines(of: outcome.output)
      }
      try restore()
      options.except.formUnion(blamed.map(migration.model.qualifiedName))
      migration = try migrate(tree, options)
    }
    tell(whole, migration, causes, words)
    return Verified(whole, migration, written: [])
  }

  private func run(_ command: VerifyCommand) throws(Failure) -> VerifyCommand.Outcome {
    defer { terminal.clearProgress() }
    do {
      return try command.run()
    } catch {
      throw Failure(.unwritable, "error: the command cannot be run: \(error.reason)")
    }
  }

  private var timeOut: Failure {
    Failure(
      .findings, ["error: the command does not end", "error: everything was put back as it was"])
  }

  private var stop: Failure {
    Failure(.unwritable, ["error: interrupted", "error: everything was put back as it was"])
  }

  /// Puts back what was applied. This is not interrupted.
  func restore() throws(Failure) {
    let restoration: Transaction.Restoration?
    do {
      restoration = try Transaction(project).undo(isForced: false)
    } catch {
      throw error.failure(in: project)
    }
    guard let left = restoration?.left, !left.isEmpty else { return }
    throw Failure(
      .changed,
      left.map { "\(project.shown($0.path)): error: \($0.message)" } + [
        "error: these files were changed while the command ran, and were left as they are"
      ])
  }

  /// Says what was backed out, and why.
  private func tell(
    _ whole: Migration, _ final: Migration, _ causes: [TypeID: CompilerError], _ words: [String]
  ) {
    guard command.diagnostics != .none else { return }
    let moved = Set(final.moved.map(\.type))
    for verdict in whole.moved where !moved.contains(verdict.type) {
      let name = whole.model.qualifiedName(verdict.type)
      let group = whole.groups.first { $0.contains(verdict.type) } ?? []
      let message: String
      if let cause = causes[verdict.type] {
        message =
          "\(name) was backed out: \(project.shown(cause.path)):\(cause.line):\(cause.column): "
          + cause.message
      } else if let other = group.first(where: { causes[$0] != nil }) {
        message = "\(name) was backed out with \(whole.model.qualifiedName(other))"
      } else {
        message = "\(name) was backed out: the command fails, and names no file that was changed"
      }
      let site = whole.model.site(of: verdict.type)
      terminal.report([
        Diagnostic(.warning, at: site, message: message, name: "Verify")
          .line(command.diagnostics, path: project.shown(site.path))
      ])
    }
    terminal.report(words)
  }

  private func lastLines(of output: String) -> [String] {
    output.split(whereSeparator: \.isNewline).suffix(10).map { "  " + $0 }
  }
}
