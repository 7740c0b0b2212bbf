import SourceModel

extension Proposal {
  /// Keeps the type of an object that is passed to generic code from being migrated.
  init(blocking object: ObjectInGenericCode, in model: ProjectModel) {
    self.init(
      blocking: [object.type],
      .requiringObject(at: object.site, object.code, object.need, in: model))
  }
}

extension Proposal {
  /// Keeps the types from being migrated that members of extensions for observable objects are used on. Names the first
  /// use of each member on a type.
  static func blocking(usersOf uses: [ObjectMemberUse], in model: ProjectModel) -> [Proposal] {
    var blocked: [Site: Set<TypeID>] = [:]
    return uses.flatMap { member -> [Proposal] in
      let declaration = model[member.extending]
      let code =
        member.name.map { "\(declaration.name).\($0)" }
        ?? model.files[member.extending.file].quoted(declaration.header)
      let need = model.objects.useOfPublisher(in: member)
      let use = member.use.map { "used in \(model.place($1, inFile: $0))" }
      return member.types.filter {
        blocked[member.declaration, default: []].insert($0).inserted
      }.map {
        Proposal(
          blocking: [$0],
          need == nil
            ? Blocker(.genericConstraint, at: member.declaration, code: code, detail: use)
            : .requiringObject(at: member.declaration, code, need, in: model))
      }
    }
  }

  /// Blocks the types that a typealias of a wrapper concerns: `typealias Owned = StateObject`. Where it is more than a
  /// property's attribute, these are all types that files which use it mention.
  static func ofWrapperAliases(in model: ProjectModel) -> [Proposal] {
    model.objects.wrapperAliases.flatMap { number, alias in
      let using = model.objects.filesUsing([alias.name], besides: [])
      let wrapped = model.objects.objects(wrappedBy: alias, inFile: number, usedIn: using)
      let blocker = Blocker(
        .wrapperType, at: model.files[number].site(alias.range),
        code: model.files[number].quoted(alias.range),
        instead: alias.type.simpleName.flatMap { name in
          let sign = wrapped == nil ? "" : "@"
          return name == "Publisher"
            ? "Use an `AnyPublisher` in place of it"
            : Wrapper(rawValue: name).map { _ in
              "Write `\(sign)\(name)` in place of `\(sign)\(alias.name)`"
            }
        })
      return (wrapped ?? model.objects.types(knownIn: using)).map {
        Proposal(blocking: [$0], blocker)
      }
    }
  }
}

extension ProjectModel {
  /// A property and the initializers that set it, where an attribute lets the compiler use the storage in other modules.
  /// Code there cannot access what the macro makes private.
  func blockersInInlinableCode(setting property: PropertyReference, of id: TypeID) -> [Blocker] {
    let file = files[property.file]
    let initializers = symbols.initializers(of: id).filter {
      $0.file == property.file && !self[$0].hasModifier("convenience")
    }
    let attributes =
      [self[property].attribute("usableFromInline")].compactMap(\.self)
      + initializers.compactMap { self[$0].attributes.first { $0.name == "inlinable" } }
    return attributes.map { attribute in
      let site = file.site(attribute.range)
      return Blocker(
        .backingStorage, at: site, code: file.line(of: site), instead: "Remove the attribute")
    }
  }
}

extension Proposal {
  /// Blocks the types that an object of unknown type may have, whose publisher code uses: those that the code names, or
  /// the function or the type around it, or the only one that the file sees. If there are none, it says so.
  private init?(ofUnknown entry: ObjectWillChangeUses.Entry, in model: ProjectModel) {
    // Requirements of associated types block the types that stand for them.
    guard entry.owners.isEmpty, let base = entry.use.base,
      entry.host.map({ model[model[$0].primary].associatedTypes.isEmpty }) != false
    else { return nil }
    let file = model.files[entry.file]
    let (code, site) = (file.quoted(base.range), file.site(entry.use.range))
    let visible = model.symbols.migratableTypes.filter {
      model[$0].kind == .class && model.symbols.isVisible($0, from: entry.file)
    }
    if visible.isEmpty { return nil }
    let places = model.codeAround(entry, base.range)
    let named = places.lazy.map { place in
      visible.filter { file.text(place).containsWord(model[$0].name) }
    }.first { !$0.isEmpty }
    // Classes that keep a publisher provide it, whatever the object is.
    let types = (named ?? (visible.count == 1 ? visible : [])).filter {
      !model.usage.uses.announces($0) && !model.usage.declaresPublisher($0)
    }
    if types.isEmpty {
      let isParameter = model.symbols.isClosureParameter(
        base, at: entry.place)
      let advice = isParameter ? "Write the type of the parameter in the closure" : nil
      self.init(advising: Diagnostic(.unknownPublisherType, code, instead: advice), at: site)
    } else {
      self.init(
        blocking: types, Blocker(.unresolvedUse, at: site, code: file.quoted(entry.use.range)),
        need: .allIfPossible)
    }
  }

  /// The proposals for uses of `objectWillChange` on objects of unknown types.
  static func ofUnknownPublishers(in model: ProjectModel) -> [Proposal] {
    let announcements = model.usage.uses.announcements
    return (announcements.sends + announcements.subscriptions).compactMap {
      Proposal(ofUnknown: $0, in: model)
    }
  }
}

