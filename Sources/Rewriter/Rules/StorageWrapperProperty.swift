import SourceModel

extension Rule {
  /// `@AppStorage("k") var x` becomes a tracked computed property over untracked storage.
  static let storageWrapperProperty = Rule(
    name: "StorageWrapperProperty", page: .storageWrapperProperty
  ) { model, _ in
    let keys = StorageKeys()
    return model.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class else { return [] }
      return model.properties(of: id).flatMap {
        proposals(for: $0, of: id, in: model, keys)
          + ownWrapperProposals(for: $0, of: id, in: model)
      }
    }
  }
}

private let name = "StorageWrapperProperty"

extension DeclaredProperty {
  /// The wrapper of the property that publishes through the enclosing object, if it has one.
  var publishingWrapper: Attribute? {
    attributes.first { SDK.publishingWrapper.contains($0.name) }
  }
}

extension Attribute {
}

private func proposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel,
  _ keys: StorageKeys
) -> [Proposal] {
  let property = model[reference]
  guard let wrapper = property.publishingWrapper, property.attribute(.published) == nil,
    property.attribute("ObservationIgnored") == nil, !property.isStatic
  else { return [] }
  let file = model.files[reference.file]
  let site = file.site(wrapper.range)
  // With two wrappers `$x` is a binding of the outer wrapper's type, which the computed property cannot provide.
  let wrappers = property.attributes.filter(\.mayBeWrapper)
  let isBoundWrapped = wrappers.count > 1 && model.uses.projections[reference]?.isEmpty == false
  guard wrapper.name == "AppStorage", property.bindingCount == 1, !isBoundWrapped else {
    let code = file.text(wrapper.range)
    return [Proposal(rule: name, types: [id], Blocker(.storageWrapper, at: site, code: code))]
  }
  guard let type = property.storedTypeText(in: file, model, reference) else {
    let code = file.text(property.declaration).quoted()
    return [Proposal(rule: name, types: [id], Blocker(.unresolvedUse, at: site, code: code))]
  }
  let storage = model.storageName(for: property, of: id)
  let own = Proposal(
    rule: name, site: site, types: [id],
    answer: .rewrite(
      property.addingAccessors(
        as: type, storedIn: storage, leaving: Set(wrappers.map(\.name)),
        announces: model.uses.announces(id) && !model.declaresPublisher(id), in: file)),
    diagnostics: keys.areShared(by: wrapper, in: file, of: model)
      ? [Diagnostic(.sharedStorageKey, file.text(wrapper.range))] : [])
  return [own]
    + (model.uses.projections[reference] ?? []).map {
      bindingProposal($0, of: id, property.name, in: model)
    }
    + (model.uses.backings[reference] ?? []).map { located in
      let file = model.files[located.file]
      return Proposal(
        rule: name, site: file.site(located.use.range), types: [id],
        answer: .rewrite([.replace(located.use.nameRange, with: "_" + storage, in: file)]))
    }
}

/// Rewrites `$x` as a binding through the object.
private func bindingProposal(
  _ located: PropertyUses.Located<Projection>, of id: TypeID, _ property: String,
  in model: ProjectModel
) -> Proposal {
  let file = model.files[located.file]
  let use = located.use
  let scope = ScopeReference(file: located.file, scope: use.scope)
  let base = use.base.map { file.text($0.range) } ?? "self"
  let binder =
    model.canBind(use.base, at: scope)
    ? "$" + base : "\(model.swiftUIName("Bindable", at: scope))(\(base))"
  let edit = Edit.replace(use.range, with: "\(binder).\(property)", in: file)
  return Proposal(rule: name, site: file.site(use.range), types: [id], answer: .rewrite([edit]))
}

