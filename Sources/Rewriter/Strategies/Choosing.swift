import SourceModel

/// The choices for the owners before this one.
struct EarlierChoices: Sendable {
  /// The choices for owners in the same host.
  let ofHost: [OwnerChoice]
  private let edits: EditsByFile
  /// Edits without a conflict so far, which may have one once more choices are known.
  private let conflictFreeEdits = ConflictFreeEdits()

  /// - Parameter edits: the edits of earlier choices in all hosts.
  init(ofHost: [OwnerChoice] = [], edits: EditsByFile = EditsByFile([])) {
    self.ofHost = ofHost
    self.edits = edits
  }

  /// Whether an earlier choice changes the same code.
  func hasConflict(of edit: Edit) -> Bool {
    let isHindered = edits.hasConflict(of: edit)
    if !isHindered { conflictFreeEdits.edits.append(edit) }
    return isHindered
  }

  /// Whether other owners' edits conflict with an edit that had no conflict so far.
  func wouldConflict(with others: EditsByFile) -> Bool {
    conflictFreeEdits.edits.contains(where: others.hasConflict)
  }
}

/// Only one thread uses it: the one that chooses for the owner.
private final class ConflictFreeEdits: @unchecked Sendable {
  var edits: [Edit] = []
}

extension EditsByFile {
  fileprivate func hasConflict(of edit: Edit) -> Bool {
    beside(edit).contains { $0 != edit && !$0.range.isEmpty && $0.overlaps(edit) }
  }
}

/// Chooses a strategy for each owner, given the choices for the owners before it.
///
/// Owners in different hosts depend on each other only where they would change the same code, which is rare. So all
/// hosts are processed in parallel, and those whose choice would change are processed once more in order.
func choose(for owners: [Owner], jobs: Int) -> [OwnerChoice] {
  let hosts = Dictionary(grouping: owners.indices) { owners[$0].site.host }.values
    .sorted { $0[0] < $1[0] }
  let drafts = mapInParallel(hosts.count, jobs: jobs, share: 2) { number in
    var chosen = EditsByFile([])
    var choices: [OwnerChoice] = []
    return hosts[number].map { index -> (index: Int, before: EarlierChoices, choice: OwnerChoice) in
      var owner = owners[index]
      owner.before = EarlierChoices(ofHost: choices, edits: chosen)
      let choice = OwnerChoice(owner)
      choices.append(choice)
      chosen.add(choice.edits)
      return (index, owner.before, choice)
    }
  }.joined().sorted { $0.index < $1.index }
  var choices: [OwnerChoice] = []
  var chosen = EditsByFile([])
  var ofHosts: [TypeID: [OwnerChoice]] = [:]
  var hostsToRepeat: Set<TypeID> = []
  for (draft, var owner) in zip(drafts, owners) {
    let host = owner.site.host
    var choice = draft.choice
    if hostsToRepeat.contains(host) || draft.before.wouldConflict(with: chosen) {
      owner.before = EarlierChoices(ofHost: ofHosts[host] ?? [], edits: chosen)
      choice = OwnerChoice(owner)
      hostsToRepeat.insert(host)
    }
    choices.append(choice)
    chosen.add(choice.edits)
    ofHosts[host, default: []].append(choice)
  }
  return choices
}
