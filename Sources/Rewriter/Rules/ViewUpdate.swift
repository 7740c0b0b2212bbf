import SourceModel

extension Rule {
  /// A view was evaluated whenever its object published; now it is when something changes that it reads. Where that makes
  /// a difference that can be seen, a caution says so.
  static let viewUpdate = Rule(
    name: "ViewUpdate",
    summary: "a view that shows what it does not read of its model → a caution"
  ) { model, uses, _ in
    let wrappers: [Wrapper] = [.stateObject, .observedObject, .environmentObject]
    let sites = wrappers.flatMap { model.wrapperSites($0) }
    return sites.flatMap { lostUpdates(of: $0, in: model, uses) }
      + sites.compactMap { wideReads(of: $0, in: model) }
      + model.types.flatMap { newUpdates(of: $0.id, in: model, uses) }
      + model.types.flatMap { newUpdatesOfShared(in: $0.id, model, uses) }
  }
}

private let name = "ViewUpdate"

private func proposal(_ types: [TypeID], at site: Site, _ note: CautionNote) -> Proposal {
  Proposal(
    rule: name, site: site, types: types, need: .allIfPossible, answer: .rewrite([]),
    cautions: [note])
}

/// What a view or representable shows with every change of a model, without reading it there.
private func lostUpdates(
  of site: WrapperSite, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  guard let host = site.host, case .models(let types) = HeldModels(site.type, in: model),
    let type = types.first,
    types.contains(where: { uses.announcements.announcesAnything($0, in: model) })
  else { return [] }
  let property = site.property
  let place = model.files[site.file].site(property.nameRange)
  if let update = model.updateFunction(of: host) {
    let file = model.files[update.file]
    let function = model[update]
    // What else the update shows of the value is handed on with it.
    guard let body = function.body, !file.isEmptyBlock(body),
      model.properties(of: host).allSatisfy({ file.words(model[$0].name, in: body).isEmpty }),
      !model.callsOwnMember(naming: property.name, in: update)
    else { return [] }
    return [
      proposal(
        types, at: place,
        CautionNote(
          .updateWithoutReading, evidence: property.name,
          detail: "\(file.path):\(file.site(function.nameRange).line)"))
    ]
  }
  let isAnnounced = uses.announcements.isSent(for: types + types.flatMap(model.implementers))
  let isToldOfAll = model.readsAllPublished(
    ofObjectIn: property.name, types, in: host, uses.announcements)
  let holders =
    isToldOfAll
    ? []
    : model.untrackedObjects(
      readThrough: property.name, of: type, in: host, isAnnounced: isAnnounced)
  let shown =
    holders.isEmpty && !isToldOfAll ? model.shownUntold(by: site, in: host, of: types, uses) : nil
  guard !holders.isEmpty || shown != nil, model.hasViewBody(host) else { return [] }
  if !holders.isEmpty {
    return holders.map { holder, read in
      let file = model.files[read.file]
      let path = "\(property.name).\(holder)"
      let line = "\(file.path):\(file.site(read.use.range).line)"
      let shown = file.text(read.use.range).firstLine
      let isWritten = shown.prefix { $0 != "(" }.filter { !"?!".contains($0) }
        .hasSuffix("\(path).\(read.use.name)")
      return proposal(
        types, at: place,
        isWritten
          ? CautionNote(.refreshLost, evidence: "\(path).\(read.use.name)", detail: line)
          : CautionNote(.refreshLost, evidence: path, detail: "`\(shown)`, \(line)"))
    }
  }
  return shown.map { read in
    let file = model.files[read.file]
    let reader = "`\(file.text(read.range).firstLine)`, \(file.path):\(file.site(read.range).line)"
    return [
      proposal(
        types, at: place, CautionNote(.refreshLost, evidence: property.name, detail: reader))
    ]
  } ?? []
}

/// A view that shows very much of one model gains next to nothing: a change of any part evaluates all of it.
private func wideReads(of site: WrapperSite, in model: ProjectModel) -> Proposal? {
  guard let host = site.host, case .models(let types) = HeldModels(site.type, in: model),
    types.count == 1, let type = types.first
  else { return nil }
  let shown = Set(
    model.readsOfShownParts(in: host, throughMember: site.property.name).map(\.use.name)
  ).filter { name in
    model.members(of: type, named: name).properties.contains {
      model[$0].attribute(.published) != nil
    }
  }
  guard shown.count >= muchOfAModel else { return nil }
  return Proposal(
    rule: name, site: model.files[site.file].site(site.property.nameRange), types: types,
    need: .allIfPossible, answer: .rewrite([]),
    mark: """
      `\(model.qualifiedName(host))` shows \(shown.count) properties of `\(model.qualifiedName(type))`, and a change of \
      any evaluates all that it shows; views of their own for its parts follow only what they read
      """)
}

/// So many properties of one model in one view are no longer a matter of its own design.
private let muchOfAModel = 20

