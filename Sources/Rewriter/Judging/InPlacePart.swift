import SourceModel

/// Changes of a part of what a published property holds: `counts[word, default: most] += 1`, `items[0].rank = 1`.
extension ProjectModel {
  func inPlaceChange(by assignment: Assignment, at scope: ScopeReference) -> InPlaceChange? {
    // `&items[0]` is an argument of a call.
    guard assignment.range.lowerBound == assignment.target.range.lowerBound,
      assignment.target.unwrapped.isPart,
      namesPublishedProperty(assignment.target),
      let found = publishedValue(assignment.target, at: scope),
      runsCode(toChange: assignment.target, reaching: found.property, of: found.type, at: scope)
    else { return nil }
    return InPlaceChange(
      property: found.property, type: found.type, target: found.target, runsOwnCode: true,
      hasNoResult: true)
  }

  /// Whether what stands on the way to a part reads the whole while it is changed: what `default:` gives, which is
  /// evaluated only then, the observers of properties of structs, and their setters.
  func runsCode(
    toChange target: Expression, reaching property: PropertyReference, of id: TypeID,
    at scope: ScopeReference
  ) -> Bool {
    switch target.unwrapped.kind {
    case .element(let base, _):
      if let value = files[scope.file].defaultValue(of: target.unwrapped, base),
        reaches(property, of: id, in: value, ofFile: scope.file)
      {
        return true
      }
      return runsCode(toChange: base, reaching: property, of: id, at: scope)
    case .member(let base, let name) where base.unwrapped.isPart || namesPublishedProperty(base):
      let holders = type(of: base, at: scope).candidates.filter {
        [.struct, .enum].contains(self[$0].kind)
      }
      return holders.flatMap { members(of: $0, named: name).properties }.contains { reference in
        self[reference].accessorList.contains { accessor in
          ["willSet", "didSet", "set"].contains(accessor.name)
            && accessor.body.map {
              reaches(property, of: id, in: $0, ofFile: reference.file)
            } == true
        }
      } || runsCode(toChange: base, reaching: property, of: id, at: scope)
    default: return false
    }
  }
}

extension Expression {
  /// Whether it is a member or an element of something, `self` apart.
  var isPart: Bool {
    switch kind {
    case .element: true
    case .member(let base, _): !base.isSelf
    default: false
    }
  }
}

extension FileFacts {
  /// `most` in `counts[word, default: most]`.
  fileprivate func defaultValue(of element: Expression, _ base: Expression) -> ByteRange? {
    let label = Array("default:".utf8)
    let end = element.range.upperBound
    var start = base.range.upperBound
    while start + label.count < end {
      if bytes[start] == label[0], bytes[start...].starts(with: label) {
        return start + label.count..<end
      }
      start += 1
    }
    return nil
  }
}
