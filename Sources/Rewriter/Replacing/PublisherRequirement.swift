import SourceModel

extension ProjectModel {
  /// The requirement `ObjectWillChangePublisher == ObservableObjectPublisher` of types that may be migrated: of a type
  /// itself, or of a generic parameter, `L.ObjectWillChangePublisher`. An observable type has no such publisher. Code
  /// that sends with it is handled elsewhere.
  func requirement(ofPublisher reference: TypeReference, inFile number: Int)
    -> (types: [TypeID], range: ByteRange)?
  {
    let file = files[number]
    let type = file.types.lastIndex { $0.header.contains(reference.range) }
    let function = (file.types.flatMap(\.functions) + file.functions).last {
      $0.range.contains(reference.range) && $0.body?.contains(reference.range) != true
    }
    let parameters = type.map { file.types[$0].genericParameters } ?? function?.genericParameters
    let clause = parameters?.first {
      $0.range.contains(reference.range)
        && $0.constraints.contains { $0.isNamed("ObservableObjectPublisher", in: ["Combine"]) }
    }
    guard let parameters, let clause else { return nil }
    let found: [TypeID]
    switch clause.name.split(separator: ".").map(String.init) {
    case ["ObjectWillChangePublisher"], ["Self", "ObjectWillChangePublisher"]:
      let own = type.flatMap { symbols.type(ofDeclaration: $0, inFile: number) }
      found = own.map { [$0] } ?? []
    case let path where path.count == 2 && path[1] == "ObjectWillChangePublisher":
      let scope = ScopeReference(file: number, scope: reference.scope)
      found = parameters.filter { $0.name == path[0] }.flatMap(\.constraints)
        .flatMap { symbols.resolve($0, at: scope).candidates }
    default: return nil
    }
    let types = found.filter(symbols.isMigratable)
    return types.isEmpty
      ? nil : (types, file.requirement(around: reference.range, in: clause.range))
  }

  /// The class that a scope belongs to, if its `ObjectWillChangePublisher` is the default one of `ObservableObject`.
  func classWithDefaultPublisher(at scope: ScopeReference) -> TypeID? {
    symbols.enclosingType(of: scope).flatMap { hasDefaultPublisher($0) ? $0 : nil }
  }

  /// Whether the type is a class that may be migrated, and whose `ObjectWillChangePublisher` is the default one.
  func hasDefaultPublisher(_ id: TypeID) -> Bool {
    guard self[id].kind == .class, symbols.isMigratable(id), !namesPublisher(id) else {
      return false
    }
    let plain: Set<String?> = ["ObservableObjectPublisher", "ObjectWillChangePublisher"]
    let declaresOther = symbols.classLineage(of: id).flatMap(symbols.properties).contains {
      reference in
      let property = self[reference]
      guard property.name == "objectWillChange", !property.isStatic else { return false }
      if let type = property.type { return !plain.contains(type.simpleName) }
      guard case .call(let callee, _)? = property.initializer?.unwrapped.kind else { return true }
      return !plain.contains(callee.dottedPath?.last)
    }
    return !declaresOther
  }

  /// Whether a class declares a type alias for another publisher.
  func namesPublisher(_ id: TypeID) -> Bool {
    symbols.classLineage(of: id).flatMap { self[$0].declarations }.contains { reference in
      files[reference.file].typealiases.contains {
        $0.name == "ObjectWillChangePublisher" && $0.enclosingType == reference.type
      }
    }
  }
}

extension FileFacts {
  /// One requirement of a `where` clause with the comma next to it, or the whole clause if it is the only one.
  fileprivate func requirement(around place: ByteRange, in clause: ByteRange) -> ByteRange {
    var commas: [Int] = []
    var depth = 0
    for index in clause {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: commas.append(index)
      default: break
      }
    }
    let before = commas.last { $0 < place.lowerBound }
    let behind = commas.first { $0 >= place.upperBound }
    if let before { return before..<(behind ?? clause.upperBound) }
    if let behind {
      return skipWhitespace(
        from: clause.lowerBound + "where".utf8.count)..<skipWhitespace(from: behind + 1)
    }
    return skipWhitespaceBackwards(from: clause.lowerBound)..<clause.upperBound
  }
}
