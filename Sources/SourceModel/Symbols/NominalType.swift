/// A type that the project declares, with its extensions.
public struct NominalType: Sendable {
  public let id: TypeID
  public let name: String
  public let kind: DeclaredType.Kind
  /// The primary declaration first, followed by the extensions in the order of their sites.
  public internal(set) var declarations: [DeclarationReference]
  public internal(set) var parent: TypeID?

  public var primary: DeclarationReference { declarations[0] }
}

/// One inherited type, after typealiases are resolved and compositions are split.
public struct Supertype: Sendable {
  public let name: TypeName
  public let resolved: ResolvedType
  public let declaration: DeclarationReference
  /// Index into the declaration's inheritance clause; nil for a requirement in a `where` clause.
  public let entry: Int?
  public let range: ByteRange
  /// False if the name comes from a typealias.
  public let isWrittenHere: Bool

  /// Whether this is Combine's `ObservableObject`.
  public var isObservableObject: Bool {
    guard resolved.candidates.isEmpty else { return false }
    return name.isNamed("ObservableObject", in: SDK.moduleOfObservableObjectOrFork)
  }
}

/// How a type conforms to `ObservableObject`.
public enum Observability: Sendable, Hashable {
  case none
  /// One of its own declarations states the conformance.
  case declared
  /// It inherits the conformance from a superclass or a protocol in the project.
  case inherited(from: TypeID)
  /// It publishes, views observe it, and it inherits from a type of a package, which has to be where it conforms.
  case inheritedFromPackage
  /// It does not conform, but a subclass does, whose publisher also notifies of the properties that this class
  /// publishes.
  case publishing
}

extension Symbols {
  /// The supertypes that one declaration of a type states.
  func declaredSupertypes(of reference: DeclarationReference) -> [Supertype] {
    let declaration = self[reference]
    let scope = ScopeReference(file: reference.file, scope: declaration.enclosingScope)
    var supertypes: [Supertype] = []
    for (index, inherited) in declaration.inheritance.enumerated() {
      let parts =
        inherited.parts.isEmpty
        ? [(inherited.type, inherited.range)]
        : inherited.parts.map { ($0.type, $0.range) }
      for (part, range) in parts {
        for name in expand(part, at: scope) {
          supertypes.append(
            Supertype(
              name: name, resolved: resolve(name, at: scope), declaration: reference, entry: index,
              range: range, isWrittenHere: name == part))
        }
      }
    }
    guard declaration.kind == .protocol else { return supertypes }
    for parameter in declaration.genericParameters where parameter.name == "Self" {
      for constraint in parameter.constraints {
        supertypes.append(
          Supertype(
            name: constraint, resolved: resolve(constraint, at: scope), declaration: reference,
            entry: nil, range: parameter.range, isWrittenHere: true))
      }
    }
    return supertypes
  }

  /// Whether a type or one of its supertypes inherits from one of the named types outside the project.
  public func inherits(_ id: TypeID, fromOutside names: Set<String>) -> Bool {
    outsideSupertypes(of: id).contains(where: names.contains)
  }

  /// The class and the classes that it inherits from.
  public func classLineage(of id: TypeID) -> [TypeID] {
    lineage(of: id).filter { self[$0].kind == .class }
  }

  public func isObservableObject(_ id: TypeID) -> Bool {
    observability[id, default: .none] != .none
  }
  public func observability(of id: TypeID) -> Observability { observability[id, default: .none] }

  /// Whether the class already has `@Observable`, or inherits from a class that has it and publishes nothing itself.
  public func isObservable(_ id: TypeID) -> Bool {
    lineage(of: id).contains { ancestor in
      hasMacro(ancestor) && !isHalfMigrated(ancestor)
    } && (hasMacro(id) || !publishes(id))
  }

  /// Whether the properties of a class were tracked before the migration, as far as they are not `@Published`.
  public func tracksAlready(_ id: TypeID) -> Bool { isObservable(id) || hasMacro(id) }

  public func hasMacro(_ id: TypeID) -> Bool {
    self[id].kind == .class && self[self[id].primary].attribute("Observable") != nil
  }

  /// Whether the class has `@Observable`, conforms to `ObservableObject` and still has `@Published` properties. A class
  /// that was migrated with `keep` has no `@Published` properties.
  public func isHalfMigrated(_ id: TypeID) -> Bool {
    hasMacro(id) && isObservableObject(id) && publishes(id)
  }

  /// Whether a class is an `ObservableObject` only through a class or protocol that can be migrated.
  func inheritsConformanceFromMigratable(_ id: TypeID) -> Bool {
    var current = id
    var seen: Set<TypeID> = [id]
    while case .inherited(let above) = observability(of: current), seen.insert(above).inserted {
      if migratable[above.index] { return true }
      current = above
    }
    return false
  }

