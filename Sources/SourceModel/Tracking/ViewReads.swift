/// The reads in the code of a view while its body is evaluated.
extension Tracking {
  /// The reads in the code of a type, excluding those in actions and other closures that run later.
  public func readsWhileEvaluated(in id: TypeID) -> [Usage.LocatedRead] {
    cache.readsWhileEvaluated.answer(to: id) {
      symbols[id].declarations.flatMap { reference -> [Usage.LocatedRead] in
        // Consecutive reads are mostly in the same scope.
        var last: (scope: Int, runs: Bool)?
        return symbols.files[reference.file].uses.viewReads.starting(in: symbols[reference].range)
          .filter { read in
            if let last, last.scope == read.scope { return last.runs }
            let runs = graph.runsWithBody(read.scope, of: id, inFile: reference.file)
            last = (read.scope, runs)
            return runs
          }
          .map { Usage.LocatedRead(file: reference.file, use: $0) }
      }
    }
  }

  /// The reads through one member of the type: `model.name`, `self.model.name`.
  public func readsWhileEvaluated(in id: TypeID, throughMember holder: String) -> [Usage
    .LocatedRead]
  {
    let reads = cache.readsThroughMembers.answer(to: id) {
      readsWhileEvaluated(in: id).reduce(into: [String: [Usage.LocatedRead]]()) { reads, read in
        guard let name = read.use.base?.ownName else { return }
        reads[name, default: []].append(read)
      }
    }
    return reads[holder] ?? []
  }

  /// The same, only in members that consist of views: the body, and parts that are `some View`.
  public func readsOfShownParts(in id: TypeID, throughMember holder: String) -> [Usage.LocatedRead]
  {
    let properties = symbols.properties(of: id).filter { symbols[$0].type.isOpaque }
      .compactMap { reference in symbols[reference].accessorBlock.map { (reference.file, $0) } }
    let functions = symbols.functions(of: id).filter { symbols[$0].returnType.isOpaque }
      .compactMap { reference in symbols[reference].body.map { (reference.file, $0) } }
    return readsWhileEvaluated(in: id, throughMember: holder).filter { read in
      (properties + functions).contains { $0 == read.file && $1.contains(read.use.range) }
    }
  }

  /// An untracked value that the code of a view reads while it is evaluated and that changes: a date, an outside
  /// object, a static or global variable.
  /// - Parameter part: The part of the code to search; nil for all of it.
  public func untrackedRead(
    in id: TypeID, within part: (file: Int, range: ByteRange)? = nil
  ) -> Usage.LocatedRead? {
    func isSearched(_ file: Int, _ range: ByteRange) -> Bool {
      part.map { $0.file == file && $0.range.contains(range) } ?? true
    }
    let read = readsWhileEvaluated(in: id).first { located in
      guard isSearched(located.file, located.use.range),
        !symbols.files[located.file].isDiscarded(located.use.range)
      else { return false }
      let scope = located.place
      guard mayBecomeStale(at: scope, in: id) else { return false }
      guard let base = located.use.base else {
        return isChangingGlobal(located.use, in: id, at: scope)
      }
      guard base.dottedPath != ["self"], !isObservedByItself(base, in: id) else { return false }
      return certainlyChangesUntracked(
        located.use.name, of: graph.outsideType(of: base, at: scope))
        && !graph.isMade(base, at: scope) && !isSetByItsControlAlone(located)
    }
    if let read { return read }
    for reference in symbols[id].declarations {
      let range = symbols[reference].range
      let call = symbols.files[reference.file].uses.calls.starting(in: range).first {
        let scope = ScopeReference(file: reference.file, scope: $0.scope)
        return isSearched(reference.file, $0.range)
          && !symbols.files[reference.file].isDiscarded($0.range)
          && mayReturnChangingValue($0, in: id)
          && graph.runsWithBody($0.scope, of: id, inFile: reference.file)
          && mayBecomeStale(at: scope, in: id)
          && (returnsChangingValue($0, at: scope) || asksOfObject($0, at: scope, in: id))
      }
      if let call {
        let base = call.callee.unwrapped.base
        let use = Read(name: call.name, base: base, range: call.range, scope: call.scope)
        return Usage.LocatedRead(file: reference.file, use: use)
      }
    }
    return nil
  }

