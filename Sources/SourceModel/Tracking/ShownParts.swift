/// Which parts of the values that models publish views may show.
extension Tracking {
  /// Where views show a stored property of the values of a type, directly or through other members of the type.
  /// - Parameter property: The property from which the same code obtains the values; nil for any.
  public func placeShowing(
    _ reference: PropertyReference, partOf id: TypeID,
    obtainedFrom property: PropertyReference? = nil
  ) -> Site? {
    let names = members(showing: reference, partOf: id).filter {
      firstUse(showing: ShownMember(name: $0, type: id)) != nil
    }
    return [true, false].firstNonNil { byViewsAlone in
      names.firstNonNil { name -> Site? in
        let member = ShownMember(name: name, type: id, byViewsAlone: byViewsAlone)
        let use = property.map { self.firstUse(showing: member, obtainedFrom: $0) }
        return (use ?? self.firstUse(showing: member)).map {
          self.symbols.files[$0.place.file].site($0.range)
        }
      }
    }
  }

  /// Where code of views shows a stored property of the values or objects of a type, directly or through other members
  /// of the type, other than in controls that edit it.
  public func placesShowing(_ reference: PropertyReference, of id: TypeID) -> [Site] {
    members(showing: reference, partOf: id).flatMap { name in
      uses(
        showing: ShownMember(name: name, type: id, byViewsAlone: true, orByControls: false)
      ).map {
        self.symbols.files[$0.place.file].site($0.range)
      }
    }.uniqued()
  }

  /// Whether views, or clients of a library, may show a stored property of the values or objects of a type, directly or
  /// through other members of the type.
  /// - Parameters:
  ///   - byViewsAlone: Whether code of other types that views run does not count.
  ///   - orByControls: Whether controls count that edit the property: `TextField("Title", text: $row.title)`.
  func mayBeShown(
    _ reference: PropertyReference, partOf id: TypeID, byViewsAlone: Bool = false,
    orByClients: Bool = true, orByControls: Bool = true
  ) -> Bool {
    orByClients && !byViewsAlone && objects.isVisibleToClients(reference, of: id)
      || members(showing: reference, partOf: id).contains {
        let member = ShownMember(
          name: $0, type: id, byViewsAlone: byViewsAlone, orByControls: orByControls)
        return firstUse(showing: member) != nil
      }
  }

  /// The names of a stored property and of the members that read it.
  private func members(showing reference: PropertyReference, partOf id: TypeID) -> [String] {
    let name = symbols[reference].name
    let readers = cache.membersByNameRead.answer(to: id) { membersByNameRead(of: id) }
    return ([name] + (readers[name] ?? [])).uniqued()
  }

  /// The members of a type that give a value, by the names of the members that they read.
  private func membersByNameRead(of id: TypeID) -> [String: [String]] {
    let getters = symbols.properties(of: id).filter {
      symbols[$0].accessors == .computed && !symbols[$0].isStatic
    }
    let functions = functionsReturningValues(of: id)
    let members =
      getters.map { ($0.file, symbols[$0].name, symbols[$0].getterBody) }
      + functions.map { ($0.file, symbols[$0].name, symbols[$0].body) }
    return members.reduce(into: [:]) { found, member in
      let (file, name, body) = member
      guard let body else { return }
      let reads = graph.ownCode(runBy: body, ofFile: file, of: id).flatMap {
        symbols.files[$0.file].uses.reads(in: $0.body)
      }
      for read in Set(reads.filter(\.isOwn).map(\.name)) { found[read, default: []].append(name) }
    }
  }

  private func firstUse(showing member: ShownMember) -> UseShown? {
    cache.firstUsesShowing.answer(to: member) { uses(showing: member).first { _ in true } }
  }

  private func firstUse(showing member: ShownMember, obtainedFrom property: PropertyReference)
    -> UseShown?
  {
    cache.usesShowing.answer(to: member) { Array(uses(showing: member)) }.first { use in
      use.base.map { obtains($0, from: property, at: use.place) } == true
    }
  }

