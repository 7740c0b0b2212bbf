/// The facts of all files combined, and what a name refers to. Immutable after `init`.
public final class Symbols: @unchecked Sendable {
  // No two accesses overlap during `init`: threads that run at the same time fill different properties.
  /// The parsed files in the order of their paths; files that are irrelevant to the migration are not parsed.
  public let files: [FileFacts]
  /// The number of files in the project.
  public let fileCount: Int
  public let layout: ProjectLayout
  /// The files that refer to an `ObservableObject` but are left out because no target compiles them.
  public let uncompiled: [String]
  /// The placement of each file in the project.
  let placements: [ProjectLayout.Placement]
  /// For each file, whether only tests compile it.
  let testFiles: [Bool]
  /// Whether a file of the project contains a word that refers to an `ObservableObject`; if none does, there is nothing
  /// to migrate.
  public let mentionsObservableObjects: Bool
  /// Records the questions; nil if every file is parsed.
  let questions: Questions?
  /// The nominal types that the project declares, in the order of their sites.
  @exclusivity(unchecked) public private(set) var types: [NominalType] = []

  /// For each file and each of its types and extensions, the nominal type it belongs to.
  @exclusivity(unchecked) private(set) var typeOfDeclaration: [[TypeID?]] = []
  @exclusivity(unchecked) private(set) var topLevelTypes: [String: [TypeID]] = [:]
  @exclusivity(unchecked) private(set) var nestedTypes: [TypeID: [String: [TypeID]]] = [:]
  @exclusivity(unchecked) private(set) var localTypes: [ScopeReference: [String: [TypeID]]] = [:]
  @exclusivity(unchecked) private(set) var topLevelTypealiases:
    [String: [(file: Int, index: Int)]] = [:]
  @exclusivity(unchecked) private(set) var nestedTypealiases:
    [TypeID: [String: [(file: Int, index: Int)]]] = [:]
  @exclusivity(unchecked) var externalExtensions: [String: [DeclarationReference]] =
    [:]
  /// The extensions of protocols whose members belong to one type that conforms to them.
  @exclusivity(unchecked) var extensionsForOneType: [TypeID: [DeclarationReference]] = [:]
  @exclusivity(unchecked) var globalProperties: [String: [PropertyReference]] = [:]
  @exclusivity(unchecked) var globalFunctions: [String: [FunctionReference]] = [:]
  /// For each type, its own members by name.
  @exclusivity(unchecked) private(set) var memberTable: [MembersByName] = []
  @exclusivity(unchecked) var externalMemberIndex: [String: MembersByName] = [:]
  /// The names of all members in `externalMemberIndex`.
  @exclusivity(unchecked) var outsideMemberNames: Set<String> = []
  /// The names of all functions that have a declaration of their own.
  @exclusivity(unchecked) private(set) var functionNames: Set<String> = []
  /// The names of the constants that always hold the same closure.
  @exclusivity(unchecked) private(set) var closureNames: Set<String> = []
  @exclusivity(unchecked) private(set) var callIndex = UseIndex()
  @exclusivity(unchecked) private(set) var viewReadIndex = UseIndex()
  @exclusivity(unchecked) private(set) var nameIndex = NameIndex(of: [])
  @exclusivity(unchecked) var enumCases: [String: [(DeclarationReference, [TypeName])]] = [:]
  @exclusivity(unchecked) private(set) var fileIndex: [String: Int] = [:]
  /// The names of nested types that begin in lower case, as names of values do.
  @exclusivity(unchecked) private(set) var lowercaseTypes: Set<String> = []
  /// For each module, the modules that it re-exports with `@_exported import`.
  @exclusivity(unchecked) private(set) var reexports: [String: Set<String>] = [:]
  /// The supertypes of each type; empty while extensions are being attached.
  @exclusivity(unchecked) private(set) var superTable: [[Supertype]] = []
  /// For each type, the type and its supertypes; empty until all supertypes are known.
  @exclusivity(unchecked) private(set) var lineages: [[TypeID]] = []
  /// For each type, the names of its supertypes outside the project.
  @exclusivity(unchecked) private(set) var outsideNames: [[String]] = []
  @exclusivity(unchecked) private(set) var subTable: [TypeID: [TypeID]] = [:]
  @exclusivity(unchecked) private(set) var observability: [TypeID: Observability] = [:]
  /// The observable classes and protocols that are not yet `@Observable`, in the order of their sites.
  @exclusivity(unchecked) public private(set) var migratableTypes: [TypeID] = []
  /// For each type, whether it can be migrated.
  @exclusivity(unchecked) private(set) var migratable: [Bool] = []
  /// The types that generic parameters stand for, where all of them are known, by the scope that declares the
  /// parameters; nil until the objects of the project are known.
  @exclusivity(unchecked) var typesOfParameters: [ScopeReference: [TypeID]]?
  /// For each type, its role in SwiftUI.
  @exclusivity(unchecked) private(set) var hostRoles: [HostRole?] = []
  /// The names of properties whose getter or setter may run code.
  @exclusivity(unchecked) private(set) var computedNames: Set<String> = []
  /// The names of the `@Published` properties.
  @exclusivity(unchecked) public private(set) var publishedNames: Set<String> = []
  /// The names of all properties with one of SwiftUI's object wrappers or `@Published`, including local variables.
  @exclusivity(unchecked) private(set) var wrappedNames: Set<String> = []
  /// Names that stand for other types: typealiases, generic parameters and associated types.
  @exclusivity(unchecked) public private(set) var openTypeNames: Set<String> = []
  /// For each file, the modules that it sees.
  let modulesSeen = Answers<Int, Set<String>>()
  let typesDeclaringProperty = Answer<[String: Set<TypeID>]>()
  let typesHavingProperty = Answers<String, [TypeID]>()
  let typesMeant = Answers<NameInScope, ResolvedType>()
  let namesOfAssociatedTypes = Answer<Set<String>>()
  /// For each path, how sentences name the file.
  let fileNames = Answer<[String: String]>()

