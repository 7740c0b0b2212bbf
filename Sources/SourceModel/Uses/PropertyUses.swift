/// Where wrapped and published properties are used through `$` and `_`, and where they are assigned.
public final class PropertyUses: @unchecked Sendable {
  /// A use and the index of its file.
  public struct Located<Use: UseInScope>: Sendable {
    public let file: Int
    public let use: Use
    public var place: ScopeReference { ScopeReference(file: file, scope: use.scope) }
  }

  public private(set) var projections: [PropertyReference: [Located<Projection>]] = [:]
  public let backings: [PropertyReference: [Located<Backing>]]
  public let assignments: [PropertyReference: [Located<Assignment>]]
  public let keyPaths: [PropertyReference: [Located<ProjectedKeyPath>]]
  /// `$x` of local variables with a wrapper, identified by file and index into the file's local wrappers.
  public private(set) var localProjections: [LocalWrapperReference: [Located<Projection>]] = [:]
  public let localBackings: [LocalWrapperReference: [Located<Backing>]]
  /// Uses on a base of unknown type, by the name after `$`.
  public private(set) var unresolvedProjections: [String: [Located<Projection>]] = [:]
  public let unresolvedKeyPaths: [String: [Located<ProjectedKeyPath>]]
  /// The uses of `objectWillChange`.
  public let announcements: ObjectWillChangeUses
  /// Names that are assigned through a base of unknown type.
  public let unresolvedAssignments: Set<String>
  /// Those that are assigned where the base may be a variable, which a value must be.
  let unresolvedAssignmentsToVariables: Set<String>
  /// The bindings, `$x`, that lead through a member and may set it, by the member's name.
  public let bindings: [String: [Located<Projection>]]

  /// Finds all uses.
  public convenience init(_ usage: Usage) {
    self.init(
      ObjectWillChangeUses(usage), ProjectedUses(in: usage), PropertyAssignments(in: usage))
  }

  init(
    _ announcements: ObjectWillChangeUses, _ projected: ProjectedUses,
    _ assigned: PropertyAssignments
  ) {
    self.announcements = announcements
    backings = projected.backings
    localBackings = projected.localBackings
    keyPaths = projected.keyPaths
    unresolvedKeyPaths = projected.unresolvedKeyPaths
    bindings = projected.bindings
    assignments = assigned.properties
    unresolvedAssignments = assigned.unresolved
    unresolvedAssignmentsToVariables = assigned.unresolvedVariables
    for (owners, located) in projected.projections
    where !announcements.isUnneeded(located.use.range.lowerBound, inFile: located.file) {
      note(located, of: owners)
    }
  }

  private func note(_ located: Located<Projection>, of owners: PropertyOwners) {
    switch owners {
    case .properties(let properties):
      for property in properties { projections[property, default: []].append(located) }
    case .local(let local): localProjections[local, default: []].append(located)
    case .unknown: unresolvedProjections[located.use.name, default: []].append(located)
    case .none: break
    }
  }
}

extension Usage {
  /// The type that a component of a key path is a member of.
  func holder(of component: String, in use: ProjectedKeyPath, at scope: ScopeReference)
    -> ResolvedType
  {
    let root =
      use.root.map { symbols.resolve($0, at: scope) } ?? inference.declaredRoot(of: use, at: scope)
      ?? use.receiver.map { inference.type(of: $0, at: scope).element }
    let before = Array(use.components.prefix { $0 != component })
    return root.map { inference.value(at: before, of: $0, depth: 0) } ?? .unknown
  }
}

/// The declarations that a `$x` or `_x` belongs to.
public enum PropertyOwners: Sendable {
  case properties([PropertyReference])
  case local(LocalWrapperReference)
  /// The type of the base is unknown.
  case unknown
  /// Not declared in the project.
  case none
}

