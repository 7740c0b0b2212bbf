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
      return types(using: names, inFile: number, besides: own) {
        receivers(ofMember: $0, $1, inFile: $2)
      }
    }.uniqued().sorted()
  }

  /// The migratable types in receivers of members that an extension of another type constrains to observable objects:
  /// `extension Array where Element: ObservableObject`.
  public func types(inReceiversOf reference: DeclarationReference) -> [TypeID] {
    let declaration = symbols[reference]
    let names = declaration.memberNames
    if names.isEmpty { return [] }
    // Code uses these without their names.
    if !declaration.inheritance.isEmpty
      || declaration.functions.contains(where: { $0.kind != .function || $0.isOperator })
    {
      return types(knownIn: filesUsing(names, besides: [reference.file]) + [reference.file])
    }
    symbols.needFiles(naming: names)
    return symbols.parsedFiles(naming: names).flatMap { number in
      let own = number == reference.file ? [declaration.range] : []
      return types(using: names, inFile: number, besides: own) { name, word, number in
        objects(inReceiverOf: name, at: word, inFile: number, extended: declaration.name)
      }
    }.uniqued().sorted()
  }

  /// The migratable types that files mention which use a function outside its declaration.
  public func types(inFilesUsing reference: FunctionReference) -> [TypeID] {
    let function = symbols[reference]
    var using = filesUsing([function.name], besides: [reference.file])
    let file = symbols.files[reference.file]
    let isUsed = file.words(function.name, in: 0..<file.bytes.count).contains {
      !function.range.contains($0) && !file.isInComment($0.lowerBound) && !file.isArgumentLabel($0)
    }
    if isUsed || function.kind == .subscript || function.isOperator { using.append(reference.file) }
    return types(knownIn: using)
  }

  /// - Parameter receivers: The types of the object that a member is used on; nil if they are not known.
  private func types(
    using names: Set<String>, inFile number: Int, besides own: [ByteRange],
    _ receivers: (String, ByteRange, Int) -> [TypeID]?
  ) -> [TypeID] {
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
        guard let types = receivers(name, word, number) else { return types(knownIn: [number]) }
        result += types
      }
    }
    return result
  }

  /// The migratable types in the value that a member is used on; nil if they are not known.
  private func objects(
    inReceiverOf name: String, at word: ByteRange, inFile number: Int, extended: String
  ) -> [TypeID]? {
    guard case (let base?, let scope)? = symbols.files[number].memberUse(of: name, at: word),
      !base.isSelf
    else { return nil }
    let parts = inference.type(of: base, at: ScopeReference(file: number, scope: scope)).parts
    let isOpen = parts.contains { part in
      switch part {
      case .unknown, .generic: true
      case .external(let name, let arguments): arguments.isEmpty && name == extended
      default: false
      }
    }
    return isOpen ? nil : parts.flatMap(\.candidates).filter(symbols.isMigratable)
  }

  /// The migratable types of the object that a member is used on; nil if they are not known.
  private func receivers(ofMember name: String, _ word: ByteRange, inFile number: Int)
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