/// Rewrites properties with a wrapper of the project that notified the enclosing object of each change. Their accessors
/// notify instead, and the wrapper no longer does.
private func ownWrapperProposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel
) -> [Proposal] {
  let property = model[reference]
  let file = model.files[reference.file]
  guard let attribute = model.manuallyNotifyingWrapper(reference, of: id),
    let wrapper = model.publishingWrapper(of: property, inFile: reference.file),
    let type = property.storedTypeText(in: file, model, reference)
  else { return [] }
  var result =
    wrapper.properties.first == reference ? [removeNotifications(wrapper, in: model)] : []
  // The ObjectWillChange rule rewrites a property whose observer also sends.
  if !model.sendsObjectWillChange(property, inFile: reference.file) {
    let edits = property.addingAccessors(
      as: type, storedIn: model.storageName(for: property, of: id), leaving: [attribute.name],
      announces: model.uses.announces(id) && !model.declaresPublisher(id), in: file)
    result.append(
      Proposal(
        rule: name, site: file.site(attribute.range), types: wrapper.types, answer: .rewrite(edits)
      ))
  }
  return result
}

private func removeNotifications(_ wrapper: PublishingWrapper, in model: ProjectModel) -> Proposal {
  let file = model.files[wrapper.file]
  let edits =
    [Edit.replace(wrapper.constraint, with: "AnyObject", in: file)]
    + wrapper.sends.map { .removeLine(of: $0, in: file) }
    + (wrapper.requirement.map { [.remove($0, in: file)] } ?? [])
  return Proposal(
    rule: name, site: file.site(wrapper.nameRange), types: wrapper.types, answer: .rewrite(edits))
}

/// The keys and stores of all `@AppStorage` properties of the project, as written. They are counted on first use.
private final class StorageKeys {
  private var counts: [String: Int]?

  /// Whether another property uses the same key.
  func areShared(by wrapper: Attribute, in file: FileFacts, of model: ProjectModel) -> Bool {
    guard let place = place(of: wrapper, in: file) else { return false }
    let counts = counts ?? count(model)
    self.counts = counts
    return counts[place, default: 0] > 1
  }

  private func place(of wrapper: Attribute, in file: FileFacts) -> String? {
    guard let key = wrapper.arguments.first(where: { $0.label == nil }) else { return nil }
    let store = wrapper.arguments.first { $0.label == "store" }
    return file.text(key.value.range) + (store.map { " in " + file.text($0.value.range) } ?? "")
  }

  private func count(_ model: ProjectModel) -> [String: Int] {
    model.needFiles(naming: ["AppStorage"])
    var counts: [String: Int] = [:]
    for file in model.files {
      for type in file.types {
        // One property may be in several branches of an `#if`.
        var seen: Set<[String]> = []
        for property in type.properties {
          for attribute in property.attributes where attribute.name == "AppStorage" {
            guard let place = place(of: attribute, in: file),
              seen.insert([property.name, place]).inserted
            else { continue }
            counts[place, default: 0] += 1
          }
        }
      }
    }
    return counts
  }
}

/// Bindings to `@AppStorage` properties of a model: `settings.$size`. `@Bindable` can provide them in a view that
/// receives the model. A view that owns the model may get another wrapper, depending on the ownership strategy.
extension ProjectModel {
  /// Whether `$model` provides bindings to the model's properties: it is a property of the enclosing view.
  func canBind(_ object: Expression?, at scope: ScopeReference) -> Bool {
    guard let object, case .name(let name) = object.kind,
      localBinding(name, at: scope, position: object.range.lowerBound) == nil,
      let host = enclosingType(of: scope)
    else { return false }
    return wrapperSites(.observedObject).contains {
      $0.host == host && $0.property.name == name && isBindableProperty($0)
    }
  }

  /// Whether code of a view uses bindings to stored settings of the property's object.
  func isStorageBound(through site: WrapperSite, _ types: [TypeID]) -> Bool {
    guard isBindableProperty(site) else { return false }
    return types.flatMap { properties(of: $0) }.contains { reference in
      self[reference].publishingWrapper != nil
        && (uses.projections[reference] ?? []).contains { located in
          let scope = ScopeReference(file: located.file, scope: located.use.scope)
          guard case .name(site.property.name)? = located.use.base?.kind else { return false }
          return enclosingType(of: scope) == site.host && canBind(located.use.base, at: scope)
        }
    }
  }

  private func isBindableProperty(_ site: WrapperSite) -> Bool {
    if case .call? = site.property.initializer?.unwrapped.kind { return false }
    return site.wrapper == .observedObject && site.local == nil && !site.property.isStatic
      && site.isInView(self)
  }
}
