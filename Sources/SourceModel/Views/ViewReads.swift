/// What the code of a view reads while its body is evaluated.
extension ProjectModel {
  /// A read in a view, and its file.
  public typealias LocatedRead = PropertyUses.Located<Read>

  /// The reads in the code of a type, those in actions and other closures that run later left out.
  public func readsWhileEvaluated(in id: TypeID) -> [LocatedRead] {
    remembered.readsWhileEvaluated.answer(to: id) {
      self[id].declarations.flatMap { reference -> [LocatedRead] in
        // Most reads stand in one scope with the one before them.
        var last: (scope: Int, runs: Bool)?
        return files[reference.file].uses.viewReads.starting(in: self[reference].range)
          .filter { read in
            if let last, last.scope == read.scope { return last.runs }
            let runs = runsWithBody(read.scope, of: id, inFile: reference.file)
            last = (read.scope, runs)
            return runs
          }
          .map { LocatedRead(file: reference.file, use: $0) }
      }
    }
  }

  /// Of those, the reads of what a member of the type holds: `model.name`, `self.model.name`.
  public func readsWhileEvaluated(in id: TypeID, throughMember holder: String) -> [LocatedRead] {
    let reads = remembered.readsThroughMembers.answer(to: id) {
      readsWhileEvaluated(in: id).reduce(into: [String: [LocatedRead]]()) { reads, read in
        guard let name = read.use.base?.ownName else { return }
        reads[name, default: []].append(read)
      }
    }
    return reads[holder] ?? []
  }

  /// The same, in those members alone that are made of views: the body, and parts of it that are `some View`.
  public func readsOfShownParts(in id: TypeID, throughMember holder: String) -> [LocatedRead] {
    let properties = properties(of: id).filter { self[$0].type.isOpaque }
      .compactMap { reference in self[reference].accessorBlock.map { (reference.file, $0) } }
    let functions = functions(of: id).filter { self[$0].returnType.isOpaque }
      .compactMap { reference in self[reference].body.map { (reference.file, $0) } }
    return readsWhileEvaluated(in: id, throughMember: holder).filter { read in
      (properties + functions).contains { $0 == read.file && $1.contains(read.use.range) }
    }
  }

  /// Something that the code of a view reads while it is evaluated and that changes without anything being tracked: a
  /// date, somebody else's object, a static or global variable.
  public func untrackedRead(in id: TypeID) -> (file: Int, range: ByteRange)? {
    let read = readsWhileEvaluated(in: id).first { located in
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      guard givesSomethingBack(scope, in: id) else { return false }
      guard let base = located.use.base else {
        return isChangingGlobal(located.use, in: id, at: scope)
      }
      guard base.dottedPath != ["self"], !isObservedByItself(base, in: id) else { return false }
      return certainlyChangesUnseen(located.use.name, of: type(of: base, at: scope))
        && !isOnlyUsedLater(scope, in: id)
    }
    if let read { return (read.file, read.use.range) }
    for reference in self[id].declarations {
      let range = self[reference].range
      let call = files[reference.file].uses.calls.starting(in: range).first {
        let scope = ScopeReference(file: reference.file, scope: $0.scope)
        return mayGiveWhatChanges($0, in: id)
          && runsWithBody($0.scope, of: id, inFile: reference.file)
          && givesSomethingBack(scope, in: id)
          && (givesWhatChanges($0, at: scope) || asksOfObject($0, at: scope, in: id))
          && !isOnlyUsedLater(scope, in: id)
      }
      if let call { return (reference.file, call.range) }
    }
    return nil
  }

  /// Whether code of a view can give the body something to show: a function without a result is called for what it does.
  func givesSomethingBack(_ scope: ScopeReference, in id: TypeID) -> Bool {
    guard let body = enclosingBody(of: scope), body.kind == .function else { return true }
    return !members(of: id, named: body.name).functions.contains {
      $0.file == scope.file && self[$0].body == body.body && self[$0].returnType == nil
    }
  }

  /// Whether a read is of a static or global variable of the project which some code changes; not of one that holds an
  /// object, which is mostly set once.
  /// - Parameter classes: those of which variables that hold objects count as well.
  func isChangingValue(
    _ read: Read, at scope: ScopeReference, orObjectOf classes: [TypeID] = []
  ) -> Bool {
    if let base = read.base, !base.isSelf {
      // A type has a name that looks like one: most reads are of something else.
      guard base.dottedPath?.last?.namesType == true,
        case .metatype(let instance) = type(of: base, at: scope), !instance.candidates.isEmpty
      else { return false }
      if !Set(instance.candidates).isDisjoint(with: classes) {
        return isChangingVariable(read, at: scope)
      }
    }
    guard isChangingVariable(read, at: scope) else { return false }
    let value = type(of: read.expression, at: scope).candidates
    return !value.contains { self[$0].kind == .class || self[$0].kind == .protocol }
  }

  /// A static or global variable that the code of a view reads while it is evaluated, and that some code changes; of the
  /// classes of its models, also one that holds an object.
  public func changingVariableRead(in id: TypeID, showing models: [TypeID])
    -> (file: Int, range: ByteRange)?
  {
    readsWhileEvaluated(in: id).first { located in
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      return isChangingValue(located.use, at: scope, orObjectOf: models)
        && givesSomethingBack(scope, in: id)
        && !isOnlyUsedLater(scope, in: id)
    }
    .map { ($0.file, $0.use.range) }
  }

