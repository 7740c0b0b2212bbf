/// Which parts of the values that models publish views may show.
extension Tracking {
  /// Where views show a stored property of the values of a type, directly or through other members of the type.
  public func placeShowing(_ reference: PropertyReference, partOf id: TypeID) -> Site? {
    let members = members(showing: reference, partOf: id)
    return
      (members.lazy.compactMap { self.placeShowing(memberNamed: $0, of: id, byViewsAlone: true) }
      .first ?? members.lazy.compactMap { self.placeShowing(memberNamed: $0, of: id) }.first)
      .map { symbols.files[$0.file].site($0.range) }
  }

  /// Whether views, or clients of a library, may show a stored property of the values or objects of a type, directly or
  /// through other members of the type.
  /// - Parameter byViewsAlone: Whether code of other types that views run does not count.
  func mayBeShown(
    _ reference: PropertyReference, partOf id: TypeID, byViewsAlone: Bool = false,
    orByClients: Bool = true
  ) -> Bool {
    orByClients && !byViewsAlone && objects.isVisibleToClients(reference, of: id)
      || members(showing: reference, partOf: id).contains {
        isShown(memberNamed: $0, of: id, byViewsAlone: byViewsAlone)
      }
  }

  /// The names of a stored property and of the members that read it.
  private func members(showing reference: PropertyReference, partOf id: TypeID) -> [String] {
    let name = symbols[reference].name
    func reads(_ body: ByteRange?, _ number: Int) -> Bool {
      guard let body else { return false }
      return graph.ownCode(runBy: body, ofFile: number, of: id).contains { code in
        symbols.files[code.file].uses.reads(in: code.body).contains { $0.name == name && $0.isOwn }
      }
    }
    let getters = symbols.properties(of: id).filter {
      symbols[$0].accessors == .computed && !symbols[$0].isStatic
        && reads(symbols[$0].getterBody, $0.file)
    }
    let functions = functionsReturningValues(of: id).filter { reads(symbols[$0].body, $0.file) }
    return ([name] + getters.map { symbols[$0].name } + functions.map { symbols[$0].name })
      .uniqued()
  }

  /// Whether code that runs while a view is evaluated uses a member with the name, of what may be an instance of the
  /// type.
  private func isShown(memberNamed name: String, of id: TypeID, byViewsAlone: Bool = false) -> Bool
  {
    placeShowing(memberNamed: name, of: id, byViewsAlone: byViewsAlone) != nil
  }

  private func placeShowing(memberNamed name: String, of id: TypeID, byViewsAlone: Bool = false)
    -> (file: Int, range: ByteRange)?
  {
    let member = ShownMember(name: name, type: id, byViewsAlone: byViewsAlone)
    return cache.placesShowing.answer(to: member) { findPlace(showing: member) }
  }

  private func findPlace(showing member: ShownMember) -> (file: Int, range: ByteRange)? {
    let name = member.name
    symbols.needFiles(naming: CollectionOfOne(name))
    let isNameOfOneType = mayBeInstance(.unknown, of: member.type, having: name)
    return symbols.parsedFiles(naming: name).lazy.compactMap { [self] number in
      let file = symbols.files[number]
      if symbols.layout.isTest(file.path) { return nil }
      func isShown(_ base: Expression?, _ range: ByteRange, _ scope: Int) -> Bool {
        guard let base, !base.isSelf else { return false }
        let scope = ScopeReference(file: number, scope: scope)
        let type = inference.type(of: base, at: scope)
        return
          (type.isUnknown
          ? isNameOfOneType : mayBeInstance(type, of: member.type, having: name))
          && self.isShown(range, at: scope, member.byViewsAlone)
      }
      let range =
        [file.uses.reads, file.uses.viewReads].joined().first {
          $0.name == name && isShown($0.base, $0.range, $0.scope)
        }?.range
        ?? file.uses.calls.first {
          $0.name == name && isShown($0.callee.unwrapped.base, $0.range, $0.scope)
        }?.range
        ?? (isNameOfOneType ? file.words(name, in: file.bytes.indices) : []).first { word in
          file.isInKeyPath(word.lowerBound)
            && self.isShown(
              word,
              at: ScopeReference(file: number, scope: file.innermostScope(at: word.lowerBound)),
              member.byViewsAlone)
        }
      return range.map { (number, $0) }
    }.first
  }

  /// Whether a type is the one, or is not known while no other type has such a member.
  func mayBeInstance(_ type: ResolvedType, of id: TypeID, having name: String) -> Bool {
    guard type.isUnknown else { return type.candidates.contains { mayBeOne($0, of: id) } }
    return symbols.types.allSatisfy {
      $0.id == id || mayBeOne($0.id, of: id)
        || symbols.members(of: $0.id, named: name).properties.isEmpty
    }
  }

  /// Whether the code at a place runs while a view is evaluated, or provides a value that views show.
  func isShown(_ range: ByteRange, at scope: ScopeReference, _ byViewsAlone: Bool) -> Bool {
    let owner = symbols.enclosingType(of: scope)
    if let owner, symbols.hostRole(of: owner) != nil {
      return views.mayBeEvaluated(scope) && !views.isFirstValueOfState(range, at: scope)
    }
    if byViewsAlone { return false }
    return views.mayShow(valueReadAt: scope)
      || owner.map { owner in
        codeShown(of: owner).contains {
          $0.file == scope.file && $0.body.contains(range.lowerBound)
        }
      } == true
  }
}

/// A member of the values of a type that code which views run may use.
struct ShownMember: Hashable {
  let name: String
  let type: TypeID
  /// Whether code of other types that views run does not count.
  let byViewsAlone: Bool
}
