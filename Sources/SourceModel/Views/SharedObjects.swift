/// Objects that a view does not hold: `Session.shared`, or what a global variable holds.
extension ProjectModel {
  /// What the code of a view reads of such objects while it is evaluated, and the classes they may be of; those left out
  /// that the view observes as well, and all of them where an object that it observes may tell of others.
  public func readsOfSharedObjects(
    in id: TypeID, _ announcements: Announcements
  ) -> [(types: [TypeID], read: LocatedRead)] {
    let observed = classesObserved(by: id)
    if hears(ofOthersThan: observed, announcements) { return [] }
    return readsWhileEvaluated(in: id).compactMap { located in
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      guard let base = located.use.base, isShared(base, at: scope) else { return nil }
      let types = objects(of: base, at: scope).filter {
        self[$0].kind == .class && isMigratable($0)
      }
      guard !types.isEmpty, Set(observed).isDisjoint(with: types.flatMap(relatives)),
        givesSomethingBack(scope, in: id), !isOnlyUsedLater(scope, in: id)
      else { return nil }
      return (types, located)
    }
  }

  /// The types that a view's wrappers hold.
  func classesObserved(by view: TypeID) -> [TypeID] {
    properties(of: view).filter { self[$0].attributes.contains { Wrapper($0) != nil } }
      .flatMap { type(of: $0).candidates }
  }

  /// Whether an object that a view observes may tell of others.
  func hears(ofOthersThan observed: [TypeID], _ announcements: Announcements) -> Bool {
    !announcements.involved.isDisjoint(with: observed + observed.flatMap(implementers))
  }

  /// Whether an expression leads to an object from a type or a global variable, by itself or through a getter or function of
  /// the view that gives nothing else.
  private func isShared(_ object: Expression, at scope: ScopeReference) -> Bool {
    guard !object.isSelf else { return false }
    if let function = object.rootOfCall?.ownName {
      return enclosingType(of: scope).map { host in
        members(of: host, named: function).functions.contains { reference in
          self[reference].body.map { givesShared($0, inFile: reference.file) } ?? false
        }
      } ?? false
    }
    guard let path = object.dottedPath, let name = path.first else { return false }
    if name.namesType { return path.count > 1 }
    guard localBinding(name, at: scope, position: object.range.lowerBound) == nil,
      let host = enclosingType(of: scope)
    else { return false }
    let own = members(of: host, named: name).properties
    guard own.isEmpty else {
      return own.contains { reference in
        guard self[reference].accessors == .computed, !self[reference].isStatic else {
          return false
        }
        return self[reference].getterBody.map { givesShared($0, inFile: reference.file) } ?? false
      }
    }
    return isGlobal(name)
  }

  func isGlobal(_ name: String) -> Bool {
    ask(.global(name))
    return globalProperties[name]?.isEmpty == false
  }

  /// Whether a body is nothing but what a type or a global variable holds: `{ Session.shared }`, `{ return .shared }`.
  private func givesShared(_ body: ByteRange, inFile number: Int) -> Bool {
    var code = files[number].text(body)[...].trimmed
    guard code.first == "{", code.last == "}" else { return false }
    code = code.dropFirst().dropLast().trimmed
    if code.hasPrefix("return ") { code = code.dropFirst("return ".count).trimmed }
    let path = code.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.dropFirst().allSatisfy({ !$0.isEmpty }), path.joined().allSatisfy(\.isIdentifierPart)
    else { return false }
    if path[0].isEmpty || path[0].namesType { return path.count > 1 }
    return isGlobal(path[0])
  }
}

extension Expression {
  /// What is called at the beginning of a chain: `f` for `f().a.b`.
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
  /// Without white space around it.
  fileprivate var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
