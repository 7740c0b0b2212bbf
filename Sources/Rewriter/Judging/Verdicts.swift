import SourceModel

/// Whether a type moves, and everything that holds it.
public struct Verdict: Sendable {
  public enum Outcome: String, Sendable {
    case moves, held
    case outOfScope = "out-of-scope"
  }
  public let type: TypeID
  public let outcome: Outcome
  public let heldBy: [Blocker]
}

/// An objection, and the types through which it reaches the one it holds.
public struct Blocker: Sendable, Hashable {
  public let objection: Objection
  /// From the held type to the one the objection is against; empty where that is the type itself.
  public let via: [TypeID]
}

/// Judges every observable type: it moves only if everything it touches can move with it.
struct Verdicts {
  private(set) var byType: [TypeID: Verdict] = [:]
  /// Which types move only with which others.
  let links: [TypeID: Set<TypeID>]

  init(model: ProjectModel, proposals: [Proposal], options: Options) {
    let types = model.types.map(\.id).filter {
      model.isObservableObject($0) && (!model.tellsOfItself($0) || model.isMigratable($0))
    }
    let inScope = Set(types.filter { options.selects($0, in: model) })
    var objections: [TypeID: [Objection]] = [:]
    var links: [TypeID: Set<TypeID>] = [:]
    func link(_ a: TypeID, _ b: TypeID) {
      guard a != b else { return }
      links[a, default: []].insert(b)
      links[b, default: []].insert(a)
    }
    for id in types {
      for supertype in model.supertypes(of: id) {
        for candidate in supertype.resolved.candidates where model.isObservableObject(candidate) {
          link(id, candidate)
        }
      }
    }
    for proposal in proposals {
      if case .objection(let objection) = proposal.answer {
        for id in proposal.types { objections[id, default: []].append(objection) }
      } else if case .all = proposal.need {
        for id in proposal.types.dropFirst() { link(proposal.types[0], id) }
      }
    }
    self.links = links
    for id in types where !inScope.contains(id) && objections[id] == nil {
      let reason: Reason = model.isInEditingScope(id) ? .ignored : .editingScope
      objections[id] = [
        Objection(reason, at: model.site(of: id), evidence: model.qualifiedName(id))
      ]
    }
    for id in types {
      let blockers = Self.blockers(of: id, objections, links)
      let outcome: Verdict.Outcome =
        !inScope.contains(id) ? .outOfScope : blockers.isEmpty ? .moves : .held
      byType[id] = Verdict(
        type: id, outcome: outcome, heldBy: outcome == .outOfScope ? [] : blockers)
    }
  }

  func moves(_ id: TypeID) -> Bool { byType[id]?.outcome == .moves }

  /// The types that move, each group with all that it is linked with; in the order of their sites.
  func groups(_ types: [TypeID]) -> [[TypeID]] {
    var seen: Set<TypeID> = []
    return types.filter(moves).compactMap { first in
      guard seen.insert(first).inserted else { return nil }
      var group = [first]
      var next = 0
      while next < group.count {
        let linked = (links[group[next]] ?? []).sorted()
        group += linked.filter { moves($0) && seen.insert($0).inserted }
        next += 1
      }
      return group.sorted()
    }
  }

  /// The objections against a type and those against all it is linked with, nearest first.
  private static func blockers(
    of id: TypeID, _ objections: [TypeID: [Objection]], _ links: [TypeID: Set<TypeID>]
  ) -> [Blocker] {
    var result: [Blocker] = []
    var paths: [TypeID: [TypeID]] = [id: []]
    var queue = [id]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      let path = paths[current] ?? []
      for objection in (objections[current] ?? []).sorted(by: { $0.site < $1.site }) {
        result.append(Blocker(objection: objection, via: path))
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
  /// Whether the user's selection takes in a type.
  func selects(_ id: TypeID, in model: ProjectModel) -> Bool {
    let names = [model[id].name, model.qualifiedName(id)]
    if !only.isEmpty, !names.contains(where: only.contains) { return false }
    if names.contains(where: except.contains) { return false }
    return model.isInEditingScope(id)
  }
}