  func publishes(_ id: TypeID) -> Bool {
    properties(of: id).contains { self[$0].attribute(.published) != nil }
  }

  public func isInEditingScope(_ id: TypeID) -> Bool {
    files[self[id].primary.file].isInEditingScope
  }

  /// The first supertype that the declaration of a type names: the superclass of a class that has one.
  public func firstSupertype(of id: TypeID) -> Supertype? {
    supertypes(of: id).first { $0.declaration == self[id].primary }
  }

  public func supertypes(of id: TypeID) -> [Supertype] {
    superTable.isEmpty ? [] : superTable[id.index]
  }
  /// The types whose own inheritance clauses name this type.
  public func subtypes(of id: TypeID) -> [TypeID] {
    ask(.mention(self[id].name))
    return subTable[id] ?? []
  }

  /// `Feature.Model`
  public func qualifiedName(_ id: TypeID) -> String {
    var names = [self[id].name]
    var parent = self[id].parent
    while let current = parent {
      names.append(self[current].name)
      parent = self[current].parent
    }
    let declaration = self[self[id].primary]
    if self[id].parent == nil, let enclosing = declaration.enclosingType, !declaration.isLocal {
      // Nested in an extension of an outside type.
      names.append(files[self[id].primary.file].types[enclosing].name)
    }
    return names.reversed().joined(separator: ".")
  }

  public func site(of id: TypeID) -> Site {
    let primary = self[id].primary
    return files[primary.file].site(self[primary].nameRange)
  }

  /// All properties that the type and its extensions declare.
  public func properties(of id: TypeID) -> [PropertyReference] {
    self[id].declarations.flatMap { reference in
      self[reference].properties.indices.map {
        PropertyReference(file: reference.file, type: reference.type, index: $0)
      }
    }
  }

  /// All functions and initializers that the type and its extensions declare.
  public func functions(of id: TypeID) -> [FunctionReference] {
    self[id].declarations.flatMap { reference in
      self[reference].functions.indices.map {
        FunctionReference(file: reference.file, type: reference.type, index: $0)
      }
    }
  }

  /// All initializers that the type and its extensions declare.
  public func initializers(of id: TypeID) -> [FunctionReference] {
    functions(of: id).filter { self[$0].kind == .initializer }
  }

  /// Whether an initializer calls another one of its type: `self.init(…)`.
  public func delegates(_ initializer: FunctionReference) -> Bool {
    self[initializer].body.map(files[initializer.file].delegates) == true
  }

  /// Whether members of another type can be written as if they were the type's own (`@dynamicMemberLookup`).
  func looksUpMembers(_ id: TypeID) -> Bool {
    lineage(of: id).contains { self[self[$0].primary].attribute("dynamicMemberLookup") != nil }
  }

  /// The type, its supertypes and its direct subtypes: all types that may share members with it.
  public func relatives(of id: TypeID) -> [TypeID] { lineage(of: id) + subtypes(of: id) }

  /// The type and its supertypes in the project, nearest first.
  public func lineage(of id: TypeID) -> [TypeID] {
    if !lineages.isEmpty { return lineages[id.index] }
    return [id].closed { supertypes(of: $0).flatMap(\.resolved.candidates) }
  }

  /// The members with that name: the type's own members before inherited ones.
  public func members(of id: TypeID, named name: String) -> Members {
    var result = Members()
    for ancestor in lineage(of: id) {
      if let found = memberTable[ancestor.index][name] { result.append(found) }
    }
    return result
  }

  /// The types with a property of that name, their own or an inherited one.
  func types(havingPropertyNamed name: String) -> [TypeID] {
    typesHavingProperty.answer(to: name) {
      let declaring =
        typesDeclaringProperty.found {
          var all: [String: Set<TypeID>] = [:]
          for (id, members) in zip(types.map(\.id), memberTable) {
            for (name, members) in members where !members.properties.isEmpty {
              all[name, default: []].insert(id)
            }
          }
          return all
        }[name] ?? []
      return declaring.isEmpty
        ? []
        : types.map(\.id).filter { !declaring.isDisjoint(with: lineage(of: $0)) }
    }
  }

  /// The project's extensions of a type outside the project.
  public func outsideExtensions(of type: String) -> [DeclarationReference] {
    ask(.extensions(of: type))
    return externalExtensions[type] ?? []
  }

  /// Members that the project's extensions add to a type outside the project.
  public func externalMembers(of type: String, named name: String) -> Members {
    ask(.member(name, of: type))
    return externalMemberIndex[type]?[name] ?? Members()
  }
}

extension Symbols {
  /// Whether the type or one of its supertypes is annotated with `@MainActor`.
  public func isOnMainActor(_ id: TypeID) -> Bool {
    lineage(of: id).contains { ancestor in
      self[ancestor].declarations.contains { self[$0].attribute("MainActor") != nil }
    }
  }
}
