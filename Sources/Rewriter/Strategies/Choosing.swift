import SourceModel

/// What was chosen for the owners before one.
struct EarlierChoices: Sendable {
  /// For those of the same host.
  let ofHost: [OwnerChoice]
  private let edits: EditsByFile
  /// What was asked for, and would be answered otherwise if more had been chosen.
  private let unhindered = Unhindered()

  /// - Parameter edits: what was chosen to change for all owners.
  init(ofHost: [OwnerChoice] = [], edits: EditsByFile = EditsByFile([])) {
    self.ofHost = ofHost
    self.edits = edits
  }

  /// Whether one of them changes the same.
  func standInTheWay(of edit: Edit) -> Bool {
    let isHindered = edits.standInTheWay(of: edit)
    if !isHindered { unhindered.edits.append(edit) }
    return isHindered
  }

  /// Whether edits of owners that were not counted stand in the way of anything.
  func wouldDiffer(with others: EditsByFile) -> Bool {
    unhindered.edits.contains(where: others.standInTheWay)
  }
}

/// One thread chooses for an owner.
private final class Unhindered: @unchecked Sendable {
  var edits: [Edit] = []
}

extension EditsByFile {
  fileprivate func standInTheWay(of edit: Edit) -> Bool {
    beside(edit).contains { $0 != edit && !$0.range.isEmpty && $0.overlaps(edit) }
  }
}

/// Chooses for owners, each as the choices for those before it allow.
///
/// Those of different hosts have nothing to do with one another but where they would change the same, which is rare: all
/// hosts are served side by side, and those whose choice would be another one behind others once more.
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
  var hindered: Set<TypeID> = []
  for (draft, var owner) in zip(drafts, owners) {
    let host = owner.site.host
    var choice = draft.choice
    if hindered.contains(host) || draft.before.wouldDiffer(with: chosen) {
      owner.before = EarlierChoices(ofHost: ofHosts[host] ?? [], edits: chosen)
      choice = OwnerChoice(owner)
      hindered.insert(host)
    }
    choices.append(choice)
    chosen.add(choice.edits)
    ofHosts[host, default: []].append(choice)
  }
  return choices
}