  /// Whether a view may go on showing an old value that its code reads at a place: the code is not for actions alone, and
  /// does not run for each frame.
  func mayBecomeStale(at scope: ScopeReference, in id: TypeID) -> Bool {
    views.mayProvideShownValue(scope, in: id) && !graph.runsForEachFrame(scope)
  }

  /// Whether a read accesses a static or global variable of the project that some code changes. Variables that hold
  /// objects are excluded, because they are mostly set once.
  /// - Parameter classes: The classes whose variables count even if they hold objects.
  func isChangingValue(
    _ read: Read, at scope: ScopeReference, orObjectOf classes: [TypeID] = []
  ) -> Bool {
    if let base = read.base, !base.isSelf {
      // The name of the base must look like a type name, which excludes most reads cheaply.
      guard base.dottedPath?.last?.looksLikeTypeName == true,
        case .metatype(let instance) = inference.type(of: base, at: scope),
        !instance.candidates.isEmpty
      else { return false }
      if !Set(instance.candidates).isDisjoint(with: classes) {
        return isChangingVariable(read, at: scope)
      }
    }
    guard isChangingVariable(read, at: scope) else { return false }
    let value = inference.type(of: read.expression, at: scope).candidates
    return !value.contains { symbols[$0].kind == .class || symbols[$0].kind == .protocol }
  }

  /// A static or global variable that the code of a view reads while it is evaluated and that some code changes.
  /// Variables of the model classes count even if they hold objects.
  public func changingVariableRead(in id: TypeID, showing models: [TypeID]) -> Usage.LocatedRead? {
    readsWhileEvaluated(in: id).first { located in
      let scope = located.place
      return !symbols.files[located.file].isDiscarded(located.use.range)
        && isChangingValue(located.use, at: scope, orObjectOf: models)
        && mayBecomeStale(at: scope, in: id)
    }
  }

  /// Whether the call passes an untracked object to a closure that the view received, and uses the result.
  private func asksOfObject(_ call: Call, at scope: ScopeReference, in id: TypeID) -> Bool {
    guard let name = call.callee.ownName,
      symbols.members(of: id, named: name).properties.contains(where: {
        guard case .function(_, let result)? = symbols[$0].type else { return false }
        return symbols[$0].isStored && result != .tuple([])
          && !result.isNamed("Void", in: ["Swift"])
      })
    else { return false }
    return call.arguments.contains { argument in
      let type = inference.type(of: argument.value, at: scope)
      return !type.candidates.isEmpty
        && type.candidates.allSatisfy { id in
          symbols.isPlainClass(id)
            && symbols.properties(of: id).contains {
              symbols[$0].isStored && changesAfterInit($0, of: id)
            }
        }
    }
  }

  /// Whether a read accesses a global or static variable that some code changes.
  /// - Parameter orGetter: Whether the getter of a global variable that reads such a variable counts, too.
  func isChangingVariable(_ read: Read, at scope: ScopeReference, orGetter: Bool = true) -> Bool {
    if let base = read.base, !base.isSelf {
      let type = inference.type(of: base, at: scope)
      guard case .metatype = type else { return type.ownChange(ofMember: read.name) != nil }
      return certainlyChangesUntracked(read.name, of: type)
    }
    guard let type = symbols.enclosingType(of: scope) else {
      return symbols.localBinding(read.name, at: scope, position: read.range.lowerBound) == nil
        && isChangingGlobal(read.name, orGetter: orGetter)
    }
    let own = symbols.members(of: type, named: read.name).properties
    if own.isEmpty { return isChangingGlobal(read, in: type, at: scope, orGetter: orGetter) }
    return symbols.localBinding(read.name, at: scope, position: read.range.lowerBound) == nil
      && own.contains { symbols[$0].isStatic && isChangingVariable($0) }
  }

