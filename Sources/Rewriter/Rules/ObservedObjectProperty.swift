import SourceModel

extension Rule {
  /// `@ObservedObject var m: M` becomes `let m: M`, or `@Bindable var m: M` where `$m` is used.
  static let observedObjectProperty = Rule(
    name: "ObservedObjectProperty", page: .observedObjectProperty
  ) { model, _, owners in
    model.objects.wrapperSites(.observedObject).flatMap { site in
      site.proposals(in: model) {
        proposals(for: site, $0, in: model, owners)
      }
    } + parameterProposals(in: model)
  }
}

private func proposals(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel, _ owners: Owners
) -> [Proposal] {
  let property = site.property
  let scope = ScopeReference(file: site.file, scope: property.scope)
  let owned = OwnedProperty(site, types, owners, model)
  let place = model.files[site.file].site(site.attribute.range)
  if property.initializer == nil, owned.choice != nil {
    return [owned.proposal(at: place)].compactMap(\.self)
      + model.wholeProjections(of: site, types)
  }
  let bindable = model.bindable(for: site, types)
  let created = property.initializer.flatMap { value in
    // A static property is created once.
    value.constructs(types, at: scope, in: model.inference) && site.isInView(model.symbols)
      && !property.isStatic
      ? value : nil
  }
  var result: [Proposal]
  if created != nil, site.mayBeState(model.objects), let state = owned.proposal(at: place) {
    result = [state]
  } else {
    result = unwrapping(site, types, bindable: bindable, in: model)
    if let created, isRecreated(site.host, in: model), !isPassedByAllCallers(site, in: model) {
      let file = model.files[site.file]
      result.append(
        Proposal(
          marking: noteOnRecreation(
            created, in: file, instead: adviceOnValues(of: site, in: model)),
          at: file.site(created.range), for: types))
    }
  }
  if property.initializer == nil, isRecreated(site.host, in: model) {
    result += model.usage.uses.assignments(of: site).compactMap { recreated($0, types, in: model) }
  }
  return result
    + model.usage.uses.backings(of: site).map {
      backingProposal($0, property, types, bindable: bindable, in: model)
    }
}

/// Whether no code that creates the view uses the default.
private func isPassedByAllCallers(_ site: WrapperSite, in model: ProjectModel) -> Bool {
  guard let host = site.host, model.symbols.initializers(of: host).isEmpty else { return false }
  let calls = model.graph.constructionCalls(of: host)
  return !calls.isEmpty
    && calls.allSatisfy { made in
      made.call.arguments.contains { $0.label == site.property.name }
    }
}

/// Removes or replaces the wrapper of function parameters: `func row(@ObservedObject model: Model)`.
private func parameterProposals(in model: ProjectModel) -> [Proposal] {
  model.symbols.parsedFiles(naming: Wrapper.observedObject.rawValue).flatMap {
    number -> [Proposal] in
    let file = model.files[number]
    return file.allFunctions.flatMap { function in
      function.parameters.compactMap { parameter -> Proposal? in
        guard let wrapper = parameter.objectWrapper, let body = function.body else { return nil }
        let scope = ScopeReference(file: number, scope: function.scope)
        let types = model.symbols.resolve(parameter.type, at: scope).candidates.filter(
          model.symbols.isMigratable)
        guard !types.isEmpty else { return nil }
        let isProjected = !file.words("$" + parameter.name, in: body).isEmpty
        return Proposal(
          at: file.site(wrapper.range), for: types,
          [
            isProjected
              ? .rename(wrapper, to: model.swiftUIName("Bindable", at: scope), in: file)
              : .remove(wrapper, in: file)
          ])
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
  let scope = located.place
  guard let value = located.use.value, isCreated(value, types, at: scope, in: model),
    model.symbols.enclosingBody(of: scope)?.kind == .initializer
  else { return nil }
  return Proposal(
    marking: noteOnRecreation(value, in: file), at: file.site(located.use.range), for: types)
}

private func isCreated(
  _ value: Expression, _ types: [TypeID], at scope: ScopeReference, in model: ProjectModel
) -> Bool {
  value.constructs(types, at: scope, in: model.inference)
    || model.initializers.createsObject(value, at: scope)
}

/// Whether SwiftUI creates other values of a view, with other objects, and keeps its state.
private func isRecreated(_ host: TypeID?, in model: ProjectModel) -> Bool {
  host.map { model.symbols.mayKeepState($0) && !model.views.isMadeOnce($0) } == true
}

private func noteOnRecreation(
  _ value: Expression, in file: FileFacts, instead: String? = nil
) -> Diagnostic {
  Diagnostic(.recreatedModel, file.text(value.range), instead: instead)
}

/// What to consider before other code's object becomes state; nil where no other code uses it.
private func adviceOnValues(of site: WrapperSite, in model: ProjectModel) -> String? {
  guard let host = site.host, let reference = site.reference,
    model.objects.isUsedThroughValue(reference, of: host)
  else { return nil }
  return
    "Other code uses `\(site.property.name)` through a value of the view, which `@State` would not keep"
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
    return Proposal(at: place, for: types, [edit])
  }
  let prefix = use.base == nil ? "self." : ""
  let own = Edit.replace(use.nameRange, with: prefix + property.name, in: file)
  let scope = located.place
  if let assigned = use.assigned, model.isWrapperParameter(assigned, at: scope) {
    return Proposal(at: place, for: types, [own])
  }
  guard let assigned = use.assigned, let value = assigned.wrappedArgument(of: .observedObject)
  else { return Proposal(blocking: types, Blocker(using: use, in: file)) }
  let edits: [Edit] = [
    own, .replace(assigned.range, with: file.text(value.range), in: file),
  ]
  let isRecreated =
    isCreated(value, types, at: scope, in: model)
    && isRecreated(model.symbols.enclosingType(of: scope), in: model)
  return Proposal(
    at: place, for: types, edits,
    diagnostics: isRecreated ? [noteOnRecreation(value, in: file)] : [])
}
