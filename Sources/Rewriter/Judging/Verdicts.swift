import SourceModel

/// Whether a type is migrated, and everything that blocks it.
public struct Verdict: Sendable {
  public enum Outcome: String, Sendable { case migrated, blocked, outOfScope, backedOut }
  public let type: TypeID
  public let outcome: Outcome
  public let blockers: [ReachedBlocker]
  /// Nil unless the type was backed out.
  public internal(set) var backOut: BackOut?

  /// Its own blockers; if it has none, the nearest one of those that it must migrate with, which list their own.
  var ownOrNearestBlockers: ArraySlice<ReachedBlocker> {
    let own = blockers.prefix { $0.because.isEmpty }
    return own.isEmpty ? blockers.prefix(1) : own
  }
}

/// A blocker, and the types that connect it with the type that it blocks.
public struct ReachedBlocker: Sendable, Hashable {
  public let blocker: Blocker
  /// The types that must migrate together, from the blocked type to the one that has the blocker; empty where that is
  /// the same type.
  public let because: [TypeID]
}

/// Judges every observable type: it is migrated only if everything it touches can be migrated with it.
struct Verdicts {
  private(set) var byType: [TypeID: Verdict] = [:]
  /// Which types must migrate together.
  let links: [TypeID: Set<TypeID>]
  /// The types that stay as they are because they would gain nothing.
  let left: Set<TypeID>

  init(model: ProjectModel, proposals: [Proposal], options: Options) {
    let types = model.symbols.types.map(\.id).filter {
      model.symbols.isObservableObject($0)
        && (!model.symbols.notifiesOfOwnChanges($0) || model.symbols.isMigratable($0))
    }
    let selected = Set(types.filter { options.selects($0, in: model) })
    var ownBlockers: [TypeID: [Blocker]] = [:]
    var links: [TypeID: Set<TypeID>] = [:]
    func link(_ a: TypeID, _ b: TypeID) {
      guard a != b else { return }
      links[a, default: []].insert(b)
      links[b, default: []].insert(a)
    }
    for id in types {
      for supertype in model.symbols.supertypes(of: id) {
        for candidate in supertype.resolved.candidates
        where model.symbols.isObservableObject(candidate) {
          link(id, candidate)
        }
      }
    }
    for proposal in proposals {
      if case .blocked(let blocker) = proposal.answer {
        for id in proposal.types { ownBlockers[id, default: []].append(blocker) }
      } else if case .all = proposal.need {
        for id in proposal.types.dropFirst() { link(proposal.types[0], id) }
      }
    }
    self.links = links
    left = options.only.isEmpty ? Self.typesToLeave(among: selected, links, in: model) : []
    let inScope = selected.subtracting(left)
    for id in types where !inScope.contains(id) && ownBlockers[id] == nil {
      let reason: BlockerKind = model.symbols.isInEditingScope(id) ? .ignored : .editingScope
      ownBlockers[id] = [
        Blocker(reason, at: model.symbols.site(of: id), code: model.symbols.qualifiedName(id))
      ]
    }
    for id in types {
      let blockers = Self.blockers(of: id, ownBlockers, links)
      let outcome: Verdict.Outcome =
        !inScope.contains(id) ? .outOfScope : blockers.isEmpty ? .migrated : .blocked
      byType[id] = Verdict(
        type: id, outcome: outcome, blockers: outcome == .outOfScope ? [] : blockers)
    }
  }

  /// The types that would gain nothing, and that no other type must migrate with.
  private static func typesToLeave(
    among types: Set<TypeID>, _ links: [TypeID: Set<TypeID>], in model: ProjectModel
  ) -> Set<TypeID> {
    types.filter {
      links[$0] == nil && model.symbols.isMigratable($0)
        && model.tracking.isOnlySubscribedTo($0)
    }
  }

  func migrates(_ id: TypeID) -> Bool { byType[id]?.outcome == .migrated }

  /// The migrated types in groups that must migrate together, in the order of their sites.
  func groups(_ types: [TypeID]) -> [[TypeID]] {
    var seen: Set<TypeID> = []
    return types.filter(migrates).compactMap { first in
      guard !seen.contains(first) else { return nil }
      let group = [first].closed { Array((links[$0] ?? []).filter(migrates)) }
      seen.formUnion(group)
      return group.sorted()
    }
  }

  /// The blockers of a type and of all types that must migrate with it, nearest first.
  private static func blockers(
    of id: TypeID, _ ownBlockers: [TypeID: [Blocker]], _ links: [TypeID: Set<TypeID>]
  ) -> [ReachedBlocker] {
    var result: [ReachedBlocker] = []
    var paths: [TypeID: [TypeID]] = [id: []]
    var queue = [id]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      let path = paths[current] ?? []
      for blocker in (ownBlockers[current] ?? []).sorted(by: { $0.site < $1.site }) {
        result.append(ReachedBlocker(blocker: blocker, because: path))
      }
      for neighbour in (links[current] ?? []).sorted() where paths[neighbour] == nil {
        paths[neighbour] = path + [neighbour]
        queue.append(neighbour)
      }
    }
    return result.uniqued()
  }
}

extension Options {
  /// Whether the user's selection includes a type.
  func selects(_ id: TypeID, in model: ProjectModel) -> Bool {
    let names = [model[id].name, model.symbols.qualifiedName(id)]
    if !only.isEmpty, !names.contains(where: only.contains) { return false }
    if names.contains(where: except.contains) { return false }
    return model.symbols.isInEditingScope(id)
  }
}
