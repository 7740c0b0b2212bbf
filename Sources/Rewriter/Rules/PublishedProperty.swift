import SourceModel

extension Rule {
  /// `@Published var x` becomes `var x`, which the macro tracks.
  static let publishedProperty = Rule(name: "PublishedProperty", page: .publishedProperty) {
    model, uses, options in
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
  func blocker(_ reason: BlockerKind, at site: Site, _ evidence: String) -> Proposal {
    Proposal(
      rule: name, site: site, types: [id],
      answer: .blocked(Blocker(reason, at: site, code: evidence)))
  }
  // A property wrapper on a pattern does not compile.
  if property.isTuplePattern {
    return [blocker(.unresolvedUse, at: site, file.line(of: site))]
  }
  var result: [Proposal] = []
  // A class can have both attributes if `@Observable` was added by hand while it kept publishing.
  let ignored = property.attribute("ObservationIgnored")
  var edits = ([attribute] + (ignored.map { [$0] } ?? [])).map { Edit.remove($0, in: file) }
  let byHand = model.writtenAccessors(of: reference, id, uses)
  if let byHand { edits += byHand }
  // An argument of an initializer that the project adds to `Published`, with unknown effect.
  if attribute.arguments.contains(where: { !$0.isInitialValue }) {
    result.append(blocker(.storageWrapper, at: site, file.text(attribute.range)))
  } else if let argument = attribute.arguments.first, property.initializer == nil {
    let end = property.typeAnnotation?.upperBound ?? property.nameRange.upperBound
    edits.append(.insert(" = " + file.text(argument.value.range), at: end, in: file))
  }
  let compared = model.looselyCompared(model.type(of: reference))
  let diagnostics = compared.map { [Diagnostic($0, of: property, in: model)] } ?? []
  result.append(
    Proposal(rule: name, site: site, types: [id], answer: .rewrite(edits), diagnostics: diagnostics)
  )
  let nameSite = file.site(property.nameRange)
  if byHand == nil, property.hasModifier("open") {
    result.append(blocker(.openMember, at: nameSite, property.name))
  }
  if byHand == nil, let inlinable = property.attribute("usableFromInline") {
    let place = file.site(inlinable.range)
    result.append(blocker(.unresolvedUse, at: place, file.line(of: place)))
  }
  if attribute.isConditional {
    result.append(blocker(.conditionalAttribute, at: site, file.text(attribute.range)))
  }
  if byHand == nil, property.isBackticked {
    result.append(blocker(.backtickedName, at: nameSite, property.name))
  }
  if property.hasModifier("dynamic") {
    result.append(blocker(.objectiveCDynamic, at: nameSite, property.name))
  } else if let exposure = model.exposure(of: property, id) {
    result.append(blocker(.objectiveCExposure, at: nameSite, exposure + " " + property.name))
  }
  let others = property.attributes.filter {
    $0.name != "Published" && $0.mayBeWrapper
  }
  if let other = others.first {
    result.append(blocker(.storageWrapper, at: file.site(other.range), file.text(other.range)))
  }
  for located in uses.projections[reference] ?? [] where options.combine == .block {
    let file = model.files[located.file]
    result.append(
      blocker(.publisherUse, at: file.site(located.use.range), file.text(located.use.range)))
  }
  for located in uses.keyPaths[reference] ?? [] where options.combine == .block {
    let file = model.files[located.file]
    result.append(
      blocker(.publisherUse, at: file.site(located.use.range), file.text(located.use.range)))
  }
  for located in uses.backings[reference] ?? []
  where located.use.member != "projectedValue" || options.combine == .block {
    result.append(storageProposal(located, property, id, in: model))
  }
  return result
}

extension ProjectModel {
  /// The edits that write the accessors; nil if the macro generates them, or if the type of the property is unknown.
  fileprivate func writtenAccessors(
    of reference: PropertyReference, _ id: TypeID, _ uses: PropertyUses
  ) -> [Edit]? {
    let property = self[reference]
    let file = files[reference.file]
    guard !isSupportedByMacro(property, of: id), property.bindingCount == 1,
      let type = property.storedTypeText(in: file, self, reference)
    else { return nil }
    let isInitialized = (uses.assignments[reference] ?? []).contains {
      enclosingBody(of: ScopeReference(file: $0.file, scope: $0.use.scope))?.kind == .initializer
    }
    return property.addingAccessors(
      as: type, storedIn: storageName(for: property, of: id), leaving: ["Published"],
      isInitialized: isInitialized || property.initializer == nil, in: file)
  }

  /// The attribute that exposes a property to Objective-C or Interface Builder, on the property or on the class.
  fileprivate func exposure(of property: DeclaredProperty, _ id: TypeID) -> String? {
    let own = property.attributes.first {
      SDK.objectiveCAttribute.contains($0.name)
    }
    let attribute = own ?? self[self[id].primary].attribute("objcMembers")
    let isHidden = own == nil && (property.isPrivate || property.attribute("nonobjc") != nil)
    return isHidden ? nil : attribute.map { "@" + $0.name }
  }

  /// The name of the storage of a tracked property after the migration.
  func trackedStorageName(of property: DeclaredProperty, _ id: TypeID) -> String {
    isSupportedByMacro(property, of: id) ? "_" + property.name : storageName(for: property, of: id)
  }
}

/// Rewrites `_x = Published(initialValue: v)` as `x = v`; any other use of the wrapper is a blocker.
private func storageProposal(
  _ located: PropertyUses.Located<Backing>, _ property: DeclaredProperty, _ id: TypeID,
  in model: ProjectModel
) -> Proposal {
  let file = model.files[located.file]
  let use = located.use
  let site = file.site(use.range)
  if let value = use.assigned?.wrappedArgument(of: .published) {
    // Writes to the storage if the assignment would run an observer, or if the property is isolated.
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
  let blocker = Blocker(.backingStorage, at: site, code: file.text(use.range))
  return Proposal(rule: name, site: site, types: [id], answer: .blocked(blocker))
}

/// Blocks every type that publishes an `x` where the type of `something` in `something.$x` is unknown.
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
      let blocker = Blocker(.unresolvedUse, at: file.site(range), code: file.text(range))
      result.append(
        Proposal(
          rule: "PublishedProperty", site: blocker.site, types: [id],
          answer: .blocked(blocker)))
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
  /// The `value` in `StateObject(wrappedValue: value)`, `.init(initialValue: value)` and similar calls.
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

extension Diagnostic {
  fileprivate init(
    _ loose: LooseComparison, of property: DeclaredProperty, in model: ProjectModel
  ) {
    let file = model.files[loose.equality.file]
    self.init(
      .partialEquality, model.qualifiedName(loose.type),
      detail: file.place(model[loose.equality].nameRange), of: property.name)
  }
}
