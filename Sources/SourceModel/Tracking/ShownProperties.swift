/// Which stored properties views may show.
extension Tracking {
  /// Whether views, or clients of a library, may see the value of a stored property: through its name, or through the
  /// members of its class that they read.
  func mayBeShown(_ reference: PropertyReference, of types: [TypeID]) -> Bool {
    let property = symbols[reference]
    if property.attribute(.published) != nil || property.publishesThroughWrapper { return true }
    return isSeen(reference, of: types)
  }

  /// The same, whether or not the property notifies anyone of its changes.
  func isSeen(_ reference: PropertyReference, of types: [TypeID]) -> Bool {
    let name = symbols[reference].name
    return types.contains { id in
      objects.isVisibleToClients(reference, of: id) || mayBeReadByViews(name, of: id)
        || isReadByCodeShown(name, of: id)
    }
  }

  /// Whether views, or clients of a library, are known to show a stored property.
  public func isShown(_ reference: PropertyReference, of id: TypeID) -> Bool {
    objects.isVisibleToClients(reference, of: id) || isBound(reference)
      || symbols.relatives(of: id).contains { !readsShown(of: reference, of: $0).isEmpty }
  }

  /// The same for a change of one object. Of a generic class, such as a box, views show only some objects: those whose
  /// names they use, and those that code passes on.
  public func isShown(_ change: PropertyChange) -> Bool {
    let (property, id) = (change.property, change.type)
    guard isShown(property, of: id) else { return false }
    let target = symbols.files[change.place.file].uses.assignments.first {
      $0.range == change.range
    }?.target
    guard !symbols[symbols[id].primary].genericParameters.isEmpty,
      let object = target?.unwrapped.base, let name = object.lastName,
      symbols.localBinding(name, at: change.place, position: object.range.lowerBound) == nil,
      objects.isPublicForFew(id) || !objects.isVisibleToClients(property, of: id)
    else { return true }
    return isPassedOn(name)
      || readsShown(of: property, of: id).contains { $0.use.base?.lastName == name }
  }

  /// Whether code uses a name other than to access a member of its value.
  private func isPassedOn(_ name: String) -> Bool {
    symbols.needFiles(naming: CollectionOfOne(name))
    return symbols.parsedFiles(naming: name).contains { number in
      let file = symbols.files[number]
      return file.uses.reads(named: name).contains {
        file.bytes[$0.range.upperBound] != UInt8(ascii: ".")
      }
    }
  }

  private func isReadByCodeShown(_ name: String, of id: TypeID) -> Bool {
    codeShown(of: id).contains { code in
      !symbols.files[code.file].uses.ownReads(of: name, in: code.body).isEmpty
    }
  }

  /// Whether views, or clients of a library, read any member of an object of the class.
  func isRead(_ id: TypeID) -> Bool {
    announcing.typesSharingPublisher(with: id).contains { relative in
      symbols.properties(of: relative).contains {
        mayBeReadByViews(symbols[$0].name, of: relative)
          || objects.isVisibleToClients($0, of: relative)
      } || !functionsShown(functionsReturningValues(of: relative), of: relative).isEmpty
    }
  }

  /// Whether views cannot see the value of a private property.
  func isHiddenFromViews(_ reference: PropertyReference, of id: TypeID) -> Bool {
    symbols[reference].isPrivate && !mayBeShown(reference, of: [id])
  }

  /// Whether views read a member with the name through what may be an object of the class.
  private func mayBeReadByViews(_ name: String, of id: TypeID) -> Bool {
    symbols.viewReads(named: name).contains { number, read in
      guard let base = read.base, !base.isSelf else { return false }
      let scope = ScopeReference(file: number, scope: read.scope)
      let objects = inference.objects(of: base, at: scope)
      return objects.contains { mayBeOne($0, of: id) }
        || objects.isEmpty && inference.type(of: base, at: scope).isUnknown
    }
  }

  /// Where views that are evaluated, and the code of the class that they run, read a stored property.
  func readsShown(of reference: PropertyReference, of id: TypeID) -> [Usage.LocatedRead] {
    let name = symbols[reference].name
    let direct = symbols.viewReads(named: name).filter { number, read in
      let scope = ScopeReference(file: number, scope: read.scope)
      guard let base = read.base, !base.isSelf, views.mayShow(valueReadAt: scope),
        views.mayBeEvaluated(scope), !views.isFirstValueOfState(read.range, at: scope)
      else { return false }
      let objects = inference.objects(of: base, at: scope)
      return objects.isEmpty
        ? mayBeInstance(inference.type(of: base, at: scope), of: id, having: name)
        : objects.contains { mayBeOne($0, of: id) }
    }
    let own = codeShown(of: id).flatMap { code in
      symbols.files[code.file].uses.ownReads(of: name, in: code.body)
        .map { (file: code.file, read: $0) }
    }
    return (direct + own).map { Usage.LocatedRead(file: $0.file, use: $0.read) }
  }

  /// The views that read a property, of whatever object.
  public func viewsReading(_ reference: PropertyReference, of id: TypeID) -> [TypeID] {
    readsShown(of: reference, of: id).compactMap {
      symbols.enclosingType(of: $0.place)
    }.uniqued().filter(symbols.hasBody)
  }

  /// The code of a class that runs when views or clients read the members of its objects.
  func codeShown(of id: TypeID) -> [(file: Int, body: ByteRange)] {
    cache.codeShown.answer(to: id) {
      let getters = symbols.properties(of: id).filter {
        symbols[$0].accessors == .computed
          && (mayBeReadByViews(symbols[$0].name, of: id) || objects.isVisibleToClients($0, of: id))
      }
      .compactMap { reference in symbols[reference].getterBody.map { (reference.file, $0) } }
      let results = functionsReturningValues(of: id)
      let called = functionsShown(results, of: id)
      let functions = results.filter { called[$0] != nil || objects.isVisibleToClients($0, of: id) }
        .compactMap { reference in symbols[reference].body.map { (reference.file, $0) } }
      let closures = closuresShown(of: id).flatMap { closuresStored(in: $0.property) }
      return (getters + functions + closures).flatMap {
        graph.ownCode(runBy: $1, ofFile: $0, of: id)
      }
    }
  }

  /// The computed properties that clients of a library may show and that no view of the project reads.
  public var computedReadByClients: [PropertyReference] {
    symbols.migratableTypes.flatMap { id in
      symbols.properties(of: id).filter {
        symbols[$0].accessors == .computed && !symbols[$0].isStatic
          && objects.isVisibleToClients($0, of: id)
          && !SDK.comparesOrDescribes.contains(symbols[$0].name)
          && trackedState.computedReadByViews[$0] == nil
      }
    }
  }
}