  /// Whether the base is something that the view observes independently of the model.
  func isObservedByItself(_ base: Expression, in id: TypeID) -> Bool {
    guard let path = base.dottedPath, path.count == 1, let name = path.first else { return false }
    return symbols.members(of: id, named: name).properties.contains { reference in
      let property = symbols[reference]
      return property.attributes.contains {
        Wrapper($0) != nil || SDK.observedByView.contains($0.name)
      }
        || property.type?.simpleName.map {
          // `let isFocused: FocusState<Bool>.Binding`
          SDK.observedByView.contains($0) || SDK.stateWrapper.contains($0)
        } == true
    }
  }

  /// Whether a member of an object is known to change without notifying a view: a variable that code outside of
  /// initializers writes, or a getter that reads such a variable. A static member of an outside type, such as
  /// `FileManager.default`, does not change.
  func certainlyChangesUntracked(_ member: String, of type: ResolvedType) -> Bool {
    if type.ownChange(ofMember: member) != nil { return true }
    if case .metatype(let instance) = type {
      return instance.candidates.contains { id in
        symbols.members(of: id, named: member).properties.contains {
          symbols[$0].isStatic && isChangingVariable($0)
        }
      }
    }
    // An identity is assigned once, even if after the initializer, as for a managed object.
    guard member != "id", mayChangeUntracked(member, of: type), isLikelyToChange(member, of: type)
    else { return false }
    return type.candidates.allSatisfy { id in
      let declared = symbols.members(of: id, named: member).properties
      if declared.isEmpty { return elementsChange(of: id) }
      return declared.contains { reference in
        symbols[reference].isStored
          ? changesAfterInit(reference, of: id)
          : returnsValueLikelyToChange(reference, of: id)
            || symbols[reference].getterBody.map {
              readsVariableThatChanges(in: $0, ofFile: reference.file, of: id)
            } == true
      }
    }
  }

  /// Whether a name that a view reads refers to a global variable that some code changes.
  private func isChangingGlobal(
    _ read: Read, in id: TypeID, at scope: ScopeReference, orGetter: Bool = true
  ) -> Bool {
    guard symbols.members(of: id, named: read.name).properties.isEmpty,
      symbols.localBinding(read.name, at: scope, position: read.range.lowerBound) == nil
    else { return false }
    return isChangingGlobal(read.name, orGetter: orGetter)
  }

  /// Whether some code changes a global variable, or its getter returns something that changes.
  private func isChangingGlobal(_ name: String, orGetter: Bool) -> Bool {
    symbols.ask(.global(name))
    return symbols.globalProperties[name]?.contains { reference in
      isChangingVariable(reference)
        || orGetter && graph.node(ofGetter: reference, on: nil).map(readsChangingValue) == true
    } == true
  }

  /// Whether some code assigns a new value to a static or global variable.
  private func isChangingVariable(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    return property.isStored && !property.isLet && changesAfterInit(reference, of: nil)
      && !isFilledByReaders(reference)
  }

  /// Whether a member may change without notifying a view: a `var` of a class that is not observable.
  func mayChangeUntracked(_ member: String, of type: ResolvedType) -> Bool {
    // The identity of an outside object does not change.
    guard !type.candidates.isEmpty else {
      return !member.isNameOfIdentity && inference.mayChange(type)
    }
    return type.candidates.allSatisfy { id in
      let declared = symbols.members(of: id, named: member).properties
      return symbols.isPlainClass(id)
        && (declared.isEmpty
          ? elementsChange(of: id)
          : declared.contains {
            !symbols[$0].isLet && !symbols[$0].isStatic && !isRequirement($0)
          })
    }
  }

  /// Whether the property is a protocol requirement, which a conforming type may implement with a constant.
  func isRequirement(_ reference: PropertyReference) -> Bool {
    reference.type.map { symbols.files[reference.file].types[$0].kind == .protocol } == true
  }
}

extension String {
  /// Whether the name denotes an identity.
  var isNameOfIdentity: Bool {
    ["self", "id", "uid", "uuid", "rawValue", "hashValue"].contains(self)
      || ["ID", "Id", "Uuid", "Identifier"].contains(where: hasSuffix)
  }
}

extension TypeName? {
  fileprivate var isOpaque: Bool {
    if case .opaque = self { return true }
    return false
  }
}
