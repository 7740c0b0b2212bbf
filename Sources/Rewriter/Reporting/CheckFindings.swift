import SourceModel

extension Migration {
  /// What `--check` reports, in the order of the sites: each type that can be migrated, the blockers of the others, the
  /// problems of files and directives, and the findings in code that already uses `@Observable`.
  /// - Parameters:
  ///   - known: qualified names of types that are not reported.
  ///   - command: the command that migrates a group, by its id.
  public func checkFindings(
    except known: Set<String>, command: (String) -> String
  ) -> [PlacedDiagnostic] {
    func isNew(_ type: TypeID) -> Bool { !known.contains(model.symbols.qualifiedName(type)) }
    let open = plan.flatMap { group in
      group.types.filter(isNew).map { type in
        let name = model.symbols.qualifiedName(type)
        let fix = "Run `\(command(group.id))`"
        return PlacedDiagnostic(
          Diagnostic(.notMigrated, name, instead: fix), at: model.symbols.site(of: type), type: name
        )
      }
    }
    return
      (open + blocked.filter { isNew($0.type) }.flatMap(diagnostics) + projectDiagnostics
      + findingDiagnostics).inOrderOfSites()
  }
}
