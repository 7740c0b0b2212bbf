import SourceModel

/// A property that one call changes in two places at once: `swap(&form.a, &form.b)`.
struct OverlappingChange {
  /// Where else the call names the property.
  let others: [ByteRange]
  /// Whether the parts are stored apart from each other, so that those of one copy can be changed at once.
  let isApart: Bool
}

extension ProjectModel {
  /// Where else a call changes a property, of which a value that the call changes is a part, or all.
  func overlap(
    of value: Expression, in found: (property: PropertyReference, type: TypeID, target: Expression),
    by call: Call, at scope: ScopeReference
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

  /// The members through which a part is come to; nil where one of them is no stored part of a value.
  private func pathOfStoredParts(
    _ part: Expression, from whole: Expression, at scope: ScopeReference
  ) -> [String]? {
    if part.unwrapped.dottedPath == whole.dottedPath { return [] }
    guard case .member(let base, let name) = part.unwrapped.kind,
      let path = pathOfStoredParts(base, from: whole, at: scope)
    else { return nil }
    let type = type(of: base, at: scope)
    if case .tuple = type { return path + [name] }
    let isStored = type.candidates.allSatisfy { id in
      self[id].kind == .struct
        && members(of: id, named: name).properties.contains {
          self[$0].isStored && self[$0].accessors == .none && self[$0].attributes.isEmpty
        }
    }
    return isStored && !type.candidates.isEmpty ? path + [name] : nil
  }
}
