import SourceModel

/// A place in code that is already on `@Observable` where a model is built too often.
public struct OwnerFault: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A heavy model that is built again each time the view value is made.
    case heavyModelRebuilt = "HeavyModelRebuilt"
    /// The view builds a model and nothing keeps it.
    case modelNotKept = "ModelNotKept"
  }
  public let kind: Kind
  public let owner: OwnerSite
  public let message: String
}

/// Ownership and initializer faults in code that is already migrated; changes nothing.
/// - Parameter jobs: how many files are parsed at once.
public func audit(
  _ project: Project, options: Options = Options(), jobs: Int = 1
) -> [OwnerFault] {
  let model = read(project, jobs: jobs)
  var major = model.layout.xcode?.major
  if case .major(let asked) = options.xcode { major = asked }
  return model.ownerSites().compactMap { owner in
    guard !owner.models.isEmpty, owner.models.allSatisfy(model.isObservable),
      !owner.isInPreview, let construction = owner.heaviest
    else { return nil }
    switch owner.kind {
    case .app: return nil
    case .unowned:
      let message = "`\(construction.code)` is made anew each time the view value is made, and lost"
      return OwnerFault(kind: .modelNotKept, owner: owner, message: message)
    case .inlineDefault where (major ?? 0) >= 27: return nil
    case .inlineDefault, .initializer, .callSite:
      guard owner.weight == .heavy, owner.holder == .state else { return nil }
      let why = construction.reason.map { ": " + $0 } ?? ""
      return OwnerFault(
        kind: .heavyModelRebuilt, owner: owner,
        message: "`\(construction.code)` runs each time the view value is made\(why)")
    }
  }
}
