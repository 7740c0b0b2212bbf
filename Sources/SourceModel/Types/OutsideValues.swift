/// Values of unknown type that come from outside the project.
extension TypeInference {
  /// Whether an expression of unknown type takes its value from a type that the project does not declare, by a member
  /// that the project does not declare either.
  public func isFromOutside(_ expression: Expression, at place: ScopeReference) -> Bool {
    switch expression.unwrapped.kind {
    case .call(let callee, _): return isFromOutside(callee, at: place)
    case .member(let base, let name):
      let type = type(of: base, at: place)
      if type.isUnknown { return isFromOutside(base, at: place) }
      guard let owner = type.unwrapped.nameOfOutsideType else { return false }
      let members = symbols.externalMembers(of: owner, named: name)
      return members.properties.isEmpty && members.functions.isEmpty
    case .name(let name):
      let local = symbols.localBinding(name, at: place, position: expression.range.lowerBound)
      return local?.binding.value.map { isFromOutside($0, at: place) } ?? false
    default: return false
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