extension ProjectModel {
  /// The base of a use of a publisher, and the function and the type that contain it.
  fileprivate func codeAround(_ entry: ObjectWillChangeUses.Entry, _ base: ByteRange)
    -> [ByteRange]
  {
    let scope = entry.place
    let function = symbols.enclosingBody(of: scope).flatMap {
      symbols.function(withBodyOf: $0, at: scope)?.range ?? $0.body
    }
    return [
      base, function,
      symbols.enclosingDeclaration(of: scope).map { files[entry.file].types[$0].range },
    ].compactMap(\.self)
  }
}

/// Blockers of code that needs the publisher of an `ObservableObject`.
extension Blocker {
  /// One for an associated type that requires an `ObservableObject`.
  static func associatedType(
    _ parameter: GenericParameter, of id: TypeID, in file: FileFacts, _ model: ProjectModel
  ) -> Blocker {
    requiringObject(
      at: file.site(parameter.range), "\(model.symbols.qualifiedName(id)).\(parameter.name)",
      model.objects.useOfPublisher(of: parameter, in: id), in: model)
  }

  /// One for a declaration that requires an `ObservableObject`.
  /// - Parameter use: The code of the declaration that uses the publisher, if it is known.
  static func requiringObject(
    at site: Site, _ code: String, _ use: (file: Int, range: ByteRange)?, in model: ProjectModel
  ) -> Blocker {
    let need = use.map { number, range in
      let file = model.files[number]
      return "its code uses `\(file.quoted(range))` (\(model.place(range, inFile: number)))"
    }
    return Blocker(
      .genericConstraint, at: site, code: code, detail: need,
      instead: need.map { _ in "Remove that use, and constrain to `Observable`" })
  }

  /// One for a use of the publisher.
  /// - Parameter words: What is in the way, if it is not a change without a property.
  static func publisher(
    _ range: ByteRange, in file: FileFacts, _ words: String? = nil, instead: String? = nil
  ) -> Blocker {
    let site = file.site(range)
    return Blocker(
      .objectWillChangeUse, at: site, code: file.line(of: site), detail: words,
      instead: instead ?? words.map { _ in byHand })
  }

  /// One for a send: a change without a property, or one of an object that the class observes.
  static func sending(_ entry: ObjectWillChangeUses.Entry, in model: ProjectModel) -> Blocker {
    let file = model.files[entry.file]
    if entry.use.indirect == .passedOn { return .passing(entry.use, in: file) }
    if model.tracking.animatesEarlierChange(entry) {
      return .publisher(
        entry.use.range, in: file,
        "`\(file.quoted(entry.use.range))` animates a change that is not in the same closure",
        instead: "Make the change in the closure")
    }
    let observed = file.uses.objectWillChange.first {
      $0.range != entry.use.range && $0.base?.isSelf == false
        && $0.relay?.contains(entry.use.range) == true
    }
    guard let observed, let host = entry.host else {
      let shown = model.tracking.propertiesShown(besideSend: entry)
      let names = shown.map { "`\(model[$0].name)`" }.listed(upTo: 2)
      return .publisher(
        entry.use.range, in: file,
        instead: shown.isEmpty ? nil : "Mark \(names) `@Published`, and remove the call")
    }
    return .republishing(observed, by: host, of: nil, in: file, model)
  }

  /// One for a publisher that code passes on, so that what changes before a send through it is unknown.
  static func passing(_ use: ObjectWillChangeUse, in file: FileFacts) -> Blocker {
    publisher(
      use.range, in: file,
      "`\(file.quoted(use.range))` is passed to code that may send through it",
      instead: "Pass a closure that sends: `{ [weak self] in self?.objectWillChange.send() }`")
  }

  /// One for a use of the wrapper of a published property, `_x`.
  static func usingStorage(_ located: PropertyUses.Located<Backing>, in model: ProjectModel)
    -> Blocker
  {
    let (file, use) = (model.files[located.file], located.use)
    let scope = located.place
    let body = model.symbols.enclosingBody(of: scope)
    let result = body.flatMap { model.graph.resultType(of: $0, at: scope) }
    let isReturned = if case .external("Published", _)? = result { true } else { false }
    return Blocker(
      .backingStorage, at: file.site(use.range), code: file.text(use.range),
      instead: isReturned ? "Return the value or an `AnyPublisher`, and change the type" : nil)
  }

  /// One for a use of the publisher of a property, `$x` or `\M.$x`.
  static func usingPublisher(_ range: ByteRange, in file: FileFacts) -> Blocker {
    let code = file.text(range)
    return Blocker(
      .publisherUse, at: file.site(range), code: code,
      instead: code.hasPrefix("\\") ? "Pass an `AnyPublisher` in place of the key path" : nil)
  }

  /// One for `$x` that is passed to code that assigns through it.
  /// - Parameter place: The assignment.
  static func assigned(_ use: Projection, in file: FileFacts, at place: String) -> Blocker {
    Blocker(
      .publisherUse, at: file.site(use.range), code: file.text(use.nameRange),
      detail: "is passed to code that assigns to it (\(place))",
      instead: "Pass a closure that sets the property")
  }

  /// One for a class that republishes the changes of another object.
  /// - Parameter other: The type of the object, if it is known not to be migrated.
  static func republishing(
    _ use: ObjectWillChangeUse, by host: TypeID, of other: TypeID?, in file: FileFacts,
    _ model: ProjectModel
  ) -> Blocker {
    let object =
      other.map { ", and `\(model.symbols.qualifiedName($0))` is not migrated" }
      ?? " of an object that may not migrate"
    return publisher(
      use.range, in: file,
      "`\(model.symbols.qualifiedName(host))` republishes `\(file.quoted(use.range))`" + object,
      instead: "Observe it in the view that shows it")
  }

  private static let byHand = "Migrate it by hand first"
}
