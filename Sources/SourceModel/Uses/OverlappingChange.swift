/// A property that one call changes in two places at once: `swap(&form.a, &form.b)`.
public struct OverlappingChange: Sendable {
  /// The other places where the call names the property.
  public let others: [ByteRange]
  /// Whether the parts are stored separately, so that both can be changed in one copy.
  public let isApart: Bool
}

extension Usage {
  /// The other places where a call changes a property, given a value that is the property or a part of it.
  func overlap(
    of value: Expression, in found: ChangedValue, by call: Call, at scope: ScopeReference
  ) -> OverlappingChange? {
    var others: [Expression] = []
    var targets: [ByteRange] = []
    for argument in call.arguments {
      guard case .inOut(let other) = argument.value.kind, other.range != value.range,
        let changed = publishedValue(other, at: scope), changed.property == found.property,
        let path = changed.target.dottedPath, path == found.target.dottedPath
      else { continue }
      others.append(other)
      targets.append(changed.target.range)
    }
    if others.isEmpty { return nil }
    let paths = ([value] + others).map { pathOfStoredParts($0, from: found.target, at: scope) }
    let isApart = paths.indices.allSatisfy { index in
      paths[..<index].allSatisfy { other in
        guard let one = paths[index], let other else { return false }
        return !one.starts(with: other) && !other.starts(with: one)
      }
    }
    return OverlappingChange(others: targets, isApart: isApart)
  }

  /// The members that lead to a part; nil where one of them is not a stored property of a value type.
  private func pathOfStoredParts(
    _ part: Expression, from whole: Expression, at scope: ScopeReference
  ) -> [String]? {
    if part.unwrapped.dottedPath == whole.dottedPath { return [] }
    guard case .member(let base, let name) = part.unwrapped.kind,
      let path = pathOfStoredParts(base, from: whole, at: scope)
    else { return nil }
    let type = inference.type(of: base, at: scope).unwrapped
    if case .tuple = type { return path + [name] }
    let isStored = type.candidates.allSatisfy { id in
      symbols[id].kind == .struct
        && symbols.members(of: id, named: name).properties.contains {
          symbols[$0].isStored && symbols[$0].accessors == .none && symbols[$0].attributes.isEmpty
        }
    }
    return isStored && !type.candidates.isEmpty ? path + [name] : nil
  }
}
