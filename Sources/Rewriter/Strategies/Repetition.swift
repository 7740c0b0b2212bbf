import SourceModel

/// That `@State` evaluates what makes a model more often than `@StateObject` did.
public enum Repetition: String, Sendable, Hashable, CaseIterable {
  /// In the default of a property: `@State` is a macro from Xcode 27 on, and evaluates it once.
  case upToXcode26
  /// In the owner's initializer or at a call site.
  case always
}

extension Owner {
  /// How a construction is evaluated more often, once a strategy has been followed.
  func repetition(of construction: OwnerSite.Construction, as strategy: Strategy) -> Repetition? {
    construction.isPutOff ? evaluation(of: construction, as: strategy) : nil
  }

  /// Whether making the model is part of evaluating a view, once a strategy has been followed.
  func isMadeWithView(as strategy: Strategy) -> Bool {
    site.constructions.contains { evaluation(of: $0, as: strategy) != nil }
  }

  /// Which views evaluate a construction with each of their values; nil where SwiftUI does so apart from all views, once.
  private func evaluation(of construction: OwnerSite.Construction, as strategy: Strategy)
    -> Repetition?
  {
    guard construction.runsCode, site.kind != .app else { return nil }
    switch strategy {
    case .keep, .inject, .defer: return nil
    case .plain, .bootstrap, .stateInit:
      let isDefault = construction.expression.range == property.initializer?.range
      guard isDefault, strategy != .stateInit, !isAssigned else { return .always }
      return (xcode ?? 0) < 27 ? .upToXcode26 : nil
    }
  }

  /// How the model is made more often by a strategy.
  func repetition(as strategy: Strategy) -> Repetition? {
    let all = site.constructions.compactMap { repetition(of: $0, as: strategy) }
    return all.first { $0 == .always } ?? all.first
  }

  func isRepetitionTold(by cautions: [CautionNote], as strategy: Strategy) -> Bool {
    strategy != .bootstrap && !dearest(among: site.constructions).isEmpty
      || cautions.contains {
        [.defaultEvaluatedAgain, .argumentEvaluatedAgain].contains($0.caution)
      }
  }
}

extension OwnerSite.Construction {
  /// Whether it runs something that the project does not show.
  var isUnknown: Bool { cost.weight == .light && !cost.unresolved.isEmpty }
}

extension ProjectModel {
  /// A type inside a function is not followed: that its default is evaluated again is said whatever that costs.
  func repetition(at site: WrapperSite) -> [CautionNote] {
    let file = files[site.file]
    let scope = ScopeReference(file: site.file, scope: site.property.scope)
    guard site.reference != nil, !site.property.isStatic, !isInPreview(scope),
      let value = site.property.initializer, value.kind != .literal(.nil)
    else { return [] }
    return [CautionNote(.defaultEvaluatedAgain, evidence: file.oneLine(value.range))]
  }
}
