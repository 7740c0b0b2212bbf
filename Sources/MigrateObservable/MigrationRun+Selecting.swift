import Rewriter
import SourceModel

extension MigrationRun {
  /// The groups that a run migrates.
  struct Selection {
    var migration: Migration
    var options: Options
    /// The groups that could be migrated and are not selected.
    var rest: [Group] = []
  }

  /// How many types `--only` takes along.
  private static let fewTypes = 5

  /// Limits a migration to what `--group` and `--next` select, and takes along with the types of `--only` what must
  /// migrate with them.
  func select(from migration: Migration) throws(Failure) -> Selection {
    var selection = Selection(migration: migration, options: options)
    guard command.next || !command.group.isEmpty else {
      return options.only.isEmpty || migration.blocked.isEmpty
        ? selection : try takingAlong(migration)
    }
    let plan = migration.plan
    let selected = command.next ? Array(plan.prefix(1)) : try groups(named: command.group, in: plan)
    // Without a group, the migration changes nothing as it is.
    if selected.isEmpty { return selection }
    let ids = Set(selected.map(\.id))
    selection.rest = plan.filter { !ids.contains($0.id) }
    selection.options.only = Set(selected.flatMap(\.names))
    selection.migration = try migrate(migration.model, selection.options)
    return selection
  }

  private func groups(named ids: [String], in plan: [Group]) throws(Failure) -> [Group] {
    let known = plan.map(\.id)
    let unknown = ids.filter { !known.contains($0) }
    guard unknown.isEmpty else {
      throw Failure(
        .usage,
        unknown.map { id in
          let nearest = nearestName(to: id, among: known).map { "did you mean `\($0)`?" }
          return "error: no group that can be migrated has the id `\(id)`; "
            + (nearest ?? "`--dry-run --format json` lists the groups")
        })
    }
    return plan.filter { ids.contains($0.id) }
  }

  /// Adds to the types of `--only` those that must migrate with them, if they are few.
  private func takingAlong(_ migration: Migration) throws(Failure) -> Selection {
    var whole = options
    whole.only = []
    let plan = try migrate(migration.model, whole).plan
    let blocked = Set(migration.blocked.map(\.type))
    var selection = Selection(migration: migration, options: options)
    var notes: [String] = []
    for group in plan where !blocked.isDisjoint(with: group.types) {
      let asked = migration.names(group.types.filter(blocked.contains)).uniqued()
      let others = group.names.filter { !asked.contains($0) }
      let name = asked.map { "`\($0)`" }.listed()
      if others.count <= Self.fewTypes {
        selection.options.only.formUnion(others)
        let list = others.map { "`\($0)`" }.listed()
        notes.append("note: also migrating \(list), which must migrate together with \(name)")
      } else {
        notes.append(
          "note: \(name) must migrate together with \(others.count) other types; "
            + "pass --group \(group.id) instead of --only")
      }
    }
    if !command.quiet { terminal.report(notes) }
    if selection.options != options {
      selection.migration = try migrate(migration.model, selection.options)
    }
    return selection
  }
}
