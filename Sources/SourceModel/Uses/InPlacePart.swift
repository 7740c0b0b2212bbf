/// Changes of a part of a published property's value: `counts[word, default: most] += 1`, `items[0].rank = 1`.
extension Usage {
  /// The change by an assignment, if it changes a part of a published property in place and runs code meanwhile.
  public func inPlaceChange(by assignment: Assignment, at scope: ScopeReference) -> InPlaceChange? {
    let target = assignment.target
    // `&items[0]` is an argument of a call.
    guard assignment.range.lowerBound == target.range.lowerBound, namesPublishedProperty(target)
    else { return nil }
    let operation = symbols.files[scope.file].uses.operators.starting(in: assignment.range).first {
      $0.operands.first?.range == target.range
    }
    let own = (operation.map { graph.functions(appliedBy: $0, inFile: scope.file) } ?? []).filter {
      symbols[$0].parameters.first?.isInOut == true
    }
    let late = operation.flatMap { operation in
      let isLate =
        own.isEmpty
        ? !SDK.standardAssignmentOperator.contains(operation.name)
        : own.contains { symbols[$0].parameters.last?.isClosure == true }
      return isLate ? operation.range.upperBound..<assignment.range.upperBound : nil
    }
    guard late != nil || !own.isEmpty || changesPart(target),
      let found = publishedValue(target, at: scope),
      late.map({ graph.reaches(found.property, of: found.type, in: $0, ofFile: scope.file) })
        == true
        || own.contains(where: { graph.reaches(found.property, of: found.type, inBodyOf: $0) })
        || runsCode(
          toChange: target, reaching: found.property, of: found.type, at: scope,
          isRead: assignment.value == nil)
    else { return nil }
    return InPlaceChange(
      property: found.property, type: found.type, target: found.target, runsOwnCode: true,
      hasNoResult: true)
  }

  /// Whether a target is a part of what may be a published property.
  private func changesPart(_ target: Expression) -> Bool {
    switch target.unwrapped.kind {
    case .element: true
    case .member(let of, _): of.unwrapped.isPart || namesPublishedProperty(of)
    default: false
    }
  }

  /// Whether reaching a part runs code that reads the whole during the change: the `default:` expression, which is
  /// evaluated only then, observers and setters of structs, and their getters if the part is also read.
  func runsCode(
    toChange target: Expression, reaching property: PropertyReference, of id: TypeID,
    at scope: ScopeReference, isRead: Bool = true
  ) -> Bool {
    let (base, code): (Expression, [CodeInFile])
    switch target.unwrapped.kind {
    case .element(let of, _):
      let given = symbols.files[scope.file].defaultValue(of: target.unwrapped, of)
      base = of
      code =
        (given.map { [CodeInFile(file: scope.file, range: $0)] } ?? [])
        + members("subscript", ofStruct: of, at: scope).functions.map {
          CodeInFile(file: $0.file, range: symbols[$0].range)
        }
    case .member(let of, let name) where changesPart(target):
      let names = ["willSet", "didSet", "set"] + (isRead ? ["get"] : [])
      base = of
      code = members(name, ofStruct: of, at: scope).properties.flatMap { reference in
        accessors(names, of: reference)
          + valuesWrapping(reference).flatMap { accessors(names, of: $0) }
      }
    default: return false
    }
    return code.contains { graph.reaches(property, of: id, in: $0.range, ofFile: $0.file) }
      || runsCode(toChange: base, reaching: property, of: id, at: scope)
  }

  private func accessors(_ names: [String], of reference: PropertyReference) -> [CodeInFile] {
    let property = symbols[reference]
    return property.accessorList.filter { names.contains($0.name) }.compactMap(\.body)
      .map { CodeInFile(file: reference.file, range: $0) }
  }

  /// The `wrappedValue` of the wrappers of a property that the project declares.
  private func valuesWrapping(_ reference: PropertyReference) -> [PropertyReference] {
    let property = symbols[reference]
    let scope = ScopeReference(file: reference.file, scope: property.scope)
    return property.attributes.filter(\.mayBeWrapper).flatMap { attribute in
      symbols.lookup(attribute.name, at: scope, depth: 0).candidates.flatMap {
        symbols.members(of: $0, named: "wrappedValue").properties
      }
    }
  }

  private struct CodeInFile {
    let file: Int
    let range: ByteRange
  }

  private func members(_ name: String, ofStruct value: Expression, at scope: ScopeReference)
    -> (properties: [PropertyReference], functions: [FunctionReference])
  {
    let types = inference.type(of: value, at: scope).candidates.filter {
      [.struct, .enum].contains(symbols[$0].kind)
    }
    return types.map { symbols.members(of: $0, named: name) }.reduce(into: ([], [])) {
      $0.0 += $1.properties
      $0.1 += $1.functions
    }
  }
}

extension Expression {
  /// Whether it is a member or an element of something other than `self`.
  var isPart: Bool {
    switch kind {
    case .element: true
    case .member(let base, _): !base.isSelf
    default: false
    }
  }
}

extension Parameter {
  /// Whether the value may be evaluated after the call has begun.
  fileprivate var isClosure: Bool {
    if case .function = type { return true }
    return isAutoclosure
  }
}

extension FileFacts {
  /// `most` in `counts[word, default: most]`.
  fileprivate func defaultValue(of element: Expression, _ base: Expression) -> ByteRange? {
    let arguments = base.range.upperBound..<element.range.upperBound
    return bytes.places(of: Array("default:".utf8), in: arguments).first.map {
      $0.upperBound..<arguments.upperBound
    }
  }
}
