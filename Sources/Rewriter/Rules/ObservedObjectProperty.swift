import SourceModel

extension Rule {
  /// `@ObservedObject var m: M` becomes `let m: M`, or `@Bindable var m: M` where `$m` is used.
  static let observedObjectProperty = Rule(
    name: "ObservedObjectProperty", page: .observedObjectProperty
  ) { model, uses, _, owners in
    model.wrapperSites(.observedObject).flatMap { proposals(for: $0, in: model, uses, owners) }
      + parameterProposals(in: model)
  }
}

private let name = "ObservedObjectProperty"

private func proposals(
  for site: WrapperSite, in model: ProjectModel, _ uses: PropertyUses, _ owners: Owners
) -> [Proposal] {
  let file = model.files[site.file]
  let place = file.site(site.attribute.range)
  guard let migrating = site.migratingTypes(rule: name, in: model) else { return [] }
  guard case .success(let types) = migrating else {
    if case .failure(let proposal) = migrating { return [proposal] }
    return []
  }
  let property = site.property
  let scope = ScopeReference(file: site.file, scope: property.scope)
  if property.initializer == nil, let choice = owners.choice(for: site.reference) {
    return [owned(site, types, choice, in: model)].compactMap { $0 }
      + model.projectionArguments(of: site, types, rule: name, uses)
  }
  let isProjected =
    !uses.projections(of: site).isEmpty || model.isStorageBound(through: site, types, uses)
  var edits: [Edit] = []
  var diagnostics: [Diagnostic] = []
  var choice: OwnerChoice?
  // A migrated class that contains the property must not start to track it.
  var ignoring: TypeID?
  let made = property.initializer.flatMap { value in
    // A static property is created once.
    value.constructs(types, at: scope, in: model) && site.isInView(model) && !property.isStatic
      ? value : nil
  }
  let reason = made != nil ? site.isNotState(model) : nil
  if let value = made, reason == nil {
    // The view re-created the object on every update; with `@State` it keeps it.
    choice = owners.choice(for: site.reference)
    edits = choice?.edits ?? []
    if choice?.becomesState ?? true {
      edits.append(.rename(site.attribute, to: model.swiftUIName("State", at: scope), in: file))
    }
    diagnostics += choice?.diagnostics ?? []
    // SwiftUI creates an `App` once, so its object was never re-created.
    if choice?.site.kind != .app {
      diagnostics.append(
        Diagnostic(.unownedModel, file.text(value.range), of: site.host.map(model.qualifiedName)))
    }
  } else if isProjected {
    edits.append(.rename(site.attribute, to: model.swiftUIName("Bindable", at: scope), in: file))
  } else {
    edits.append(.remove(site.attribute, in: file))
    // In a preview, an object that SwiftUI does not keep is a local constant.
    edits += property.attributes.filter { $0.name == "Previewable" }.map { .remove($0, in: file) }
    if canBeLet(site, in: model, uses) {
      edits.append(.replace(property.introducer, with: "let", in: file))
    } else if !property.isStatic, let host = site.host, model.isMigratable(host),
      model[host].kind == .class,
      site.reference.map(uses.announced.contains) != true
    {
      ignoring = host
    }
  }
  var result = [
    Proposal(
      rule: name, site: place, types: types, unless: ignoring.map { [$0] } ?? [],
      answer: .rewrite(edits), diagnostics: diagnostics,
      strategy: choice?.strategy,
      mark: made.flatMap { value in reason.map { _ in noteOnRecreation(value, in: file) } }
        ?? choice?.mark)
  ]
  if let ignoring {
    result.append(
      Proposal(
        rule: name, site: place, types: (types + [ignoring]).uniqued(), need: .allIfPossible,
        answer: .rewrite([
          .replace(site.attribute.range, with: "@ObservationIgnored", in: file)
        ])))
  }
  if property.initializer == nil, site.isInView(model) {
    result += uses.assignments(of: site).compactMap { recreated($0, types, in: model) }
  }
  let state = isProjected ? model.swiftUIName("Bindable", at: scope) : nil
  for located in uses.backings(of: site) {
    result.append(backingProposal(located, property, types, bindable: state, in: model))
  }
  return result
}

