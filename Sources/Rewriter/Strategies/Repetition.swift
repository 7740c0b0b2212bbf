import SourceModel

/// When `@State` creates a model more often than `@StateObject` did.
public enum Repetition: String, Sendable, Hashable, CaseIterable {
  /// In an inline default: from Xcode 27 on, `@State` is a macro that evaluates it once.
  case upToXcode26
  /// In the owner's initializer or at a call site.
  case always
}

extension Owner {
  /// When a construction is repeated under a strategy; nil where it is not.
  func repetition(of construction: OwnerSite.Construction, as strategy: Strategy) -> Repetition? {
    construction.isDeferred ? evaluation(of: construction, as: strategy) : nil
  }

  /// Whether creating the model is part of evaluating a view under a strategy.
  func isCreatedWithView(as strategy: Strategy) -> Bool {
    site.constructions.contains { evaluation(of: $0, as: strategy) != nil }
  }

  /// Whether evaluating a view evaluates a construction; nil where SwiftUI evaluates it separately, once.
  private func evaluation(of construction: OwnerSite.Construction, as strategy: Strategy)
    -> Repetition?
  {
    guard construction.runsCode, !site.isMadeOnce else { return nil }
    switch strategy {
    case .keep, .inject, .defer: return nil
    case .plain, .bootstrap, .stateInit:
      let isDefault = construction.expression.range == property.initializer?.range
      guard isDefault, strategy != .stateInit, !isAssigned else { return .always }
      return (xcode ?? 0) < 27 ? .upToXcode26 : nil
    }
  }

  /// When the model is re-created under a strategy; nil where it is not.
  func repetition(as strategy: Strategy) -> Repetition? {
    let all = site.constructions.compactMap { repetition(of: $0, as: strategy) }
    return all.first { $0 == .always } ?? all.first
  }

  func isRepetitionReported(by diagnostics: [Diagnostic], as strategy: Strategy) -> Bool {
    strategy != .bootstrap && !repetitionOfDearest.isEmpty
      || diagnostics.contains {
        [.repeatedDefault, .repeatedInitializer].contains($0.kind)
      }
  }
}

extension OwnerSite.Construction {
  /// Whether code at a place is part of it.
  func contains(_ range: ByteRange, inFile number: Int) -> Bool {
    scope.file == number && site.range.contains(range)
  }

  /// Whether it runs code outside of the project, and is not known to be heavy.
  var isUnknown: Bool { cost.weight == .light && !cost.unresolved.isEmpty }
}

extension ProjectModel {
  /// The diagnostic for a property of a local type. Local types are not analyzed, so the cost does not matter.
  func repetition(at site: WrapperSite) -> [Diagnostic] {
    let file = files[site.file]
    let scope = ScopeReference(file: site.file, scope: site.property.scope)
    guard site.reference != nil, !site.property.isStatic, !symbols.isInPreview(scope),
      let value = site.property.initializer, value.kind != .literal(.nil)
    else { return [] }
    return [Diagnostic(.repeatedDefault, file.quoted(value.range))]
  }
}
