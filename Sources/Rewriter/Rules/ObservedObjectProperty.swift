import SourceModel

extension Rule {
  /// `@ObservedObject var m: M` becomes `let m: M`, or `@Bindable var m: M` where `$m` is used.
  static let observedObjectProperty = Rule(
    name: "ObservedObjectProperty", page: .observedObjectProperty
  ) { model, _, owners in
    model.wrapperSites(.observedObject).flatMap { site in
      site.proposals(rule: "ObservedObjectProperty", in: model) {
        proposals(for: site, $0, in: model, owners)
      }
    } + parameterProposals(in: model)
  }
}

private let name = "ObservedObjectProperty"

private func proposals(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel,
  _ owners: Owners
) -> [Proposal] {
  let property = site.property
  let scope = ScopeReference(file: site.file, scope: property.scope)
  if property.initializer == nil, let choice = owners.choice(for: site.reference) {
    return [owned(site, types, choice, in: model)].compactMap { $0 }
      + model.projectionArguments(of: site, types, rule: name)
  }
  let isProjected =
    !model.uses.projections(of: site).isEmpty || model.isStorageBound(through: site, types)
  let bindable = isProjected ? model.swiftUIName("Bindable", at: scope) : nil
  let created = property.initializer.flatMap { value in
    // A static property is created once.
    value.constructs(types, at: scope, in: model) && site.isInView(model) && !property.isStatic
      ? value : nil
  }
  var result: [Proposal]
  if let created, site.mayBeState(model) {
    result = [stateProposal(for: site, types, creating: created, in: model, owners)]
  } else {
    result = unwrapping(site, types, bindable: bindable, in: model)
    let note = created.map { noteOnRecreation($0, in: model.files[site.file]) }
    result[0] = result[0].following(nil, mark: note)
  }
  if property.initializer == nil, site.isInView(model) {
    result += model.uses.assignments(of: site).compactMap { recreated($0, types, in: model) }
  }
  return result
    + model.uses.backings(of: site).map {
      backingProposal($0, property, types, bindable: bindable, in: model)
    }
}

/// Makes the view keep the object that its property creates, which it re-created on every update.
private func stateProposal(
  for site: WrapperSite, _ types: [TypeID], creating value: Expression, in model: ProjectModel,
  _ owners: Owners
) -> Proposal {
  let file = model.files[site.file]
  let scope = ScopeReference(file: site.file, scope: site.property.scope)
  let choice = owners.choice(for: site.reference)
  var edits = choice?.edits ?? []
  if choice?.becomesState ?? true {
    edits.append(.rename(site.attribute, to: model.swiftUIName("State", at: scope), in: file))
  }
  var diagnostics = choice?.diagnostics ?? []
  // SwiftUI creates an `App` once, so its object was never re-created.
  if choice?.site.kind != .app {
    diagnostics.append(
      Diagnostic(.unownedModel, file.text(value.range), of: site.host.map(model.qualifiedName)))
  }
  return Proposal(
    rule: name, site: file.site(site.attribute.range), types: types, answer: .rewrite(edits),
    diagnostics: diagnostics
  ).following(choice?.strategy, mark: choice?.mark)
}

/// Removes the wrapper, or replaces it by `@Bindable`.
private func unwrapping(
  _ site: WrapperSite, _ types: [TypeID], bindable: String?, in model: ProjectModel
) -> [Proposal] {
  let property = site.property
  let file = model.files[site.file]
  let place = file.site(site.attribute.range)
  func rewriting(_ edits: [Edit]) -> Proposal {
    Proposal(rule: name, site: place, types: types, answer: .rewrite(edits))
  }
  if let bindable { return [rewriting([.rename(site.attribute, to: bindable, in: file)])] }
  var edits: [Edit] = [.remove(site.attribute, in: file)]
  // In a preview, an object that SwiftUI does not keep is a local constant.
  edits += property.attributes.filter { $0.name == "Previewable" }.map { .remove($0, in: file) }
  if canBeLet(site, in: model) {
    return [rewriting(edits + [.replace(property.introducer, with: "let", in: file)])]
  }
  guard !property.isStatic, let host = site.host, model.isMigratable(host),
    model[host].kind == .class, site.reference.map(model.uses.announced.contains) != true
  else { return [rewriting(edits)] }
  // A migrated class that contains the property must not start to track it.
  let ignored = Edit.replace(site.attribute.range, with: "@ObservationIgnored", in: file)
  return [
    rewriting(edits).excluding([host]),
    Proposal(
      rule: name, site: place, types: (types + [host]).uniqued(), need: .allIfPossible,
      answer: .rewrite([ignored])),
  ]
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
    diagnostics: choice.diagnostics + [kept]
  ).following(choice.strategy, mark: choice.mark)
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
    answer: .rewrite([])
  ).following(nil, mark: noteOnRecreation(value, in: file))
}

private func noteOnRecreation(_ value: Expression, in file: FileFacts) -> Diagnostic {
  Diagnostic(.recreatedModel, file.text(value.range))
}

/// Whether only an initializer assigns the property.
private func canBeLet(_ site: WrapperSite, in model: ProjectModel) -> Bool {
  let property = site.property
  guard property.accessors == .none, !property.hasSetterModifier,
    !property.isStatic
  else { return false }
  // Another property wrapper, or a macro that adds accessors, requires a variable.
  if property.attributes.filter(\.mayBeWrapper).count > 1 { return false }
  let assignments =
    model.uses.assignments(of: site).map { ScopeReference(file: $0.file, scope: $0.use.scope) }
    + model.uses.backings(of: site).filter { $0.use.assigned != nil }
    .map { ScopeReference(file: $0.file, scope: $0.use.scope) }
  let outside = assignments.filter { scope in
    guard model.enclosingBody(of: scope)?.kind == .initializer else { return true }
    return model.enclosingType(of: scope) != site.host
  }
  if !outside.isEmpty { return false }
  if !property.isPrivate, model.uses.unresolvedAssignments.contains(property.name) { return false }
  if model.mayBeWrittenByKeyPath(property.name) { return false }
  // A binding to the object needs a property that can be set.
  if !property.isPrivate, model.uses.namesInBindings.contains(property.name) { return false }
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
    let code = file.line(of: place)
    return Proposal(rule: name, types: types, Blocker(.backingStorage, at: place, code: code))
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
  /// Whether the object may be state of the view: the view does not configure it, and no other code passes one.
  fileprivate func mayBeState(_ model: ProjectModel) -> Bool {
    guard let host, let reference else { return true }
    return !model.isFilledOnCreation(reference, of: host) && !model.isPassedIn(reference, of: host)
  }

  /// Whether SwiftUI keeps state for the type that contains the property.
  func isInView(_ model: ProjectModel) -> Bool {
    host.map(model.mayKeepState) ?? false
  }
}