/// Makes a view that creates its object in each of its initializers the owner of the object.
private func owned(
  _ site: WrapperSite, _ types: [TypeID], _ choice: OwnerChoice, in model: ProjectModel
) -> Proposal? {
  let file = model.files[site.file]
  let scope = ScopeReference(file: site.file, scope: site.property.scope)
  let wrapper = choice.isKept ? "StateObject" : "State"
  guard let assignments = model.assignments(toUnowned: choice.site, as: wrapper) else { return nil }
  var edits = choice.edits + assignments
  if choice.becomesState {
    edits.append(.rename(site.attribute, to: model.swiftUIName("State", at: scope), in: file))
  }
  let kept = Diagnostic(
    .unownedModel, choice.site.constructions.first?.code ?? site.property.name,
    detail: choice.inputsKept(in: model), of: model.qualifiedName(choice.site.host))
  return Proposal(
    rule: name, site: file.site(site.attribute.range), types: types, answer: .rewrite(edits),
    diagnostics: choice.diagnostics + [kept], strategy: choice.strategy, mark: choice.mark)
}

/// Removes or replaces the wrapper of function parameters: `func row(@ObservedObject model: Model)`.
private func parameterProposals(in model: ProjectModel) -> [Proposal] {
  model.parsedFiles(naming: Wrapper.observedObject.rawValue).flatMap { number -> [Proposal] in
    let file = model.files[number]
    return file.allFunctions.flatMap { function in
      function.parameters.compactMap { parameter -> Proposal? in
        guard let wrapper = parameter.objectWrapper, let body = function.body else { return nil }
        let scope = ScopeReference(file: number, scope: function.scope)
        let types = model.resolve(parameter.type, at: scope).candidates.filter(model.isMigratable)
        guard !types.isEmpty else { return nil }
        let isProjected = !file.words("$" + parameter.name, in: body).isEmpty
        return Proposal(
          rule: name, site: file.site(wrapper.range), types: types,
          answer: .rewrite([
            isProjected
              ? .rename(wrapper, to: model.swiftUIName("Bindable", at: scope), in: file)
              : .remove(wrapper, in: file)
          ]))
      }
    }
  }
}

/// Notes `self.m = M()` in one of several initializers of a view. The object is still re-created on every update,
/// because the other initializers receive an existing one.
private func recreated(
  _ located: PropertyUses.Located<Assignment>, _ types: [TypeID], in model: ProjectModel
) -> Proposal? {
  let file = model.files[located.file]
  let scope = ScopeReference(file: located.file, scope: located.use.scope)
  guard let value = located.use.value, value.constructs(types, at: scope, in: model),
    model.enclosingBody(of: scope)?.kind == .initializer
  else { return nil }
  return Proposal(
    rule: name, site: file.site(located.use.range), types: types, need: .allIfPossible,
    answer: .rewrite([]),
    mark: noteOnRecreation(value, in: file))
}

private func noteOnRecreation(_ value: Expression, in file: FileFacts) -> Diagnostic {
  Diagnostic(.recreatedModel, file.text(value.range))
}

