import SourceModel

extension ProjectModel {
  /// The clause `where ObjectWillChangePublisher == ObservableObjectPublisher` of a type that may be migrated, or
  /// this part of it. An observable type has no such publisher. Code that sends with it is handled elsewhere.
  func requirement(ofPublisher reference: TypeReference, inFile number: Int)
    -> (type: TypeID, range: ByteRange)?
  {
    let file = files[number]
    guard
      let index = file.types.lastIndex(where: { $0.header.contains(reference.range) }),
      let id = symbols.type(ofDeclaration: index, inFile: number), symbols.isMigratable(id)
    else { return nil }
    let clause = file.types[index].genericParameters.first {
      $0.range.contains(reference.range)
        && $0.constraints.contains { $0.isNamed("ObservableObjectPublisher", in: ["Combine"]) }
        && ["ObjectWillChangePublisher", "Self.ObjectWillChangePublisher"].contains($0.name)
    }
    guard let clause else { return nil }
    return (id, file.requirement(around: reference.range, in: clause.range))
  }

  /// The class that a scope belongs to, if its `ObjectWillChangePublisher` is the default one of `ObservableObject`.
  func classWithDefaultPublisher(at scope: ScopeReference) -> TypeID? {
    guard let id = symbols.enclosingType(of: scope), self[id].kind == .class,
      symbols.isMigratable(id),
      !namesPublisher(id)
    else { return nil }
    let plain: Set<String?> = ["ObservableObjectPublisher", "ObjectWillChangePublisher"]
    let declaresOther = symbols.classLineage(of: id).flatMap(symbols.properties).contains {
      reference in
      let property = self[reference]
      guard property.name == "objectWillChange", !property.isStatic else { return false }
      if let type = property.type { return !plain.contains(type.simpleName) }
      guard case .call(let callee, _)? = property.initializer?.unwrapped.kind else { return true }
      return !plain.contains(callee.dottedPath?.last)
    }
    return declaresOther ? nil : id
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
