/// Values of unknown type that come from outside the project.
extension TypeInference {
  /// Whether an expression of unknown type takes its value from a type that the project does not declare, by a member
  /// that the project does not declare either.
  public func isFromOutside(_ expression: Expression, at place: ScopeReference) -> Bool {
    outsideOrigin(of: expression, at: place) != nil
  }

  /// The name of that type: `AVPlayer` for `player.currentItem?.duration`.
  func outsideOrigin(of expression: Expression, at place: ScopeReference) -> String? {
    switch expression.unwrapped.kind {
    case .call(let base, _), .element(let base, _), .coalescing(let base, _):
      return outsideOrigin(of: base, at: place)
    case .member(let base, let name):
      let type = type(of: base, at: place)
      if type.isUnknown { return outsideOrigin(of: base, at: place) }
      guard let owner = type.unwrapped.nameOfOutsideType else { return nil }
      let members = symbols.externalMembers(of: owner, named: name)
      return members.properties.isEmpty && members.functions.isEmpty ? owner : nil
    case .name(let name):
      guard
        let local = symbols.localBinding(name, at: place, position: expression.range.lowerBound),
        let value = local.binding.value, value.range != expression.range
      else { return nil }
      return outsideOrigin(of: value, at: local.place)
    default: return nil
    }
  }
}

extension ResolvedType {
  /// The name of a type from outside, for a value of it and for the type itself, unless it has generic arguments.
  fileprivate var nameOfOutsideType: String? {
    switch self {
    case .external(let name, let arguments) where arguments.isEmpty: name
    case .metatype(let type): type.nameOfOutsideType
    default: nil
    }
  }
}
