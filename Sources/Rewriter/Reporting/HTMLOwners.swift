import SourceModel

/// Who owns a model, what its initializer costs there, and why it is owned as it is.
extension HTMLPage {
  static let evidenceShown = 4
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
        + ruledOut(group) + declined(group.declined)
      guard group.isHeavy else {
        return "<details class=\"more\"><summary>\(title)</summary>\(list)</details>"
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
      "\(HTMLText.code(model.symbols.qualifiedName(choice.site.host))) \(place(choice.site.site))"
    }
    let more = group.choices.count - places.count
    return places.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  func evidence(_ evidence: some RandomAccessCollection<Evidence>) -> String {
    func list(_ part: some Collection<Evidence>) -> String {
      let items = part.map { item in
        let chain = item.chain.map { HTMLText.code($0) + " → " }.joined()
        return "<li>\(chain)\(HTMLText.swift(item.code)) \(link(.signal, item.signal.name)) "
          + "\(place(item.site))</li>"
      }
      return items.isEmpty
        ? "" : "<ul class=\"plain evidence\">\(items.joined(separator: "\n"))</ul>"
    }
    let rest = evidence.dropFirst(Self.evidenceShown)
    return list(evidence.prefix(Self.evidenceShown)) + Self.more(rest.count, "place", list(rest))
  }

  private func ruledOut(_ group: OwnerGroup) -> String {
    let items = group.cost.ruledOut.map {
      "<li>Cheap here: \(HTMLText.prose($0.sentence)). \(place($0.site))</li>"
    }
    return items.isEmpty ? "" : "<ul class=\"plain muted\">\(items.joined(separator: "\n"))</ul>"
  }

  func declined(_ strategies: [OwnerChoice.Declined]) -> String {
    let items = strategies.map {
      "<li>Not \(link(.strategy, $0.strategy.rawValue)): \(HTMLText.prose($0.why)).</li>"
    }
    return items.isEmpty ? "" : "<ul class=\"plain muted\">\(items.joined(separator: "\n"))</ul>"
  }
}

/// Owners of one model with the same cost and the same strategy.
private struct OwnerGroup {
  let choices: [OwnerChoice]

  var strategy: Strategy { choices[0].strategy }
  var declined: [OwnerChoice.Declined] { choices[0].declined }
  var isHeavy: Bool { choices[0].site.weight == .heavy }
  var cost: InitializerCost { choices[0].site.heaviest?.cost ?? .none }
  var evidence: [Evidence] { cost.evidence }

  private struct Key: Hashable {
    let models: [TypeID]
    let strategy: Strategy
    let declined: [OwnerChoice.Declined]
    let cost: InitializerCost?
  }

  /// In the order of their first sites.
  static func groups(of choices: [OwnerChoice]) -> [OwnerGroup] {
    choices.grouped { choice in
      Key(
        models: choice.site.models, strategy: choice.strategy, declined: choice.declined,
        cost: choice.site.heaviest?.cost)
    }.map(OwnerGroup.init)
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
