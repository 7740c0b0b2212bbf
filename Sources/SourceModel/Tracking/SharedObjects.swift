/// Objects that a view accesses without storing them: `Session.shared`, or the value of a global variable.
extension Tracking {
  /// The reads of such objects while the view is evaluated, with the possible classes of each object. Excludes objects
  /// that the view also observes. Empty when an object that the view observes may notify for others.
  public func readsOfSharedObjects(
    in id: TypeID, _ announcements: ObjectWillChangeUses
  ) -> [(types: [TypeID], read: Usage.LocatedRead)] {
    let observed = views.classesObserved(by: id)
    if views.hears(ofOthersThan: observed, announcements) { return [] }
    return readsWhileEvaluated(in: id).compactMap { located in
      let scope = located.place
      guard let base = located.use.base, isShared(base, at: scope) else { return nil }
      let types = inference.objects(of: base, at: scope).filter {
        symbols[$0].kind == .class && symbols.isMigratable($0)
      }
      guard !types.isEmpty, Set(observed).isDisjoint(with: types.flatMap(symbols.relatives)),
        views.mayProvideShownValue(scope, in: id), isEvaluated(scope, by: id)
      else { return nil }
      return (types, located)
    }
  }

  /// Whether an expression refers to an object through a type or a global variable, directly or through a getter or
  /// function of the view that returns nothing else.
  private func isShared(_ object: Expression, at scope: ScopeReference) -> Bool {
    guard !object.isSelf else { return false }
    if let function = object.rootOfCall?.ownName {
      return symbols.enclosingType(of: scope).map { host in
        symbols.members(of: host, named: function).functions.contains { reference in
          symbols[reference].body.map { givesShared($0, inFile: reference.file) } ?? false
        }
      } ?? false
    }
    guard let path = object.dottedPath, let name = path.first else { return false }
    if name.looksLikeTypeName { return path.count > 1 }
    guard symbols.localBinding(name, at: scope, position: object.range.lowerBound) == nil,
      let host = symbols.enclosingType(of: scope)
    else { return false }
    let own = symbols.members(of: host, named: name).properties
    guard own.isEmpty else {
      return own.contains { reference in
        guard symbols[reference].accessors == .computed, !symbols[reference].isStatic else {
          return false
        }
        return symbols[reference].getterBody.map { givesShared($0, inFile: reference.file) }
          ?? false
      }
    }
    return isGlobal(name)
  }

  func isGlobal(_ name: String) -> Bool {
    symbols.ask(.global(name))
    return symbols.globalProperties[name]?.isEmpty == false
  }

  /// Whether a body only returns the value of a type member or a global variable: `{ Session.shared }`,
  /// `{ return .shared }`.
  private func givesShared(_ body: ByteRange, inFile number: Int) -> Bool {
    var code = symbols.files[number].text(body)[...].trimmed
    guard code.first == "{", code.last == "}" else { return false }
    code = code.dropFirst().dropLast().trimmed
    if code.hasPrefix("return ") { code = code.dropFirst("return ".count).trimmed }
    let path = code.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.dropFirst().allSatisfy({ !$0.isEmpty }), path.joined().allSatisfy(\.isIdentifierPart)
    else { return false }
    if path[0].isEmpty || path[0].looksLikeTypeName { return path.count > 1 }
    return isGlobal(path[0])
  }
}

extension Expression {
  /// The callee at the beginning of a chain: `f` for `f().a.b`.
  fileprivate var rootOfCall: Expression? {
    switch unwrapped.kind {
    case .member(let base, _): base.rootOfCall
    case .call(let callee, _): callee
    default: nil
    }
  }
}

extension Character {
  fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
  /// The text without surrounding whitespace.
  fileprivate var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