/// `let model: Model`, `@State var model: Model`, or `@Environment(\.model) var model`, of a class that told the view of nothing as long as it was an `ObservableObject`.
private func newUpdates(
  of host: TypeID, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  guard model[host].kind == .struct else { return [] }
  func isFollowing(_ place: ScopeReference) -> Bool {
    model.mayGiveSomethingToShow(place, in: host) || model.updateFunction(of: host) != nil
  }
  return model.properties(of: host).compactMap { reference in
    let property = model[reference]
    let wrapper = property.attributes.first {
      ["State", "Binding", "Environment"].contains($0.name)
    }
    guard wrapper != nil || property.isPlainlyStored && model.hostRole(of: host) == .view,
      case .models(let types) = HeldModels(model.type(of: reference), in: model)
    else { return nil }
    let reads = model.readsWhileEvaluated(in: host, throughMember: property.name).first { read in
      let isTold =
        wrapper == nil
        ? model.isFollowed(read.use.name, of: types, uses)
        : types.contains { id in
          model.members(of: id, named: read.use.name).properties.contains {
            !model[$0].isLet && !model[$0].isStatic
              && model.declaringType(of: $0).map(model.isObservable) != true
          }
        }
      return isTold && isFollowing(ScopeReference(file: read.file, scope: read.use.scope))
    }
    let follower =
      reads.map { ($0.file, $0.use.range) }
      ?? model.callFollowing(property.name, of: types, in: host, uses, where: isFollowing)
    guard let (number, range) = follower else { return nil }
    let file = model.files[reference.file]
    let reader = model.files[number]
    return proposal(
      types, at: file.site(property.nameRange),
      CautionNote(
        .updatesBegin,
        evidence: (wrapper.map { "@\($0.name)" } ?? (property.isLet ? "let" : "var"))
          + " \(property.name)",
        detail: "\(reader.path):\(reader.site(range).line)"))
  }
}

/// `Session.shared.name` in a view that does not observe the session.
private func newUpdatesOfShared(
  in host: TypeID, _ model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  guard model[host].kind == .struct, model.hostRole(of: host) == .view else { return [] }
  var told: Set<[TypeID]> = []
  return model.readsOfSharedObjects(in: host, uses.announcements).compactMap { types, read in
    guard let base = read.use.base, model.isFollowed(read.use.name, of: types, uses),
      told.insert(types).inserted
    else { return nil }
    let file = model.files[read.file]
    let site = file.site(read.use.range)
    return proposal(
      types, at: site,
      CautionNote(
        .updatesBegin, evidence: file.text(base.range), detail: "\(file.path):\(site.line)"))
  }
}

extension DeclaredProperty {
  /// Whether the view's value itself holds it, whoever gave it.
  fileprivate var isPlainlyStored: Bool { isStored && !isStatic && attributes.isEmpty }
}

extension ProjectModel {
  /// Whether a view that reads the member of an object is told of changes, once the type has moved.
  fileprivate func isFollowed(_ member: String, of types: [TypeID], _ uses: PropertyUses) -> Bool {
    let classes = concreteTypes(of: types)
    return classes.contains { id in
      members(of: id, named: member).properties.contains { reference in
        let property = self[reference]
        if declaringType(of: reference).map(isObservable) == true { return false }
        if property.attribute(.published) != nil { return true }
        return property.isStored
          ? uses.tracks(reference, of: id, in: self) && changesLater(reference, of: id)
          : property.getterBody.map {
            certainlyReadsTracked(in: $0, ofFile: reference.file, id, uses)
          } ?? false
      }
    }
  }

  /// The first call in a view of a function, or element of a subscript, through which it follows an object that a property
  /// holds, once the type has moved.
  fileprivate func callFollowing(
    _ property: String, of types: [TypeID], in host: TypeID, _ uses: PropertyUses,
    where isFollowing: (ScopeReference) -> Bool
  ) -> (file: Int, range: ByteRange)? {
    callsWhileEvaluated(in: host, ofObjectIn: property).first { read in
      concreteTypes(of: types).contains { id in
        members(of: id, named: read.use.name).functions.contains { reference in
          guard let body = self[reference].body, self[reference].returnType != nil,
            !self[reference].isStatic,
            reference.type.flatMap({ self.type(ofDeclaration: $0, inFile: reference.file) })
              .map(isObservable) != true
          else { return false }
          return certainlyReadsTracked(in: body, ofFile: reference.file, id, uses)
        }
      } && isFollowing(ScopeReference(file: read.file, scope: read.use.scope))
    }
    .map { ($0.file, $0.use.range) }
  }

  /// What a view shows that nothing tracks: anything, where it reads nothing of its model; and static and global variables,
  /// unless the objects say of themselves when something else has changed.
  fileprivate func shownUntold(
    by site: WrapperSite, in host: TypeID, of types: [TypeID], _ uses: PropertyUses
  ) -> (file: Int, range: ByteRange)? {
    if !isNamedWhileEvaluated(site) { return untrackedRead(in: host) }
    return uses.announcements.isSent(for: types)
      ? nil : changingVariableRead(in: host, showing: types)
  }

  /// `updateUIView` and the like, of a representable.
  fileprivate func updateFunction(of id: TypeID) -> FunctionReference? {
    let names: Set<String> = [
      "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController",
    ]
    return functions(of: id).first { names.contains(self[$0].name) && self[$0].body != nil }
  }

  /// Whether a function runs own code that names a property.
  fileprivate func callsOwnMember(naming name: String, in reference: FunctionReference) -> Bool {
    guard let body = self[reference].body, let type = reference.type,
      let id = self.type(ofDeclaration: type, inFile: reference.file)
    else { return true }
    let file = files[reference.file]
    let members = Set(
      properties(of: id).filter { self[$0].accessors == .computed }.map { self[$0].name }
        + functions(of: id).map { self[$0].name })
    let text = file.text(body)
    // `context.coordinator.parent` may be the value itself.
    return text.containsWord("self") || text.containsWord("coordinator")
      || members.contains { !$0.hasPrefix("update") && text.containsWord($0) }
  }
}
