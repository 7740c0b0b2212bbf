/// The migratable types that a place involves.
public enum OwnedModels: Sendable {
  /// None that the tool would change.
  case none
  /// These types, all of them migratable.
  case models([TypeID])
  /// Some types that are migratable, and some that are not.
  case mixed([TypeID])

  public init(_ type: ResolvedType, in symbols: Symbols) {
    let candidates = type.candidates
    let migratable = candidates.filter(symbols.isMigratable)
    // A generic parameter conforms to all its bounds; a type name refers to only one candidate.
    var isGenericParameter = false
    if case .generic = type.unwrapped { isGenericParameter = true }
    if migratable.isEmpty {
      self = .none
    } else if isGenericParameter || migratable.count == candidates.count {
      self = .models(migratable)
    } else {
      self = .mixed(migratable)
    }
  }
}

extension Objects {

  /// Whether the type of an expression is declared in the project and has its own method of that name.
  public func declares(_ name: String, for base: Expression, at scope: ScopeReference) -> Bool {
    inference.type(of: base, at: scope).candidates.contains {
      !symbols.members(of: $0, named: name).functions.isEmpty
    }
  }
}
