import SourceModel

extension Rule {
  /// `@StateObject var m = M()` becomes `@State var m = M()`.
  static let stateObjectProperty = Rule(name: "StateObjectProperty", page: .stateObjectProperty) {
    model, _, owners in
    model.objects.wrapperSites(.stateObject).flatMap { site in
      site.proposals(in: model) { types in
        if let host = site.host, model[host].kind == .class {
          return [sharedObjectProposal(for: site, types, in: model)]
        }
        let owned = OwnedProperty(site, types, owners, model)
        guard model.isSharedObject(site, owned.choice) else { return owned.proposals }
        return unwrapping(site, types, bindable: model.bindable(for: site, types), in: model)
          + model.usage.uses.backings(of: site).compactMap {
            assignment($0, to: site.property, types, in: model)
          }
      }
    }
  }
}

/// Rewrites `_m = StateObject(wrappedValue: M.shared)` as `m = M.shared`.
private func assignment(
  _ located: PropertyUses.Located<Backing>, to property: DeclaredProperty, _ types: [TypeID],
  in model: ProjectModel
) -> Proposal? {
  let file = model.files[located.file]
  let use = located.use
  guard let assigned = use.assigned, let value = use.wrappedObject else { return nil }
  let target = (use.base == nil ? "self." : "") + property.name
  return Proposal(
    at: file.site(use.range), for: types,
    [
      .replace(use.nameRange, with: target, in: file),
      .replace(assigned.range, with: file.text(value.range), in: file),
    ])
}

/// Changes the property of a class that uses `@StateObject` for a shared object.
private func sharedObjectProposal(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel
) -> Proposal {
  let file = model.files[site.file]
  guard let edits = computedEdits(for: site, types, in: model) else {
    return Proposal(blocking: types, Blocker(.wrapperHost, lineOf: site.attribute.range, in: file))
  }
  return Proposal(at: file.site(site.attribute.range), for: types, edits)
}

/// Rewrites the property as a computed property, if it is for a shared object. SwiftUI never
/// installs the wrapper in a class: it evaluates the default at each read and does not notify.
private func computedEdits(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel
) -> [Edit]? {
  let property = site.property
  let scope = ScopeReference(file: site.file, scope: property.scope)
  let base: Expression?
  let member: String
  switch property.initializer?.kind {
  case .implicitMember(let name)?: (base, member) = (nil, name)
  case .member(let type, let name)?:
    guard case .metatype(let instance) = model.inference.type(of: type, at: scope),
      instance.candidates.count == 1, types.contains(instance.candidates[0])
    else { return nil }
    (base, member) = (type, name)
  default: return nil
  }
  guard let value = property.initializer, let clause = property.initializerClause,
    model.keepsForAll(member, types), !property.isStatic, property.accessors == .none,
    model.usage.uses.projections(of: site).isEmpty, model.usage.uses.backings(of: site).isEmpty,
    model.usage.uses.assignments(of: site).isEmpty
  else { return nil }
  let file = model.files[site.file]
  let type = property.typeRange == nil ? base.map { ": " + file.text($0.range) } : ""
  guard let type else { return nil }
  let getter = "\(type) { \(file.text(value.range)) }"
  return [.remove(site.attribute, in: file), .replace(clause, with: getter, in: file)]
}

extension ProjectModel {
  /// Whether each of the types has a static constant of the name.
  fileprivate func keepsForAll(_ name: String, _ types: [TypeID]) -> Bool {
    types.allSatisfy { id in
      symbols.members(of: id, named: name).properties.contains {
        self[$0].isStatic && self[$0].isStored && self[$0].isLet
      }
    }
  }
}
