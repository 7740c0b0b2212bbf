import SourceModel

/// Removes the wrapper, or replaces it by `@Bindable`.
func unwrapping(
  _ site: WrapperSite, _ types: [TypeID], bindable: String?, in model: ProjectModel
) -> [Proposal] {
  let property = site.property
  let file = model.files[site.file]
  let place = file.site(site.attribute.range)
  func rewriting(_ edits: [Edit]) -> Proposal {
    Proposal(at: place, for: types, edits)
  }
  if let bindable { return [rewriting([.rename(site.attribute, to: bindable, in: file)])] }
  var edits: [Edit] = [.remove(site.attribute, in: file)]
  // In a preview, an object that SwiftUI does not keep is a local constant.
  edits += property.attributes.filter { $0.name == "Previewable" }.map { .remove($0, in: file) }
  if model.usage.canBeLet(site) {
    return [rewriting(edits + [.replace(property.introducer, with: "let", in: file)])]
  }
  guard !property.isStatic, let host = site.host, model.symbols.isMigratable(host),
    model[host].kind == .class, site.reference.map(model.tracking.isAnnounced) != true
  else { return [rewriting(edits)] }
  // A migrated class that contains the property must not start to track it.
  let ignored = Edit.replace(site.attribute.range, with: "@ObservationIgnored", in: file)
  return [
    rewriting(edits).excluding([host]),
    Proposal(at: place, for: (types + [host]).uniqued(), need: .allIfPossible, [ignored]),
  ]
}

extension ProjectModel {
  /// The wrapper to write where `$m` is used; nil where no wrapper is needed.
  func bindable(for site: WrapperSite, _ types: [TypeID]) -> String? {
    let isInKeyPath = site.reference.map { usage.uses.keyPaths[$0] != nil } == true
    guard
      isInKeyPath || !usage.uses.projections(of: site).isEmpty
        || usage.isStorageBound(through: site, types)
    else { return nil }
    return swiftUIName(
      "Bindable", at: ScopeReference(file: site.file, scope: site.property.scope))
  }

  /// Whether a property only names an object that exists already, in a constant of a type or outside of types:
  /// `M.shared`. What is shared is not state of a view.
  func isSharedObject(_ site: WrapperSite, _ choice: OwnerChoice?) -> Bool {
    guard let choice, choice.requested == nil, usage.canBeLet(site),
      !usage.uses.projections(of: site).contains(where: \.use.members.isEmpty)
    else { return false }
    let backings = usage.uses.backings(of: site)
    switch choice.site.kind {
    case .inlineDefault: guard backings.isEmpty else { return false }
    case .initializer:
      guard site.property.initializer == nil, backings.allSatisfy({ $0.use.wrappedObject != nil })
      else { return false }
    default: return false
    }
    return !choice.site.constructions.isEmpty
      && choice.site.constructions.allSatisfy { made in
        !made.isNew && !made.runsCode
          && usage.namesConstant(made.expression, at: made.scope, of: choice.site.models)
      }
  }
}

extension Backing {
  /// The value of `_m = StateObject(wrappedValue: value)`.
  var wrappedObject: Expression? { assigned?.wrappedArgument(of: .stateObject) }
}