extension Usage {
  /// Finds the declaration behind a name with `prefix` at the place where it is used.
  public func owners(
    of name: String, base: Expression?, prefix: String, at reference: ScopeReference, position: Int
  ) -> PropertyOwners {
    if let base {
      let type = inference.type(of: base, at: reference)
      if type.isUnknown { return .unknown }
      let looked = lookThrough(type)
      if let found = owners(of: name, in: looked) { return found }
      // The type of a generic parameter or an associated type may be fixed elsewhere: `where Host.Model == Library`.
      switch looked {
      case .generic where !prefix.isEmpty: return .unknown
      case .external(let type, _) where !prefix.isEmpty && symbols.isAssociatedType(type):
        return .unknown
      case .nominal(let types, _)
      where !prefix.isEmpty && types.contains(where: symbols.looksUpMembers):
        return .unknown
      // These have no properties with wrappers, so the type is not the true one.
      case .array, .dictionary, .tuple, .function: return prefix.isEmpty ? .none : .unknown
      default: return .none
      }
    }
    let file = symbols.files[reference.file]
    for (_, scope) in file.scopes(around: reference.scope) {
      for binding in scope.bindings where binding.start <= position {
        if !prefix.isEmpty, binding.name == prefix + name { return .none }
        if binding.name == name,
          binding.attributes.contains(where: { Wrapper(rawValue: $0) != nil })
        {
          let local = file.localWrappers.firstIndex {
            $0.name == name && $0.binding.upperBound == binding.start
          }
          if let local { return .local(LocalWrapperReference(file: reference.file, index: local)) }
        }
        if binding.name == name, !prefix.isEmpty, !binding.attributes.isEmpty { return .none }
      }
      if case .type(let type) = scope.kind {
        guard let id = symbols.type(ofDeclaration: type, inFile: reference.file) else {
          return .none
        }
        // A declared `_x` or `$x` is its own property, not a wrapper's.
        if !prefix.isEmpty, !symbols.members(of: id, named: prefix + name).properties.isEmpty {
          return .none
        }
        if let found = owners(of: name, in: .nominal([id], arguments: [])) { return found }
      }
    }
    return .none
  }

  private func lookThrough(_ type: ResolvedType) -> ResolvedType {
    switch type.unwrapped {
    case .projection(let inner), .metatype(let inner): inner
    case let other: other
    }
  }

  private func owners(of name: String, in type: ResolvedType) -> PropertyOwners? {
    let found = type.candidates.flatMap { symbols.members(of: $0, named: name).properties }
      .uniqued()
    return found.isEmpty ? nil : .properties(found)
  }
}

extension PropertyUses {
  /// Whether anything reads the property as a publisher. Other wrappers project a binding or a value.
  public func isReadAsPublisher(_ property: PropertyReference, in symbols: Symbols) -> Bool {
    guard symbols[property].attribute(.published) != nil else { return false }
    return projections[property]?.contains { !$0.use.isInOut } == true
      || keyPaths[property]?.isEmpty == false
      || backings[property]?.contains { $0.use.member == "projectedValue" } == true
  }

  /// Whether changes of the type's properties also notify subscribers of the whole object that are not views.
  public func announces(_ id: TypeID) -> Bool { announcements.announcing.contains(id) }
}

extension Usage {
  /// A read in a view, and its file.
  public typealias LocatedRead = PropertyUses.Located<Read>

  /// How the project uses the properties of its objects.
  public var uses: PropertyUses { cache.uses.found { PropertyUses(self) } }

  /// Whether only code of a class in the property's own file, which sees what is private, uses its publisher.
  public func isPublisherPrivate(_ property: PropertyReference, of id: TypeID) -> Bool {
    func isInside(_ range: ByteRange, ofFile number: Int) -> Bool {
      guard number == property.file else { return false }
      let file = symbols.files[number]
      let scope = symbols.scope(at: range.lowerBound, inFile: number)
      // An extension of a protocol for this class alone is code of the class, but does not see what is private.
      return symbols.enclosingType(of: scope) == id
        && symbols.enclosingDeclaration(of: scope).map { file.types[$0].name } == symbols[id].name
    }
    return !objects.isVisibleToClients(property, of: id)
      && (uses.projections[property] ?? []).allSatisfy { isInside($0.use.range, ofFile: $0.file) }
      && (uses.backings[property] ?? []).allSatisfy { isInside($0.use.range, ofFile: $0.file) }
      && (uses.keyPaths[property] ?? []).allSatisfy { isInside($0.use.range, ofFile: $0.file) }
  }
}

extension PropertyUses {
  public func projections(of site: WrapperSite) -> [Located<Projection>] {
    site.reference.map { projections[$0] ?? [] } ?? site.local.map { localProjections[$0] ?? [] }
      ?? []
  }
  public func backings(of site: WrapperSite) -> [Located<Backing>] {
    site.reference.map { backings[$0] ?? [] } ?? site.local.map { localBackings[$0] ?? [] } ?? []
  }
  public func assignments(of site: WrapperSite) -> [Located<Assignment>] {
    site.reference.map { assignments[$0] ?? [] } ?? []
  }
}
