/// Code outside of views that runs while a view is evaluated.
extension ProjectModel {
  /// Whether a view may show what the code reads. The code belongs to a view, to a value that a view creates, or to a
  /// function or getter outside of any project object that runs while a view is evaluated.
  func mayShow(valueReadAt scope: ScopeReference) -> Bool {
    if let host = enclosingType(of: scope), hostRole(of: host) != nil { return true }
    return runsWithBody(scope.scope, inFile: scope.file)
      && (isInValueCreatedByViews(scope) || isRunByViews(scope))
  }

  private func isRunByViews(_ scope: ScopeReference) -> Bool {
    guard let code = FreeCode(around: scope, in: self) else { return false }
    return viewsCache.codeCalledByViews.answer(to: code.place) {
      var visited = [code]
      var next = 0
      while next < visited.count, visited.count < 32 {
        if isImplicitMemberOfViews(visited[next]) { return true }
        for user in users(of: visited[next]) where runsWithBody(user.scope, inFile: user.file) {
          if let host = enclosingType(of: user), hostRole(of: host) != nil {
            guard mayProvideShownValue(user, in: host) else { continue }
            return true
          }
          if isInValueCreatedByViews(user) { return true }
          if let outer = FreeCode(around: user, in: self),
            !visited.contains(where: { $0.place == outer.place })
          {
            visited.append(outer)
          }
        }
        next += 1
      }
      return false
    }
  }

  private func users(of code: FreeCode) -> [ScopeReference] {
    let name = code.owner.name
    if code.owner.kind == .function {
      return callsInParsedFiles(named: name).compactMap { number, call in
        let scope = ScopeReference(file: number, scope: call.scope)
        let called = functions(called: call, at: scope)
        let isCalled =
          called.isEmpty
          ? code.isOfOutsideType
          : called.contains { $0.file == code.file && self[$0].body == code.owner.body }
        return isCalled ? scope : nil
      }
    }
    return viewReads(named: name).compactMap { number, read in
      let scope = ScopeReference(file: number, scope: read.scope)
      return mayRead(code, read, at: scope) ? scope : nil
    }
  }

  /// Whether a read with the getter's name reads this getter.
  private func mayRead(_ code: FreeCode, _ read: Read, at scope: ScopeReference) -> Bool {
    guard let base = read.base, !base.isSelf else {
      guard localBinding(read.name, at: scope, position: read.range.lowerBound) == nil else {
        return false
      }
      let own = enclosingType(of: scope)
      return own == code.type
        || own.map { members(of: $0, named: read.name).properties.isEmpty } == true
    }
    let type = type(of: base, at: scope)
    guard let owner = code.type else { return code.isOfOutsideType && type.candidates.isEmpty }
    return type.instance.candidates.contains(owner)
  }

  /// Whether code of a view uses a static member of an outside type without naming the type: `.font(.title)`.
  private func isImplicitMemberOfViews(_ code: FreeCode) -> Bool {
    guard code.isOfOutsideType, code.owner.isStatic, code.owner.kind == .accessor else {
      return false
    }
    return parsedFiles(naming: code.owner.name).contains { number in
      let file = files[number]
      return file.types.indices.contains { index in
        guard let id = type(ofDeclaration: index, inFile: number), hostRole(of: id) != nil
        else { return false }
        return file.words(code.owner.name, in: file.types[index].memberBlock)
          .contains { file.isImplicitMember(at: $0.lowerBound) }
      }
    }
  }

  private func isInValueCreatedByViews(_ scope: ScopeReference) -> Bool {
    enclosingType(of: scope).map(isValueCreatedByViews) == true
  }

  /// Whether code of a view creates a value of the type. The view may show what that value reads.
  private func isValueCreatedByViews(_ id: TypeID) -> Bool {
    guard self[id].kind == .struct || self[id].kind == .enum else { return false }
    return viewsCache.valuesCreatedByViews.answer(to: id) {
      callsInParsedFiles(named: self[id].name).contains { number, call in
        let scope = ScopeReference(file: number, scope: call.scope)
        guard let maker = enclosingType(of: scope), hostRole(of: maker) != nil,
          case .metatype(let made) = type(of: call.callee, at: scope)
        else { return false }
        return made.candidates.contains(id)
      }
    }
  }
}

extension FileFacts {
  /// Whether a name follows a dot that has no base.
  fileprivate func isImplicitMember(at start: Int) -> Bool {
    guard start > 1, bytes[start - 1] == UInt8(ascii: ".") else { return false }
    let before = bytes[..<(start - 1)]
    let end = before.last { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    let isApart = before.last != end
    return end.map { "(,:[=&|{".utf8.contains($0) || isApart && $0 == UInt8(ascii: "?") } ?? false
  }
}

/// A function or getter that runs without an object of the project: global, static, or a member of an extension of an
/// outside type.
private struct FreeCode {
  let file: Int
  let owner: BodyOwner
  /// The project type that declares the static member.
  let type: TypeID?
  let isOfOutsideType: Bool

  var place: FileOffset { .init(file: file, offset: owner.body.lowerBound) }

  /// nil when the enclosing code is of another kind.
  init?(around scope: ScopeReference, in model: ProjectModel) {
    guard let owner = model.enclosingBody(of: scope) else { return nil }
    let isGetter = owner.kind == .accessor && [nil, "get"].contains(owner.accessor)
    let type = model.enclosingType(of: scope)
    guard owner.kind == .function || isGetter, type == nil || owner.isStatic else { return nil }
    // Asynchronous code is not part of evaluating a view.
    let facts = model.files[scope.file]
    let functions =
      model.enclosingDeclaration(of: scope).map { facts.types[$0].functions } ?? facts.functions
    if functions.contains(where: { $0.isAsync && $0.body == owner.body }) { return nil }
    file = scope.file
    self.owner = owner
    self.type = type
    isOfOutsideType = type == nil && model.enclosingDeclaration(of: scope) != nil
  }
}
