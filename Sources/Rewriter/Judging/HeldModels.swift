import SourceModel

/// Which of the project's migratable types a place is about.
enum HeldModels {
  /// None that the tool would change.
  case none
  /// These, all of them migratable.
  case models([TypeID])
  /// Some that are migratable, and some that are not.
  case mixed([TypeID])

  init(_ type: ResolvedType, in model: ProjectModel) {
    let candidates = type.candidates
    let migratable = candidates.filter(model.isMigratable)
    // A generic parameter is of all its bounds; of a type's name only one is meant.
    var isOfAll = false
    if case .generic = type.unwrapped { isOfAll = true }
    if migratable.isEmpty {
      self = .none
    } else if isOfAll || migratable.count == candidates.count {
      self = .models(migratable)
    } else {
      self = .mixed(migratable)
    }
  }
}

extension ProjectModel {
  /// A name of SwiftUI's as it must be written where the project has a type of the same name in sight.
  func swiftUIName(_ name: String, at scope: ScopeReference) -> String {
    if case .external(name, _) = resolve(.name(name), at: scope) { return name }
    return "SwiftUI." + name
  }

  /// `Observable`, which the project may have a type of its own for.
  func observableName(at scope: ScopeReference) -> String {
    let isShadowed = files[scope.file].imports.contains {
      modulesWithObservable.contains($0.module)
    }
    if !isShadowed, case .external = resolve(.name("Observable"), at: scope) { return "Observable" }
    return "Observation.Observable"
  }

  /// Whether the type of an expression is the project's and has a method of that name of its own.
  func declares(_ name: String, for base: Expression, at scope: ScopeReference) -> Bool {
    type(of: base, at: scope).candidates.contains {
      !members(of: $0, named: name).functions.isEmpty
    }
  }
}

/// Packages that many projects use and that declare an `Observable` of their own.
private let modulesWithObservable: Set<String> = [
  "RxSwift", "RxCocoa", "RxRelay", "RxBlocking", "Bond", "ReactiveKit",
]