  /// The uses of a member of the values of a type in code that views run.
  private func uses(showing member: ShownMember) -> some Sequence<UseShown> {
    symbols.needFiles(naming: CollectionOfOne(member.name))
    let isNameOfOneType = mayBeInstance(.unknown, of: member.type, having: member.name)
    return symbols.parsedFiles(naming: member.name).lazy.flatMap {
      self.uses(showing: member, inFile: $0, isNameOfOneType: isNameOfOneType)
    }
  }

  private func uses(showing member: ShownMember, inFile number: Int, isNameOfOneType: Bool)
    -> [UseShown]
  {
    let (file, name) = (symbols.files[number], member.name)
    if symbols.isTest(file: number) { return [] }
    func use(_ base: Expression?, _ range: ByteRange, _ scope: Int) -> UseShown? {
      guard let base, !base.isSelf else { return nil }
      let place = ScopeReference(file: number, scope: scope)
      let found = inference.type(of: base, at: place)
      let type = member.orByControls ? found.bound ?? found : found
      let isMeant =
        type.isUnknown ? isNameOfOneType : mayBeInstance(type, of: member.type, having: name)
      return isMeant && isShown(range, at: place, member.byViewsAlone)
        ? UseShown(base: base, range: range, place: place) : nil
    }
    return file.uses.reads(named: name).compactMap { use($0.base, $0.range, $0.scope) }
      + file.uses.calls(named: name).compactMap {
        use($0.callee.unwrapped.base, $0.range, $0.scope)
      }
      + (isNameOfOneType ? file.words(name, in: file.bytes.indices) : []).compactMap { word in
        let place = symbols.scope(at: word.lowerBound, inFile: number)
        return file.isInKeyPath(word.lowerBound) && isShown(word, at: place, member.byViewsAlone)
          ? UseShown(base: nil, range: word, place: place) : nil
      }
  }

  /// Whether code obtains a value from a property: `model.row`, `row` in `if let row = model.row`, and in
  /// `ForEach(model.rows) { row in … }`.
  public func obtains(
    _ value: Expression, from property: PropertyReference, at scope: ScopeReference
  ) -> Bool {
    switch value.unwrapped.kind {
    case .name(let name):
      guard let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound)
      else { break }
      if let source = local.binding.value {
        return source.range != value.range && obtains(source, from: property, at: local.place)
      }
      let file = symbols.files[scope.file]
      guard case .argument(let range, _, _)? = file.scopes[local.place.scope].closure,
        local.binding.kind == .closureParameter, let call = file.call(at: range)
      else { return false }
      let place = ScopeReference(file: scope.file, scope: call.scope)
      return (call.arguments.prefix(1).map(\.value) + [call.callee.base].compactMap(\.self))
        .contains { obtains($0, from: property, at: place) }
    case .call(let callee, _):
      return callee.base.map { obtains($0, from: property, at: scope) } == true
    case .element(let base, _), .coalescing(let base, _):
      return obtains(base, from: property, at: scope)
    default: break
    }
    return usage.publishedProperty(value, at: scope)?.0 == property
  }

  /// Whether a type is the one, or is not known while no other type has such a member.
  func mayBeInstance(_ type: ResolvedType, of id: TypeID, having name: String) -> Bool {
    guard type.isUnknown else { return type.candidates.contains { mayBeOne($0, of: id) } }
    return symbols.types(havingPropertyNamed: name).allSatisfy { $0 == id || mayBeOne($0, of: id) }
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
  var byViewsAlone = false
  /// Whether controls count that edit it, to which code passes `$row.title`.
  var orByControls = true
}

/// A use of such a member.
struct UseShown: Sendable {
  /// The value; nil in a key path.
  let base: Expression?
  let range: ByteRange
  let place: ScopeReference
}