/// Whether only an initializer assigns the property.
private func canBeLet(_ site: WrapperSite, in model: ProjectModel, _ uses: PropertyUses) -> Bool {
  let property = site.property
  guard property.accessors == .none, !property.hasSetterModifier,
    !property.isStatic
  else { return false }
  // Another property wrapper, or a macro that adds accessors, requires a variable.
  if property.attributes.filter(\.mayBeWrapper).count > 1 { return false }
  let assignments =
    uses.assignments(of: site).map { ScopeReference(file: $0.file, scope: $0.use.scope) }
    + uses.backings(of: site).filter { $0.use.assigned != nil }
    .map { ScopeReference(file: $0.file, scope: $0.use.scope) }
  let outside = assignments.filter { scope in
    guard model.enclosingBody(of: scope)?.kind == .initializer else { return true }
    return model.enclosingType(of: scope) != site.host
  }
  if !outside.isEmpty { return false }
  if !property.isPrivate, uses.unresolvedAssignments.contains(property.name) { return false }
  if model.mayBeWrittenByKeyPath(property.name) { return false }
  // A binding to the object needs a property that can be set.
  if !property.isPrivate, uses.namesInBindings.contains(property.name) { return false }
  if property.initializer != nil {
    // A `let` with a default is not a parameter of the memberwise initializer.
    if !assignments.isEmpty { return false }
    return site.local != nil || property.isPrivate
      || !isPassed(property.name, to: site.host, in: model)
  }
  if site.local != nil { return true }
  return !model.isRequiredSettable(property.name, of: site.host)
}

/// Whether a call of the type's initializer has an argument with the label.
private func isPassed(_ label: String, to host: TypeID?, in model: ProjectModel) -> Bool {
  guard let host else { return true }
  return [model[host].name, "init"].contains { name in
    !model.calls(named: name, labelled: label).isEmpty
  }
}

/// Rewrites `_m = ObservedObject(wrappedValue: x)` as `m = x`, or as `_m = Bindable(wrappedValue: x)`.
private func backingProposal(
  _ located: PropertyUses.Located<Backing>, _ property: DeclaredProperty, _ types: [TypeID],
  bindable: String?,
  in model: ProjectModel
) -> Proposal {
  let file = model.files[located.file]
  let use = located.use
  let place = file.site(use.range)
  if let edit = Edit.readProperty(located, in: model) ?? Edit.passingModel(located, in: model) {
    return Proposal(rule: name, site: place, types: types, answer: .rewrite([edit]))
  }
  let prefix = use.base == nil ? "self." : ""
  let own = Edit.replace(use.nameRange, with: prefix + property.name, in: file)
  let scope = ScopeReference(file: located.file, scope: use.scope)
  if let assigned = use.assigned, model.isWrapperParameter(assigned, at: scope) {
    return Proposal(rule: name, site: place, types: types, answer: .rewrite([own]))
  }
  guard let assigned = use.assigned, let value = assigned.wrappedArgument(of: .observedObject)
  else {
    let blocker = Blocker(.backingStorage, at: place, code: file.line(of: place))
    return Proposal(rule: name, site: place, types: types, answer: .blocked(blocker))
  }
  let edits: [Edit] = [
    own, .replace(assigned.range, with: file.text(value.range), in: file),
  ]
  return Proposal(rule: name, site: place, types: types, answer: .rewrite(edits))
}

extension ProjectModel {
  /// Whether a protocol of the project requires the property with a setter.
  func isRequiredSettable(_ name: String, of host: TypeID?) -> Bool {
    guard let host else { return false }
    return lineage(of: host).contains { ancestor in
      self[ancestor].kind == .protocol
        && properties(of: ancestor).contains {
          self[$0].name == name && self[$0].accessor("set") != nil
        }
    }
  }
}

extension WrapperSite {
  /// What shows that the object is not state of the view; nil if nothing does.
  fileprivate func isNotState(_ model: ProjectModel) -> String? {
    guard let host, let reference else { return nil }
    if model.isFilledOnCreation(reference, of: host) { return "is configured here" }
    return model.isHandedIn(reference, of: host) ? "other code passes one" : nil
  }

  /// Whether SwiftUI keeps state for the type that contains the property.
  func isInView(_ model: ProjectModel) -> Bool {
    host.map(model.mayKeepState) ?? false
  }
}

extension Expression {
  /// Whether the value is a new object: a call of an initializer of a known type, or of `.init`.
  func constructs(_ types: [TypeID], at scope: ScopeReference, in model: ProjectModel) -> Bool {
    guard case .call(let callee, _) = unwrapped.kind else { return false }
    if case .implicitMember("init") = callee.kind { return true }
    return model.typeCreated(by: callee, at: scope) != nil
  }
}