  /// What the facts are joined from.
  struct Input {
    let files: [FileFacts]
    /// The number of files in the project.
    let fileCount: Int
    let layout: ProjectLayout
    let uncompiled: [String]
    let mentionsObservableObjects: Bool
    /// Records the questions; nil if every file is parsed.
    let questions: Questions?
  }

  /// Joins the facts.
  /// - Parameter jobs: The number of threads to use.
  init(joining input: Input, jobs: Int) {
    fileCount = input.fileCount
    uncompiled = input.uncompiled
    mentionsObservableObjects = input.mentionsObservableObjects
    questions = input.questions
    files = input.files.sorted { $0.path < $1.path }
    layout = input.layout
    placements = files.map { [layout] in layout.placement(of: $0.path) }
    testFiles = files.map { [layout] in layout.isTest($0.path) }
    for (index, file) in files.enumerated() { fileIndex[file.path] = index }
    let threads = files.count < 128 ? 1 : jobs
    indexFiles(jobs: threads)
    memberTable = Array(indexTypes(jobs: threads).joined())
    hostRoles = types.map { hostRole(startingAt: $0.id) }
  }

  // MARK: Building

  /// Collects the types and builds the indexes by name. The indexes do not need the types, so they are built in parallel
  /// with them if the project is large.
  private func indexFiles(jobs: Int) {
    _ = mapInParallel(4, jobs: jobs) { [self] part in
      switch part {
      case 0:
        collectTypes()
        attachExtensions()
      case 1:
        callIndex = UseIndex(of: files.map(\.uses.callHashes))
        viewReadIndex = UseIndex(of: files.map(\.uses.viewReadHashes))
      case 2: nameIndex = NameIndex(of: files.map(\.identifiers))
      default:
        functionNames = names(\.functions)
        closureNames = names(\.closures)
        computedNames = names(\.computed)
        publishedNames = names(\.published)
        wrappedNames = names(\.wrapped)
        openTypeNames = names(\.openTypes).union(["Self"])
      }
    }
  }

  /// Indexes the supertypes, which can be resolved without knowing members, and returns the own members of the types, in
  /// runs.
  private func indexTypes(jobs: Int) -> [[MembersByName]] {
    let runs = types.indices.runs(of: 64)
    return mapInParallel(runs.count + 2, jobs: jobs) { [self] part -> [MembersByName] in
      switch part {
      case 0:
        indexSupertypes()
        lineages = types.map { lineage(of: $0.id) }
        outsideNames = types.map { namesInheritedFromOutside(by: $0.id) }
        observability = collectObservability()
        indexMigratable()
        return []
      case 1:
        indexMembersOutsideTypes()
        return []
      default: return types[runs[part - 2]].map(ownMembers)
      }
    }
  }

