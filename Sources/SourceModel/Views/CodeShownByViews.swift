/// Code outside of views that runs while a view is evaluated.
extension Views {
  /// Whether a view may show what the code reads. The code belongs to a view, to a value that a view creates, or to a
  /// function or getter outside of any project object that runs while a view is evaluated.
  func mayShow(valueReadAt scope: ScopeReference) -> Bool {
    if let host = symbols.enclosingType(of: scope) {
      if symbols.hostRole(of: host) != nil { return true }
      // The members of its extensions are those of each view that conforms to it.
      if symbols.hasCodeOfViews(host) {
        return graph.runsWithBody(scope.scope, inFile: scope.file)
          && mayProvideValue(scope, in: host)
      }
    }
    if symbols.enclosingBody(of: scope)?.kind == .initializer {
      return graph.runsAtOnce(scope) && isInValueCreatedByViews(scope)
    }
    return graph.runsWithBody(scope.scope, inFile: scope.file)
      && (isInValueCreatedByViews(scope) || isRunByViews(scope))
  }

  private func isRunByViews(_ scope: ScopeReference) -> Bool {
    guard let start = graph.node(around: scope), runsWithoutObject(start) else { return false }
    return cache.codeCalledByViews.answer(to: start) {
      graph.code(reaching: start, .withBody, through: runsWithoutObject).contains { code in
        guard let place = graph.place(ofBody: code) else { return false }
        guard let owner = code.owner else { return isImplicitMemberOfViews(place) }
        return symbols.hostRole(of: owner) == nil
          ? isValueCreatedByViews(owner) : mayProvideShownValue(place, in: owner)
      }
    }
  }

  /// Whether code runs without an object of the project, and may be a part of evaluating a view: a synchronous function
  /// or a getter that is global, static, or a member of an extension of an outside type.
  private func runsWithoutObject(_ code: CodeNode) -> Bool {
    guard let place = graph.place(ofBody: code), let owner = symbols.enclosingBody(of: place),
      code.owner == nil || owner.isStatic
    else { return false }
    return owner.kind == .function
      ? symbols.function(withBodyOf: owner, at: place)?.isAsync != true
      : owner.kind == .accessor && [nil, "get"].contains(owner.accessor)
  }

  /// Whether code of a view uses a static member of an outside type without naming the type: `.font(.title)`.
  private func isImplicitMemberOfViews(_ place: ScopeReference) -> Bool {
    guard let owner = symbols.enclosingBody(of: place), owner.isStatic, owner.kind == .accessor,
      symbols.enclosingDeclaration(of: place) != nil
    else { return false }
    return symbols.parsedFiles(naming: owner.name).contains { number in
      let file = symbols.files[number]
      return file.types.indices.contains { index in
        guard let id = symbols.type(ofDeclaration: index, inFile: number),
          symbols.hostRole(of: id) != nil
        else { return false }
        return file.words(owner.name, in: file.types[index].memberBlock)
          .contains { file.isImplicitMember(at: $0.lowerBound) }
      }
    }
  }

  private func isInValueCreatedByViews(_ scope: ScopeReference) -> Bool {
    symbols.enclosingType(of: scope).map(isValueCreatedByViews) == true
  }

  /// Whether code of a view creates a value of the type. The view may show what that value reads.
  private func isValueCreatedByViews(_ id: TypeID) -> Bool {
    guard symbols[id].kind == .struct || symbols[id].kind == .enum else { return false }
    return cache.valuesCreatedByViews.answer(to: id) {
      symbols.callsInParsedFiles(named: symbols[id].name).contains { number, call in
        let scope = ScopeReference(file: number, scope: call.scope)
        guard let maker = symbols.enclosingType(of: scope),
          symbols.hostRole(of: maker) != nil,
          case .metatype(let made) = inference.type(of: call.callee, at: scope)
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
