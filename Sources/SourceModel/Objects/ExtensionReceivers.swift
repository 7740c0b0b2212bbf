/// Code that uses a member which an extension adds only to observable objects.
public struct ObjectMemberUse: Sendable {
  public let extending: DeclarationReference
  /// Nil if code uses the extension without naming a member.
  public let name: String?
  /// Where the member, or the extension, is declared.
  public let declaration: Site
  public let use: (file: Int, range: ByteRange)?
  /// The migratable types that the receiver may have. If its type is not known, these are all types that the file
  /// mentions.
  public let types: [TypeID]
}

/// The objects that code uses members of `extension ObservableObject` on.
extension Objects {
  /// The uses of members that extensions of `ObservableObject` add to every object.
  public func uses(ofMembersOf extensions: [DeclarationReference]) -> [ObjectMemberUse] {
    uses(ofMembersOf: extensions) { receivers(ofMember: $0, $1, inFile: $2) }
  }

  /// The uses of members that an extension of another type constrains to observable objects:
  /// `extension Array where Element: ObservableObject`.
  public func uses(ofConstrainedMembersOf reference: DeclarationReference) -> [ObjectMemberUse] {
    let declaration = symbols[reference]
    let names = declaration.memberNames
    if names.isEmpty { return [] }
    // Code uses these without their names.
    if !declaration.inheritance.isEmpty
      || declaration.functions.contains(where: { $0.kind != .function || $0.isOperator })
    {
      let using = filesUsing(names, besides: [reference.file]) + [reference.file]
      return [
        ObjectMemberUse(
          extending: reference, name: nil,
          declaration: symbols.files[reference.file].site(declaration.nameRange), use: nil,
          types: types(knownIn: using))
      ]
    }
    let isOfItself = declaration.genericParameters.contains { $0.name == "Self" && isObject($0) }
    return uses(ofMembersOf: [reference]) { name, word, number in
      isOfItself
        ? receivers(ofMember: name, word, inFile: number)
        : objects(inReceiverOf: name, at: word, inFile: number, extended: declaration.name)
    }
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
  private func uses(
    ofMembersOf extensions: [DeclarationReference],
    _ receivers: (String, ByteRange, Int) -> [TypeID]?
  ) -> [ObjectMemberUse] {
    var declaring: [String: DeclarationReference] = [:]
    for reference in extensions {
      for name in symbols[reference].memberNames where declaring[name] == nil {
        declaring[name] = reference
      }
    }
    symbols.needFiles(naming: declaring.keys)
    return symbols.parsedFiles(naming: declaring.keys).flatMap { number -> [ObjectMemberUse] in
      let file = symbols.files[number]
      let own = extensions.filter { $0.file == number }.map { symbols[$0].range }
      let declared = file.types.flatMap { type in
        type.properties.map(\.nameRange) + type.functions.map(\.nameRange)
      }
      return declaring.sorted { $0.key < $1.key }.flatMap { name, extending in
        guard file.identifiers.contains(name) else { return [ObjectMemberUse]() }
        return file.words(name, in: 0..<file.bytes.count).compactMap { word in
          guard !own.contains(where: { $0.contains(word) }), !declared.contains(word),
            !file.isInComment(word.lowerBound), !file.isArgumentLabel(word)
          else { return nil }
          let types = receivers(name, word, number) ?? types(knownIn: [number])
          if types.isEmpty { return nil }
          return ObjectMemberUse(
            extending: extending, name: name, declaration: site(of: name, in: extending),
            use: (number, word), types: types)
        }
      }
    }
  }

  private func site(of member: String, in extending: DeclarationReference) -> Site {
    let declaration = symbols[extending]
    let range =
      declaration.functions.first { $0.name == member }?.nameRange
      ?? declaration.properties.first { $0.name == member }?.nameRange
    return symbols.files[extending.file].site(range ?? declaration.nameRange)
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