  /// Whether a closure that the view was given makes something of an object that nothing tracks.
  private func asksOfObject(_ call: Call, at scope: ScopeReference, in id: TypeID) -> Bool {
    guard let name = call.callee.ownName,
      members(of: id, named: name).properties.contains(where: {
        guard case .function(_, let result)? = self[$0].type else { return false }
        return self[$0].isStored && result != .tuple([]) && !result.isNamed("Void", in: ["Swift"])
      })
    else { return false }
    return call.arguments.contains { argument in
      let type = type(of: argument.value, at: scope)
      return !type.candidates.isEmpty
        && type.candidates.allSatisfy { id in
          self[id].kind == .class && !tellsOfItself(id) && !isMigratable(id)
            && properties(of: id).contains { self[$0].isStored && changesLater($0, of: id) }
        }
    }
  }

  /// Whether a read is of a global or static variable which some code changes.
  func isChangingVariable(_ read: Read, at scope: ScopeReference, depth: Int = 0) -> Bool {
    if let base = read.base, !base.isSelf {
      let type = type(of: base, at: scope)
      guard case .metatype = type else { return false }
      return certainlyChangesUnseen(read.name, of: type)
    }
    guard let type = enclosingType(of: scope) else {
      return localBinding(read.name, at: scope, position: read.range.lowerBound) == nil
        && isChangingGlobal(read.name, depth: depth)
    }
    let own = members(of: type, named: read.name).properties
    if own.isEmpty { return isChangingGlobal(read, in: type, at: scope) }
    return localBinding(read.name, at: scope, position: read.range.lowerBound) == nil
      && own.contains { self[$0].isStatic && isChangingVariable($0) }
  }

  /// Whether what is read belongs to something that the view observes, whatever becomes of the model.
  private func isObservedByItself(_ base: Expression, in id: TypeID) -> Bool {
    guard let path = base.dottedPath, path.count == 1, let name = path.first else { return false }
    return members(of: id, named: name).properties.contains { reference in
      let property = self[reference]
      return property.attributes.contains {
        Wrapper($0) != nil || Self.observedByView.contains($0.name)
      } || property.type?.simpleName.map(Self.observedByView.contains) == true
    }
  }

  /// What SwiftUI keeps up to date in a view, by wrapper or as a property of that type.
  private static let observedByView: Set<String> = [
    "Environment", "Bindable", "FetchRequest", "SectionedFetchRequest", "FetchedResults",
    "SectionedFetchResults", "Query",
  ]

  /// Whether a member of an object is known to change without a view being told: a variable that code outside of
  /// initializers writes, or what a getter reads of such an object. What a type has as such, as `FileManager.default`,
  /// stays what it is.
  func certainlyChangesUnseen(_ member: String, of type: ResolvedType) -> Bool {
    if case .metatype(let instance) = type {
      if case .external(let name, _) = instance { return name == "Date" && member == "now" }
      return instance.candidates.contains { id in
        members(of: id, named: member).properties.contains {
          self[$0].isStatic && isChangingVariable($0)
        }
      }
    }
    // An identity is given once, be it behind the initializer, as that of a managed object is.
    guard member != "id", changesUnseen(member, of: type), isLikelyToChange(member, of: type)
    else { return false }
    return type.candidates.allSatisfy { id in
      members(of: id, named: member).properties.contains { reference in
        self[reference].isStored
          ? changesLater(reference, of: id)
          : givesWhatLikelyChanges(reference, of: id)
            || plainVariablesRead(by: reference).contains { changesLater($0, of: id) }
      }
    }
  }

  /// Whether a name that a view reads is that of a global variable which some code changes.
  private func isChangingGlobal(_ read: Read, in id: TypeID, at scope: ScopeReference) -> Bool {
    guard members(of: id, named: read.name).properties.isEmpty,
      localBinding(read.name, at: scope, position: read.range.lowerBound) == nil
    else { return false }
    return isChangingGlobal(read.name)
  }

  /// Whether a global variable is changed by some code, or its getter gives what is.
  private func isChangingGlobal(_ name: String, depth: Int = 0) -> Bool {
    ask(.global(name))
    return globalProperties[name]?.contains { reference in
      if isChangingVariable(reference) { return true }
      guard depth < 4, let getter = self[reference].getterBody else { return false }
      return givesWhatChanges(getter, inFile: reference.file, depth: depth + 1)
    } == true
  }

  /// Whether a variable that belongs to no object is given another value by some code.
  private func isChangingVariable(_ reference: PropertyReference) -> Bool {
    let property = self[reference]
    return property.isStored && !property.isLet && changesLater(reference, of: nil)
  }

  /// Whether a member may change without a view being told: a `var` of a class that is not observable.
  func changesUnseen(_ member: String, of type: ResolvedType) -> Bool {
    // What somebody else's object is known by stays as it is.
    guard !type.candidates.isEmpty else { return !member.isNameOfIdentity && mayChange(type) }
    return type.candidates.allSatisfy { id in
      self[id].kind == .class && !tellsOfItself(id) && !isMigratable(id)
        && members(of: id, named: member).properties.contains {
          !self[$0].isLet && !self[$0].isStatic && !isRequirement($0)
        }
    }
  }

  /// Whether a protocol asks for the property, which what meets it may do by a constant.
  func isRequirement(_ reference: PropertyReference) -> Bool {
    declaringType(of: reference).map { self[$0].kind == .protocol } ?? false
  }
}

extension String {
  /// Whether it is what a value is known by, as far as the name tells.
  var isNameOfIdentity: Bool {
    ["self", "id", "rawValue", "hashValue"].contains(self) || hasSuffix("ID") || hasSuffix("Id")
  }
}

extension TypeName? {
  fileprivate var isOpaque: Bool {
    if case .opaque = self { return true }
    return false
  }
}
