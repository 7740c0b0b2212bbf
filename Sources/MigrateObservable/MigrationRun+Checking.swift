import Rewriter

/// `--check`: what fails, and the baseline of what may stay for now.
extension MigrationRun {
  func checkFindings(of migration: Migration) -> [PlacedDiagnostic] {
    migration.checkFindings(except: baseline?.types ?? []) { invocation(["--group", $0]) }
  }

  /// Prints what `--diagnostics gitlab` and `--statistics` ask for.
  func showForMachines(_ diagnostics: [PlacedDiagnostic]) {
    if command.diagnostics == .gitlab {
      terminal.printDocument([Array(codeQualityReport(diagnostics, path: project.shown).utf8)])
    }
    guard command.statistics else { return }
    let kinds = Dictionary(grouping: diagnostics, by: \.name).values
      .sorted { ($1.count, $0[0].name) < ($0.count, $1[0].name) }
    let width = kinds.first.map { String($0.count).count } ?? 0
    let lines = kinds.map { kind in
      let count = String(kind.count)
      let padding = String(repeating: " ", count: width - count.count)
      return "\(padding)\(count) \(kind[0].severity.rawValue) \(kind[0].name)\n"
    }
    terminal.printDocument(lines.map { Array($0.utf8) })
  }

  /// Whether no type of the project is a finding.
  func passesCheck(_ migration: Migration) -> Bool {
    // Code in a mixed state does not compile, so no baseline excuses it.
    if migration.hasMixedState { return false }
    return Baseline(of: migration).types.isSubset(of: baseline?.types ?? [])
  }

  /// Writes or prunes the baseline, and names its entries that no observable type has.
  func updateBaseline(_ migration: Migration) throws(Failure) {
    if let path = command.writeBaseline { try Baseline(of: migration).write(to: path) }
    guard let baseline, let path = command.baseline else { return }
    let known = Set(migration.names(migration.verdicts.map(\.type)))
    let stale = baseline.types.subtracting(known).sorted()
    if stale.isEmpty { return }
    if command.pruneBaseline {
      try Baseline(types: baseline.types.intersection(known)).write(to: path)
    }
    guard !command.quiet else { return }
    let names = stale.map { "`\($0)`" }.listed(upTo: 10, "type")
    terminal.report([
      command.pruneBaseline
        ? "\(path): note: \(names) removed: no longer an ObservableObject"
        : "\(path): note: no ObservableObject is named \(names); --prune-baseline removes stale entries"
    ])
  }
}
