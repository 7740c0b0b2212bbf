import SourceModel

extension Rule {
  /// `@Published` goes: the macro tracks the property. An argument of the attribute becomes the default, and an
  /// assignment of the wrapper in an initializer becomes one of the property.
  static let publishedProperty = Rule(
    name: "PublishedProperty",
    summary: "@Published var x → var x"
  ) { model, uses, options in
    model.migratableTypes.flatMap { id in
      model.properties(of: id).flatMap { proposals(for: $0, of: id, in: model, uses, options) }
    } + unresolvedUses(in: model, uses)
  }
}

private let name = "PublishedProperty"

private func proposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ uses: PropertyUses,
  _ options: Options
) -> [Proposal] {
  let property = model[reference]
  guard let attribute = property.attribute(.published) else { return [] }
  let file = model.files[reference.file]
  let site = file.site(attribute.range)
  func objection(_ reason: Reason, at site: Site, _ evidence: String) -> Proposal {
    Proposal(
      rule: name, site: site, types: [id],
      answer: .objection(Objection(reason, at: site, evidence: evidence)))
  }
  // No compiler takes a wrapper on a pattern.
  if property.isTuplePattern {
    return [objection(.unresolvedUse, at: site, file.line(of: site))]
  }
  var result: [Proposal] = []
  // The two stand together where somebody wrote the macro before a class that went on publishing.
  let ignored = property.attribute("ObservationIgnored")
  var edits = ([attribute] + (ignored.map { [$0] } ?? [])).map { Edit.remove($0, in: file) }
  let byHand = model.accessWrittenByHand(of: reference, id, uses)
  if let byHand { edits += byHand }
  // An initializer of the project's own, which stores what is published, or does something with it.
  if attribute.arguments.contains(where: { !$0.isInitialValue }) {
    result.append(objection(.storageWrapper, at: site, file.text(attribute.range)))
  } else if let argument = attribute.arguments.first, property.initializer == nil {
    let end = property.typeAnnotation?.upperBound ?? property.nameRange.upperBound
    edits.append(.insert(" = " + file.text(argument.value.range), at: end, in: file))
  }
  let compared = model.looselyCompared(model.type(of: reference))
  let cautions = compared.map { [CautionNote($0, in: model)] } ?? []
  result.append(
    Proposal(rule: name, site: site, types: [id], answer: .rewrite(edits), cautions: cautions))
  let nameSite = file.site(property.nameRange)
  if byHand == nil, property.hasModifier("open") {
    result.append(objection(.openMember, at: nameSite, property.name))
  }
  if byHand == nil, let inlinable = property.attribute("usableFromInline") {
    let place = file.site(inlinable.range)
    result.append(objection(.unresolvedUse, at: place, file.line(of: place)))
  }
  if attribute.isConditional {
    result.append(objection(.conditionalAttribute, at: site, file.text(attribute.range)))
  }
  if byHand == nil, property.isBackticked {
    result.append(objection(.backtickedName, at: nameSite, file.text(property.nameRange)))
  }
  if property.hasModifier("dynamic") {
    result.append(objection(.objectiveCDynamic, at: nameSite, property.name))
  } else if let exposure = model.exposure(of: property, id) {
    result.append(objection(.objectiveCExposure, at: nameSite, exposure + " " + property.name))
  }
  let others = property.attributes.filter {
    $0.name != "Published" && $0.mayBeWrapper
  }
  if let other = others.first {
    result.append(objection(.storageWrapper, at: file.site(other.range), file.text(other.range)))
  }
  for located in uses.projections[reference] ?? [] where options.combine == .hold {
    let file = model.files[located.file]
    result.append(
      objection(.publisherUse, at: file.site(located.use.range), file.text(located.use.range)))
  }
  for located in uses.keyPaths[reference] ?? [] where options.combine == .hold {
    let file = model.files[located.file]
    result.append(
      objection(.publisherUse, at: file.site(located.use.range), file.text(located.use.range)))
  }
  for located in uses.backings[reference] ?? []
  where located.use.member != "projectedValue" || options.combine == .hold {
    result.append(storageProposal(located, property, id, in: model))
  }
  return result
}

extension ProjectModel {
  /// Accessors written out; nil where the macro writes them, or where the type of the property is not known.
  fileprivate func accessWrittenByHand(
    of reference: PropertyReference, _ id: TypeID, _ uses: PropertyUses
  ) -> [Edit]? {
    let property = self[reference]
    let file = files[reference.file]
    guard !macroTakes(property, of: id), property.bindingCount == 1,
      let type = property.storedTypeText(in: file, self, reference)
    else { return nil }
    let isInitialized = (uses.assignments[reference] ?? []).contains {
      enclosingBody(of: ScopeReference(file: $0.file, scope: $0.use.scope))?.kind == .initializer
    }
    return property.trackedByHand(
      as: type, storedIn: storageName(for: property, of: id), leaving: ["Published"],
      isInitialized: isInitialized || property.initializer == nil, in: file)
  }

