/// A member of a type that uses one of the type's properties, with the information needed to make it use a local
/// constant of the same name instead.
public struct MemberUse: Sendable {
  public enum Role: Sendable, Hashable {
    /// The `body` of a view.
    case body
    /// Another property or function of type `some View`.
    case view
    /// A function that returns nothing.
    case action
    case initializer
    /// Anything else: a value that depends on the property.
    case value
  }

  /// Index into the model's files.
  public let file: Int
  /// The member's name.
  public let name: String
  public let role: Role
  /// The UTF-8 offset of the member's first attribute, modifier or keyword.
  public let start: Int
  /// The code between the braces, as for a view's body; nil if it is not plain statements.
  public let body: ViewBody?
  /// Whether the member has an explicit `@ViewBuilder` attribute.
  public let isBuilder: Bool
  /// The ranges of `self.` before the property's name or `$name`.
  public let explicitSelf: [ByteRange]
  /// Whether the member uses `$name`.
  public let isProjected: Bool
  /// Whether the member also declares something else with the name.
  public let hidesName: Bool

  init(_ member: Member, _ uses: [UsedName], of property: String, in file: FileFacts) {
    self.file = member.file
    name = member.name
    role = member.role
    start = member.range.lowerBound
    body = member.body
    isBuilder = member.isBuilder
    explicitSelf = uses.filter(\.isOfSelf).compactMap { file.explicitSelf(of: $0) }
    isProjected = uses.contains { file.bytes[$0.range.lowerBound] == UInt8(ascii: "$") }
    hidesName = file.scopes.contains { scope in
      member.range.contains(scope.range)
        && scope.bindings.contains {
          [property, "$" + property].contains($0.name) && $0.kind != .function
            && !file.isBareCapture($0)
        }
    }
  }
}

extension Tracking {
  /// The members of a type that use a property by its name, in the order of the type's declarations.
  public func memberUses(of property: PropertyReference, in host: TypeID) -> [MemberUse] {
    let name = symbols[property].name
    return symbols[host].declarations.flatMap { declaration -> [MemberUse] in
      let file = symbols.files[declaration.file]
      let block = symbols[declaration].memberBlock
      let uses = file.names(of: name, in: block).filter { use in
        !file.types.contains { block.contains($0.range) && $0.range.contains(use.range) }
      }
      guard !uses.isEmpty else { return [] }
      let members = symbols[declaration].members(inFile: declaration.file, file)
      let others = uses.filter { use in !members.contains { $0.range.contains(use.range) } }
        .map { MemberUse.Member(file: declaration.file, range: $0.range) }
      return (members + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
        .compactMap { member in
          let own = uses.filter { member.range.contains($0.range) }
          return own.isEmpty ? nil : MemberUse(member, own, of: name, in: file)
        }
    }
  }
}

extension MemberUse {
  /// A member of a type, whatever it uses.
  struct Member {
    let file: Int
    let range: ByteRange
    var name = "a member"
    var role = Role.value
    var body: ViewBody?
    var isBuilder = false
  }
}

extension DeclaredType {
  /// The properties and functions, without what only a deinitializer or a macro contains.
  fileprivate func members(inFile number: Int, _ file: FileFacts) -> [MemberUse.Member] {
    let isFirst = { (property: DeclaredProperty) in property.bindingIndex == 0 }
    return properties.filter(isFirst).map { property in
      let body = property.bindingCount == 1 ? file.viewBody(in: property.accessorBlock) : nil
      return MemberUse.Member(
        file: number, range: property.declaration, name: property.name,
        role: body == nil ? .value : property.name == "body" ? .body : .view,
        body: body.flatMap { $0.isReturned ? nil : $0 },
        isBuilder: property.attribute("ViewBuilder") != nil)
    }
      + functions.compactMap { function in
        var member = MemberUse.Member(file: number, range: function.range)
        switch function.kind {
        case .initializer: (member.name, member.role) = ("init", .initializer)
        case .function:
          member.name = function.name
          member.isBuilder = function.attributes.contains { $0.name == "ViewBuilder" }
          if let body = file.viewBody(in: function.body) {
            (member.role, member.body) = (.view, body.isReturned ? nil : body)
          } else if function.returnType == nil {
            (member.role, member.body) = (.action, function.body.flatMap(file.action))
          }
        case .subscript, .enumCase: break
        }
        return member
      }
  }
}

extension FileFacts {
  /// The uses of a property in the code of its type, with those of its projection and its storage.
  fileprivate func names(of property: String, in range: ByteRange) -> [UsedName] {
    guard !identifiers.isDisjoint(with: [property, "$" + property, "_" + property]) else {
      return []
    }
    let captures = scopes.lazy.filter { range.contains($0.range) }.flatMap(\.bindings)
      .filter { $0.name == property && self.isBareCapture($0) }.compactMap(\.value?.range)
    return uses.names.starting(in: range).filter {
      [property, "$" + property, "_" + property].contains(text($0.range))
    } + captures.map { UsedName(range: $0, isOfSelf: false) }
  }

  /// Whether a closure captures the variable under its own name: `[m]`.
  fileprivate func isBareCapture(_ binding: LocalBinding) -> Bool {
    guard binding.kind == .capture, let range = binding.value?.range else { return false }
    return uses.names.starting(in: range).isEmpty
  }

  /// The range of `self.` before a name.
  fileprivate func explicitSelf(of name: UsedName) -> ByteRange? {
    guard let base = uses.names.starting(in: 0..<name.range.lowerBound).last,
      let period = bytes[base.range.upperBound...].firstIndex(of: UInt8(ascii: "."))
    else { return nil }
    return base.range.lowerBound..<period + 1
  }

  /// The body of a function that returns nothing; nil if it is empty.
  fileprivate func action(in braces: ByteRange) -> ViewBody? {
    guard let start = owner(ofBody: braces)?.firstStatement, start < braces.upperBound else {
      return nil
    }
    let content = start..<max(start, skipWhitespaceBackwards(from: braces.upperBound - 1))
    return ViewBody(
      content: content, views: content, start: start, braces: braces,
      isReturned: false)
  }
}
