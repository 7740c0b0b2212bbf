/// Unpublished properties whose tracking nobody can notice.
extension Tracking {
  /// The properties of a migrated class that can stay as they are written.
  public func propertiesToLeaveUnmarked(of id: TypeID) -> [PropertyReference] {
    guard symbols[id].kind == .class, usage.uses.needsMacro(id, in: self),
      !symbols.isHalfMigrated(id)
    else { return [] }
    return symbols.properties(of: id).filter {
      mayStayUnmarked($0, of: id) && !usage.uses.announcements.isRemovedWithRelays($0)
    }
  }

  /// Whether a private plain property of a class that gets the macro can stay as it is written: it is tracked then, but
  /// no code that runs with a view reads or writes it, and the class compiles and runs as before.
  private func mayStayUnmarked(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    return property.isPrivate && property.bindingCount == 1 && property.accessors == .none
      && property.attributes.isEmpty && property.condition == nil && !property.isTuplePattern
      && property.modifiers.allSatisfy { $0.name == "private" || $0.name == "fileprivate" }
      && isPlainVariable(property) && !usage.uses.tracks(reference, of: id, in: self)
      && trackedState.plainReadByViews[reference] == nil && !isLock(reference)
      && isSupportedByMacro(property, of: id) && canBeTracked(reference, of: id)
      && objects.codingSynthesis(of: id) == nil
      && !isNamedApart(property.name, reference.file, of: id)
      && !isReadOrChangedByInitializers(reference, of: id)
      && !isTouchedByViews(property.name, of: id)
  }

  /// Whether a property holds, by its type or its name, a lock, which must stay at its address.
  private func isLock(_ reference: PropertyReference) -> Bool {
    let name = symbols[reference].name.lowercased()
    return ["lock", "mutex", "semaphore"].contains(where: name.hasSuffix)
      || isLock(inference.type(of: reference))
  }

  private func isLock(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .external(let name, let arguments):
      SDK.lockType.contains(name) || arguments.contains(where: isLock)
    case .optional(let inner), .array(let inner): isLock(inner)
    default: false
    }
  }

  /// Whether code other than that of the object itself names a property, or code that cannot call the accessors: a
  /// deinitializer, nonisolated code, and a call that takes the property's address.
  private func isNamedApart(_ name: String, _ number: Int, of id: TypeID) -> Bool {
    let file = symbols.files[number]
    let bodies = file.scopes.compactMap(\.owner).filter { $0.kind == .deinitializer }.map(\.body)
    let members =
      symbols.functions(of: id).filter { symbols[$0].hasModifier("nonisolated") }
      .compactMap { reference in symbols[reference].body.map { (reference.file, $0) } }
      + symbols.properties(of: id).filter { symbols[$0].hasModifier("nonisolated") }
      .compactMap { reference in symbols[reference].accessorBlock.map { (reference.file, $0) } }
    let apart = bodies + members.filter { $0.0 == number }.map(\.1)
    if apart.contains(where: { file.occurrences(of: name, in: $0) > 0 }) { return true }
    let whole = 0..<file.bytes.count
    return file.uses.reads(in: whole).contains { $0.name == name && !$0.isOwn }
      || graph.writes(in: whole, ofFile: number).contains { write in
        write.target.isPart(of: name, ofAnotherObject: true)
          || file.takesAddress(of: name, in: write.range)
      }
  }

  /// Whether creating an object reads the property or changes a part of it. Reading it would register the view that
  /// creates the object.
  private func isReadOrChangedByInitializers(_ reference: PropertyReference, of id: TypeID) -> Bool
  {
    let name = symbols[reference].name
    return symbols.initializers(of: id).contains { initializer in
      guard let body = symbols[initializer].body else { return false }
      let start = CodeNode(file: initializer.file, body: body, owner: id)
      return graph.code(reachedFrom: start, along: .ownPerhapsAtOnce).contains { code in
        reads(name, in: code)
          || graph.writes(in: code.body, ofFile: code.file).contains { write in
            write.target.isPart(of: name, ofAnotherObject: false)
              && (write.kind != .assignment || write.target.ownName != name)
          }
      }
    }
  }

  /// Whether code of the class that runs with a view, or may, reads or writes a property.
  private func isTouchedByViews(_ name: String, of id: TypeID) -> Bool {
    let run = views.codeRunByViews
    let family = symbols.relatives(of: id)
    let known = family.flatMap { run.byOwner[$0] ?? [] }
    let possible = graph.code(of: id, whereName: run.unresolved.contains)
    return (known + possible.flatMap { Array(graph.code(reachedFrom: $0, along: .ownWithBody)) })
      .contains { touches(name, in: $0) }
  }

  private func touches(_ name: String, in code: CodeNode) -> Bool {
    reads(name, in: code)
      || graph.writes(in: code.body, ofFile: code.file).contains {
        $0.target.isPart(of: name, ofAnotherObject: false)
      }
  }

  private func reads(_ name: String, in code: CodeNode) -> Bool {
    symbols.files[code.file].uses.reads(in: code.body).contains { $0.name == name && $0.isOwn }
  }
}

extension FileFacts {
  /// Whether a name is passed as `inout`: `&name`.
  fileprivate func takesAddress(of name: String, in call: ByteRange) -> Bool {
    let text = text(call)
    return text.contains("&" + name) || text.contains("&self." + name)
  }
}

extension Expression {
  /// Whether an expression is `name` or a part of it: `name.x`, `self.name[i]`.
  /// - Parameter isOther: Whether the name is a member of another object: `other.name`.
  fileprivate func isPart(of name: String, ofAnotherObject isOther: Bool) -> Bool {
    switch unwrapped.kind {
    case .name(name): !isOther
    case .member(let base, name) where base.isSelf: !isOther
    case .member(let base, let member):
      member == name && isOther || base.isPart(of: name, ofAnotherObject: isOther)
    case .element(let base, _): base.isPart(of: name, ofAnotherObject: isOther)
    default: false
    }
  }
}
