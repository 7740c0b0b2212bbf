/// The uses of properties through `$` and `_`, grouped by the property's owners.
struct ProjectedUses: Sendable {
  typealias Located = PropertyUses.Located

  /// In source order.
  private(set) var projections: [(owners: PropertyOwners, located: Located<Projection>)] = []
  private(set) var backings: [PropertyReference: [Located<Backing>]] = [:]
  private(set) var localBackings: [LocalWrapperReference: [Located<Backing>]] = [:]
  private(set) var keyPaths: [PropertyReference: [Located<ProjectedKeyPath>]] = [:]
  /// Key paths on a base of unknown type, by the name after `$`.
  private(set) var unresolvedKeyPaths: [String: [Located<ProjectedKeyPath>]] = [:]
  /// By the names of the members that follow a `$x`.
  private(set) var bindings: [String: [Located<Projection>]] = [:]

  init(in usage: Usage) {
    let names = usage.symbols.wrappedNames
    for (number, file) in usage.symbols.files.enumerated() {
      for use in file.uses.projections where !use.isDeclaration {
        for member in use.members where !member.hasPrefix(member.firstName + "(") {
          bindings[member.firstName, default: []].append(Located(file: number, use: use))
        }
        guard names.contains(use.name) else { continue }
        let owners = usage.owners(
          of: use.name, base: use.base, prefix: "$",
          at: ScopeReference(file: number, scope: use.scope), position: use.nameRange.lowerBound)
        projections.append((owners, Located(file: number, use: use)))
      }
      for use in file.uses.backings where names.contains(use.name) {
        note(use, inFile: number, usage)
      }
      for use in file.uses.keyPaths { note(use, inFile: number, usage) }
    }
  }

  private mutating func note(_ use: Backing, inFile file: Int, _ usage: Usage) {
    let scope = ScopeReference(file: file, scope: use.scope)
    switch usage.owners(
      of: use.name, base: use.base, prefix: "_", at: scope, position: use.nameRange.lowerBound)
    {
    case .properties(let properties):
      for property in properties {
        backings[property, default: []].append(Located(file: file, use: use))
      }
    case .local(let local): localBackings[local, default: []].append(Located(file: file, use: use))
    case .unknown, .none: break
    }
  }

  private mutating func note(_ use: ProjectedKeyPath, inFile file: Int, _ usage: Usage) {
    guard let component = use.components.first(where: { $0.hasPrefix("$") }) else { return }
    let name = String(component.dropFirst())
    let scope = ScopeReference(file: file, scope: use.scope)
    let holder = usage.holder(of: component, in: use, at: scope)
    if !holder.isUnknown {
      for candidate in holder.candidates {
        for property in usage.symbols.members(of: candidate, named: name).properties {
          keyPaths[property, default: []].append(Located(file: file, use: use))
        }
      }
    } else if !usage.objects.isOfIntents(use, named: name, at: scope) {
      unresolvedKeyPaths[name, default: []].append(Located(file: file, use: use))
    }
  }
}
