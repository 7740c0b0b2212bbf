import SourceModel

/// A property that stays or becomes `@StateObject`, with the reason and what would change that.
struct KeptOwner: Sendable {
  let choice: OwnerChoice
  /// Why; a sentence without its full stop.
  let message: String
  /// What would make `@State` possible; a sentence without its full stop.
  let remedy: String
}

extension Migration {
  /// The owners with the strategy `keep`, without those in previews.
  var keptOwners: [KeptOwner] {
    let migrating = Set(migrated.map(\.type))
    return owners.filter {
      $0.strategy == .keep && !$0.site.isInPreview && $0.site.models.allSatisfy(migrating.contains)
    }.map { choice in
      let property = model[choice.site.property].name
      let note = choice.mark.flatMap { $0.kind == .keptStateObject ? $0.message : nil }
      let remedy =
        if choice.dependsOnXcode {
          "With Xcode 27 or later, `@State` creates it once too: run again with `--xcode 27`"
        } else if choice.site.weight == .heavy {
          "To use `@State`, move that work out of the initializer"
        } else {
          "To use `@State`, create it in code that runs later"
        }
      return KeptOwner(
        choice: choice,
        message: note ?? "`\(property)` becomes `@StateObject`, which creates it once",
        remedy: remedy)
    }
  }

  /// What the owners with the strategy `keep` have in common, in up to three sentences.
  var keptOwnersSentence: String {
    let decided = ownersToDecide.isEmpty ? "No owner is left to decide. " : ""
    let new = keptOwners.filter { $0.choice.site.holder != .stateObject }
      .map { "`\(model[$0.choice.site.property].name)`" }
    let change =
      new.isEmpty
      ? ""
      : " New is only that \(new.listed(upTo: 3)) now \(new.count == 1 ? "lives" : "live") as long as "
        + "the view: no `@StateObject` until now."
    let depending = keptOwners.count { $0.choice.dependsOnXcode }
    let choice =
      depending == 0
      ? ""
      : "; with Xcode 27, `@State` would do for \(depending) of \(counted(keptOwners.count, "owner")): `--xcode 27`"
    return decided + "These use `@StateObject`, which creates a model once on every Xcode. Their "
      + "classes become `@Observable` and stay `ObservableObject`, so there is nothing to do"
      + choice + "." + change
  }
}