  /// The attribute that shows a property to Objective-C or Interface Builder, its own or the class's.
  fileprivate func exposure(of property: DeclaredProperty, _ id: TypeID) -> String? {
    let own = property.attributes.first {
      ["objc", "IBOutlet", "IBInspectable", "GKInspectable"].contains($0.name)
    }
    let attribute = own ?? self[self[id].primary].attribute("objcMembers")
    let isHidden = own == nil && (property.isPrivate || property.attribute("nonobjc") != nil)
    return isHidden ? nil : attribute.map { "@" + $0.name }
  }

  /// The name of what stores a tracked property once its class has moved.
  func trackedStorageName(of property: DeclaredProperty, _ id: TypeID) -> String {
    macroTakes(property, of: id) ? "_" + property.name : storageName(for: property, of: id)
  }
}

/// `_x = Published(initialValue: v)` becomes `x = v`; any other use of the wrapper is an obstacle.
private func storageProposal(
  _ located: PropertyUses.Located<Backing>, _ property: DeclaredProperty, _ id: TypeID,
  in model: ProjectModel
) -> Proposal {
  let file = model.files[located.file]
  let use = located.use
  let site = file.site(use.range)
  if let value = use.assigned?.wrappedArgument(of: .published) {
    // An observer of a property that has a value would run, and an isolated property cannot be set from everywhere.
    let isObserved = property.accessors == .observers && property.initializer != nil
    let isStored =
      isObserved || property.globalActor != nil
      || model.isInNonisolatedInitializer(use.range, inFile: located.file, of: id)
    let target =
      isStored
      ? model.trackedStorageName(of: property, id)
      : (use.base == nil ? "self." : "") + property.name
    let edits: [Edit] = [
      .replace(use.nameRange, with: target, in: file),
      .replace(
        use.assigned?.range ?? value.range,
        with: file.text(value.range, movedTo: use.range.lowerBound), in: file),
    ]
    return Proposal(rule: name, site: site, types: [id], answer: .rewrite(edits))
  }
  let objection = Objection(.backingStorage, at: site, evidence: file.text(use.range))
  return Proposal(rule: name, site: site, types: [id], answer: .objection(objection))
}

/// `something.$x` where the type of `something` is not known holds every type that publishes an `x`.
private func unresolvedUses(in model: ProjectModel, _ uses: PropertyUses) -> [Proposal] {
  var publishers: [String: [TypeID]] = [:]
  for id in model.migratableTypes {
    for reference in model.properties(of: id) where model[reference].attribute(.published) != nil {
      publishers[model[reference].name, default: []].append(id)
    }
  }
  var result: [Proposal] = []
  func hold(_ name: String, _ number: Int, _ range: ByteRange) {
    let file = model.files[number]
    for id in publishers[name] ?? [] where model.isVisible(id, from: number) {
      let objection = Objection(.unresolvedUse, at: file.site(range), evidence: file.text(range))
      result.append(
        Proposal(
          rule: "PublishedProperty", site: objection.site, types: [id],
          answer: .objection(objection)))
    }
  }
  for (name, located) in uses.unresolvedProjections.sorted(by: { $0.key < $1.key }) {
    for item in located { hold(name, item.file, item.use.range) }
  }
  for (name, located) in uses.unresolvedKeyPaths.sorted(by: { $0.key < $1.key }) {
    for item in located { hold(name, item.file, item.use.range) }
  }
  return result
}

extension Expression {
  /// The `value` of `StateObject(wrappedValue: value)`, `.init(initialValue: value)` and their like.
  func wrappedArgument(of wrapper: Wrapper) -> Expression? {
    guard case .call(let callee, let arguments) = kind, let first = arguments.first,
      first.isInitialValue
    else { return nil }
    return callee.isInitializer(of: wrapper) ? first.value : nil
  }

  /// `StateObject`, `SwiftUI.StateObject`, `StateObject<M>`, `StateObject.init` or `.init`.
  func isInitializer(of wrapper: Wrapper) -> Bool {
    switch kind {
    case .name(let name): name == wrapper.rawValue
    case .implicitMember(let name): name == "init"
    case .specialized(let base, _): base.isInitializer(of: wrapper)
    case .member(let base, let name):
      name == "init" ? base.isInitializer(of: wrapper) : name == wrapper.rawValue
    default: false
    }
  }
}

extension CautionNote {
  fileprivate init(_ loose: LooseComparison, in model: ProjectModel) {
    let file = model.files[loose.equality.file]
    let line = file.site(model[loose.equality].nameRange).line
    self.init(
      .partialEquality, evidence: model.qualifiedName(loose.type), detail: "\(file.path):\(line)")
  }
}
