/// The objects that code uses members of `extension ObservableObject` on.
extension Objects {
  /// The migratable types whose objects code uses members of some extensions on. Where the type of an object is not
  /// known, these are all types that its file names.
  public func types(usingMembersOf extensions: [DeclarationReference]) -> [TypeID] {
    let names = extensions.reduce(into: Set<String>()) { $0.formUnion(symbols[$1].memberNames) }
    if names.isEmpty { return [] }
    symbols.needFiles(naming: names)
    return symbols.parsedFiles(naming: names).flatMap { number in
      let own = extensions.filter { $0.file == number }.map { symbols[$0].range }
      return types(using: names, inFile: number, besides: own)
    }.uniqued().sorted()
  }

  private func types(using names: Set<String>, inFile number: Int, besides own: [ByteRange])
    -> [TypeID]
  {
    let file = symbols.files[number]
    let declared = file.types.flatMap { type in
      type.properties.map(\.nameRange) + type.functions.map(\.nameRange)
    }
    var result: [TypeID] = []
    for name in names where file.identifiers.contains(name) {
      for word in file.words(name, in: 0..<file.bytes.count) {
        guard !own.contains(where: { $0.contains(word) }), !declared.contains(word),
          !file.isInComment(word.lowerBound), !file.isArgumentLabel(word)
        else { continue }
        guard let receivers = receivers(ofMember: name, at: word, inFile: number) else {
          return types(knownIn: [number])
        }
        result += receivers
      }
    }
    return result
  }

  /// The migratable types of the object that a member is used on; nil if they are not known.
  private func receivers(ofMember name: String, at word: ByteRange, inFile number: Int)
    -> [TypeID]?
  {
    guard let (base, scope) = symbols.files[number].memberUse(of: name, at: word) else {
      return nil
    }
    let place = ScopeReference(file: number, scope: scope)
    let candidates: [TypeID]
    if let base, !base.isSelf {
      let type = inference.type(of: base, at: place)
      if type.isUnknown { return nil }
      if case .generic(_, let bounds, _) = type, bounds.isEmpty { return nil }
      candidates = inference.objects(of: base, at: place)
    } else {
      if base == nil, symbols.localBinding(name, at: place, position: word.lowerBound) != nil {
        return []
      }
      candidates = symbols.enclosingType(of: place).map { [$0] } ?? []
    }
    return symbols.concreteTypes(of: candidates).filter { id in
      let members = symbols.members(of: id, named: name)
      return symbols.isMigratable(id) && members.functions.isEmpty && members.properties.isEmpty
    }
  }
}

extension FileFacts {
  /// The base and the scope of a call, a read or an assignment that names a member.
  fileprivate func memberUse(of name: String, at word: ByteRange) -> (Expression?, Int)? {
    if let call = uses.calls.first(where: { $0.nameRange == word }) {
      return (call.callee.base, call.scope)
    }
    let reads = uses.reads + uses.viewReads
    if let read = reads.first(where: {
      $0.name == name && $0.range.upperBound == word.upperBound
    }) {
      return (read.base, read.scope)
    }
    return uses.assignments.first { $0.target.range.upperBound == word.upperBound }
      .map { ($0.target.base, $0.scope) }
  }
}