  private func collectTypes() {
    for (fileNumber, file) in files.enumerated() {
      var ids: [TypeID?] = Array(repeating: nil, count: file.types.count)
      for (index, declaration) in file.types.enumerated() where !declaration.isExtension {
        let id = TypeID(types.count)
        ids[index] = id
        types.append(
          NominalType(
            id: id, name: declaration.name, kind: declaration.kind,
            declarations: [DeclarationReference(file: fileNumber, type: index)]))
      }
      typeOfDeclaration.append(ids)
      for (index, declaration) in file.types.enumerated() {
        guard let id = ids[index] else { continue }
        if declaration.isLocal {
          let scope = ScopeReference(file: fileNumber, scope: declaration.enclosingScope)
          localTypes[scope, default: [:]][declaration.name, default: []].append(id)
        } else if let enclosing = declaration.enclosingType {
          if let parent = ids[enclosing] { nest(id, in: parent) }
        } else {
          topLevelTypes[declaration.name, default: []].append(id)
        }
      }
      for (index, alias) in file.typealiases.enumerated() where alias.enclosingType == nil {
        topLevelTypealiases[alias.name, default: []].append((fileNumber, index))
      }
      for item in file.imports where item.attributes.contains("_exported") {
        for module in layout.moduleNames(of: placements[fileNumber].targets) {
          reexports[module, default: []].insert(item.module)
        }
      }
    }
  }

  private func nest(_ id: TypeID, in parent: TypeID) {
    types[id.index].parent = parent
    let name = types[id.index].name
    if name.beginsLowercase { lowercaseTypes.insert(name) }
    nestedTypes[parent, default: [:]][name, default: []].append(id)
  }

  /// Resolves the extended type of each extension. Repeats, because extensions may nest types that other extensions
  /// extend.
  private func attachExtensions() {
    var pending = files.indices.flatMap { number in
      files[number].types.indices.filter { files[number].types[$0].isExtension }
        .map { DeclarationReference(file: number, type: $0) }
    }
    var knowsOutside = false
    while !pending.isEmpty {
      var left: [DeclarationReference] = []
      for reference in pending {
        let declaration = self[reference]
        guard let extended = declaration.extendedType else { continue }
        let scope = ScopeReference(file: reference.file, scope: declaration.enclosingScope)
        let named = declared(resolve(extended, at: scope), in: reference.file)
        let mayBeForOneType = named.map { self[$0].kind == .protocol } != false
        guard let id = (mayBeForOneType ? typeOfSelf(in: reference) : nil) ?? named else {
          left.append(reference)
          continue
        }
        if id != named { note(reference, extending: named) }
        typeOfDeclaration[reference.file][reference.type] = id
        types[id.index].declarations.append(reference)
        for (index, nested) in files[reference.file].types.enumerated()
        where nested.enclosingType == reference.type && !nested.isLocal {
          if let nestedID = typeOfDeclaration[reference.file][index] { nest(nestedID, in: id) }
        }
      }
      if left.count == pending.count {
        if knowsOutside { break }
        // A type that is nested in an outside type resolves only after the extensions of that outside type are
        // recorded.
        knowsOutside = true
        recordOutsideExtensions(left.filter { !self[$0].extendsNestedType })
        left.removeAll { !self[$0].extendsNestedType }
      }
      pending = left
    }
    recordOutsideExtensions(pending)
    for (fileNumber, file) in files.enumerated() {
      for (index, alias) in file.typealiases.enumerated() {
        guard let enclosing = alias.enclosingType, let id = typeOfDeclaration[fileNumber][enclosing]
        else { continue }
        nestedTypealiases[id, default: [:]][alias.name, default: []].append((fileNumber, index))
      }
    }
  }

  private func indexSupertypes() {
    superTable = Array(repeating: [], count: types.count)
    for type in types {
      let supertypes = type.declarations.flatMap(declaredSupertypes)
      superTable[type.id.index] = supertypes
      for supertype in supertypes {
        for id in supertype.resolved.candidates where !subTable[id, default: []].contains(type.id) {
          subTable[id, default: []].append(type.id)
        }
      }
    }
  }

  private func indexMigratable() {
    migratable = types.map { type in
      [.class, .actor, .protocol].contains(type.kind) && isObservableObject(type.id)
        && !notifiesOfOwnChanges(type.id)
    }
    migratableTypes = types.map(\.id).filter(isMigratable)
    for type in types where type.kind == .class && isObservable(type.id) {
      migratable[type.id.index] = inheritsConformanceFromMigratable(type.id)
    }
  }
}

extension Symbols {
  /// The names from all files, without duplicates.
  func names(_ ofFile: (DeclaredNames) -> [String]) -> Set<String> {
    files.reduce(into: []) { $0.formUnion(ofFile($1.names)) }
  }

  /// The names that the code reads without a base.
  public func names(readIn range: ByteRange, inFile number: Int) -> Set<String> {
    let file = files[number]
    return Set(
      file.uses.names.starting(in: range).filter { !$0.isOfSelf }.map { file.text($0.range) })
  }

  /// The body of an initializer as it is written.
  func writtenInitializer(_ reference: FunctionReference) -> WrittenInitializer? {
    let body = self[reference].body
    return files[reference.file].initializerBodies.first { $0.braces == body }
  }
}
