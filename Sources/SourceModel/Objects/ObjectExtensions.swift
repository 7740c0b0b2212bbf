/// The project's extensions of `ObservableObject` itself, which add members to every class that conforms to it.
public struct ObjectExtensions: Sendable {
  /// The extensions whose members can be added to every observable object instead.
  public internal(set) var movable: [DeclarationReference] = []
  /// The types of the objects that those members may be used on.
  public internal(set) var types: [TypeID] = []
  /// The extensions that need something that only an `ObservableObject` has.
  public internal(set) var fixed: [DeclarationReference] = []
}

extension Objects {
  public var extensionsOfObjects: ObjectExtensions {
    let all = symbols.outsideExtensions(of: "ObservableObject")
    guard !all.isEmpty else { return ObjectExtensions() }
    var movable = all.filter(isForEveryObservable)
    var fixed = all.filter { !movable.contains($0) }
    while let tied = movable.firstIndex(where: { one in
      fixed.contains { names($0, memberOf: one) || names(one, memberOf: $0) }
    }) {
      fixed.append(movable.remove(at: tied))
    }
    let members = movable.reduce(into: Set<String>()) { $0.formUnion(symbols[$1].memberNames) }
    let using = filesUsing(members, besides: movable.map(\.file))
    if using.contains(where: mayHoldOtherObjects) { return ObjectExtensions(fixed: all) }
    let types = uses(ofMembersOf: movable).flatMap(\.types).uniqued().sorted()
    return ObjectExtensions(movable: types.isEmpty ? [] : movable, types: types, fixed: fixed)
  }

  /// Whether code uses something that only an `ObservableObject` has: its publisher, or a member that an extension of
  /// the project will still add only to such objects.
  func needsObjects(in range: ByteRange, ofFile number: Int) -> Bool {
    let file = symbols.files[number]
    if file.needsPublisher(in: range) { return true }
    let all = symbols.outsideExtensions(of: "ObservableObject")
    guard !all.isEmpty else { return false }
    let movable = extensionsOfObjects.movable
    let names = all.filter { !movable.contains($0) }.reduce(into: Set<String>()) {
      $0.formUnion(symbols[$1].memberNames)
    }
    return names.contains { name in
      file.identifiers.contains(name)
        && file.words(name, in: range).contains {
          $0.lowerBound > 0 && file.bytes[$0.lowerBound - 1] == 0x2E
        }
    }
  }

  /// Whether an extension of `ObservableObject` requires nothing of its objects other than that they are objects.
  private func isForEveryObservable(_ reference: DeclarationReference) -> Bool {
    let file = symbols.files[reference.file]
    let range = symbols[reference].range
    return !isForClients(reference) && !file.needsPublisher(in: range)
      && !file.wrapsObjects(in: range)
      // The one in the header.
      && file.observableTypes(in: range).count == 1
      && !file.passesOnSelf(in: symbols[reference].memberBlock)
  }

  /// Whether an extension also adds members to objects of other projects.
  private func isForClients(_ reference: DeclarationReference) -> Bool {
    let declaration = symbols[reference]
    return symbols.layout.publishedModule(of: symbols.files[reference.file].path) != nil
      && (declaration.hasModifier("public")
        || declaration.functions.contains { $0.hasModifier("public") }
        || declaration.properties.contains { $0.hasModifier("public") })
  }

  private func names(_ user: DeclarationReference, memberOf other: DeclarationReference) -> Bool {
    symbols[other].memberNames.contains { name in
      symbols.files[user.file].identifiers.contains(name)
        && !symbols.files[user.file].words(name, in: symbols[user].range).isEmpty
    }
  }

  /// Whether the members may be used on objects that are not migrated: managed objects, or objects that any code passes
  /// in.
  private func mayHoldOtherObjects(_ number: Int) -> Bool {
    let file = symbols.files[number]
    return file.imports.contains { SDK.moduleOfManagedObjects.contains($0.module) }
      || file.uses.typeReferences.contains {
        $0.name == "ObservableObject" && $0.position != .inheritance && $0.position != .extended
      }
  }

  /// The files that use any of some names, excluding the files that declare them.
  public func filesUsing(_ names: Set<String>, besides declaring: [Int]) -> [Int] {
    if names.isEmpty { return [] }
    symbols.needFiles(naming: names)
    return symbols.parsedFiles(naming: names).filter { !declaring.contains($0) }
  }

  /// The migratable types that some files mention.
  public func types(knownIn numbers: [Int]) -> [TypeID] {
    symbols.migratableTypes.filter { id in
      numbers.contains {
        symbols[id].primary.file == $0 || symbols.files[$0].identifiers.contains(symbols[id].name)
      }
    }
  }
}
