import SourceModel

/// The migratable types that a place involves.
enum OwnedModels {
  /// None that the tool would change.
  case none
  /// These types, all of them migratable.
  case models([TypeID])
  /// Some types that are migratable, and some that are not.
  case mixed([TypeID])

  init(_ type: ResolvedType, in model: ProjectModel) {
    let candidates = type.candidates
    let migratable = candidates.filter(model.isMigratable)
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

extension ProjectModel {
  /// The name of a SwiftUI type, qualified where the project has a visible type of the same name.
  func swiftUIName(_ name: String, at scope: ScopeReference) -> String {
    if case .external(name, _) = resolve(.name(name), at: scope) { return name }
    return "SwiftUI." + name
  }

  /// `Observable`, qualified where another type may have that name.
  func observableName(at scope: ScopeReference) -> String {
    let isShadowed = files[scope.file].imports.contains {
      SDK.moduleDeclaringObservable.contains($0.module)
    }
    if !isShadowed, case .external = resolve(.name("Observable"), at: scope) { return "Observable" }
    return "Observation.Observable"
  }

  /// Whether the type of an expression is declared in the project and has its own method of that name.
  func declares(_ name: String, for base: Expression, at scope: ScopeReference) -> Bool {
    type(of: base, at: scope).candidates.contains {
      !members(of: $0, named: name).functions.isEmpty
    }
  }
}
