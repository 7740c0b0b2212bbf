import SourceModel

/// Who owns a model, what its initializer costs there, and why it is owned as it is.
extension HTMLPage {
  private static let evidenceShown = 4
  private static let rowsShown = 12

  /// The owners of heavy models, in the order of their sites.
  var heavyOwners: [OwnerChoice] {
    migration.owners.filter { $0.site.weight == .heavy && !$0.site.isInPreview }
  }

  /// The heavy models, the most expensive first: what their initializers do, and how they are owned.
  var heavyTable: String {
    let groups = OwnerGroup.groups(of: heavyOwners)
    guard !groups.isEmpty else { return "" }
    let sorted = groups.enumerated().sorted {
      ($1.element.cost.score, $0.offset) < ($0.element.cost.score, $1.offset)
    }.map(\.element)
    let rows = sorted.prefix(Self.rowsShown).map { group in
      let evidence = group.evidence.first
      let types = group.choices[0].site.models.map(link).joined(separator: " or ")
      let others = group.evidence.count > 1 ? " +\(group.evidence.count - 1)" : ""
      let hosts = group.hosts(model)
      let more = hosts.count > 1 ? " +\(hosts.count - 1)" : ""
      return """
        <tr><th scope="row">\(types)</th><td>\(HTMLText.code(hosts[0]))\(more)</td>\
        <td>\(evidence.map { link(.signal, $0.signal.name) } ?? "")\(others)</td>\
        <td>\(outcome(group))</td></tr>
        """
    }
    let cut = sorted.count - rows.count
    return """
      <table class="heavy"><caption>Heavy initializers <small>\
      \(counted(heavyOwners.count, "owner")) of \
      \(counted(Set(groups.map(\.choices[0].site.models)).count, "model"))\
      </small></caption>
      <thead><tr><th scope="col">Model</th><th scope="col">Owned by</th>\
      <th scope="col">Because of</th><th scope="col">Becomes</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table>
      \(cut > 0 ? "<p class=\"muted\">\(cut) more in the cards below.</p>" : "")
      """
  }

  /// What the initializer of a type does at each of its owners, and the strategy that was chosen there.
  func owners(of type: TypeID) -> String {
    let groups = OwnerGroup.groups(of: owners[type] ?? []).filter {
      !$0.evidence.isEmpty || !$0.cost.ruledOut.isEmpty
    }
    return groups.map { group in
      let weight = group.isHeavy ? "<b>Heavy initializer</b>" : "Cheap initializer"
      let title = "\(weight) (\(group.cost.words)): \(outcome(group))"
      let list =
        "<p class=\"muted\">Owned by \(hosts(group)).</p>" + evidence(group.evidence)
        + ruledOut(group) + declined(group)
      guard group.isHeavy else {
        return "<details class=\"sites\" open><summary>\(title)</summary>\(list)</details>"
      }
      return "<div class=\"owner\"><p>\(title)</p>\(list)</div>"
    }.joined(separator: "\n")
  }

  private func outcome(_ group: OwnerGroup) -> String {
    let isMigrated = group.choices[0].site.models.allSatisfy(migrating.contains)
    return isMigrated ? link(.strategy, group.strategy.rawValue) : "not migrated"
  }

  private func hosts(_ group: OwnerGroup) -> String {
    let places = group.choices.prefix(3).map { choice in
      "\(HTMLText.code(model.qualifiedName(choice.site.host))) \(place(choice.site.site))"
    }
    let more = group.choices.count - places.count
    return places.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private func evidence(_ evidence: [Evidence]) -> String {
    func items(_ part: ArraySlice<Evidence>) -> String {
      part.map { item in
        let chain = item.chain.map { HTMLText.code($0) + " → " }.joined()
        return "<li>\(chain)\(HTMLText.swift(item.code)) \(link(.signal, item.signal.name)) "
          + "\(place(item.site))</li>"
      }.joined(separator: "\n")
    }
    let rest = evidence.dropFirst(Self.evidenceShown)
    let first = "<ul class=\"plain evidence\">\(items(evidence.prefix(Self.evidenceShown)))</ul>"
    guard !evidence.isEmpty else { return "" }
    guard !rest.isEmpty else { return first }
    return first + "<details class=\"sites\" open><summary>\(rest.count) more</summary>"
      + "<ul class=\"plain evidence\">\(items(rest))</ul></details>"
  }

  private func ruledOut(_ group: OwnerGroup) -> String {
    let items = group.cost.ruledOut.map {
      "<li>Cheap here: \(HTMLText.prose($0.sentence)). \(place($0.site))</li>"
    }
    return items.isEmpty ? "" : "<ul class=\"plain muted\">\(items.joined(separator: "\n"))</ul>"
  }

  private func declined(_ group: OwnerGroup) -> String {
    let items = group.declined.map {
      "<li>Not \(link(.strategy, $0.strategy.rawValue)): \(HTMLText.prose($0.why)).</li>"
    }
    return items.isEmpty ? "" : "<ul class=\"plain muted\">\(items.joined(separator: "\n"))</ul>"
  }
}

/// Owners of one model with the same cost and the same strategy.
private struct OwnerGroup {
  private(set) var choices: [OwnerChoice]

  var strategy: Strategy { choices[0].strategy }
  var declined: [OwnerChoice.Declined] { choices[0].declined }
  var isHeavy: Bool { choices[0].site.weight == .heavy }
  var cost: InitializerCost { choices[0].site.heaviest?.cost ?? .none }
  var evidence: [Evidence] { cost.evidence }

  func hosts(_ model: ProjectModel) -> [String] {
    choices.map { model.qualifiedName($0.site.host) }.uniqued()
  }

  private struct Key: Hashable {
    let models: [TypeID]
    let strategy: Strategy
    let declined: [OwnerChoice.Declined]
    let cost: InitializerCost?
  }

  /// In the order of their first sites.
  static func groups(of choices: [OwnerChoice]) -> [OwnerGroup] {
    var groups: [OwnerGroup] = []
    var numbers: [Key: Int] = [:]
    for choice in choices {
      let key = Key(
        models: choice.site.models, strategy: choice.strategy, declined: choice.declined,
        cost: choice.site.heaviest?.cost)
      if let number = numbers[key] {
        groups[number].choices.append(choice)
      } else {
        numbers[key] = groups.count
        groups.append(OwnerGroup(choices: [choice]))
      }
    }
    return groups
  }
}

extension InitializerCost {
  /// Why it is heavy, or how far it is from being heavy.
  fileprivate var words: String {
    let expense = "expense \(expense); heavy from \(Self.heavyExpense)"
    guard hasSideEffects else { return expense }
    return self.expense < Self.heavyExpense ? "side effects" : "side effects; \(expense)"
  }
}
