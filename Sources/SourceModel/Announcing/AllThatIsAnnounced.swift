/// Code that reads all by which an object announces its changes: who shows it is told of each of them, as before.
extension Announcements {
  /// The published properties of a class, where its objects announce nothing else; nil where they may.
  func publishedAlone(in id: TypeID, _ model: ProjectModel) -> Set<String>? {
    let relatives = model.relatives(of: id)
    guard involved.isDisjoint(with: relatives) else { return nil }
    var names: Set<String> = []
    for reference in relatives.flatMap(model.properties(of:)) {
      let property = model[reference]
      if property.attribute(.published) != nil {
        names.insert(property.name)
      } else if property.name == "objectWillChange"
        || property.attributes.contains(where: \.mayBeWrapper)
      {
        return nil
      }
    }
    return names
  }
}

extension ProjectModel {
  /// Whether code of a class that comes to a read has read all that objects of the class publish, or reads it next.
  public func readsAllPublished(
    besides read: LocatedRead, in body: ByteRange, ofFile number: Int, of id: TypeID,
    _ announcements: Announcements
  ) -> Bool {
    guard read.file == number, body.contains(read.use.range.lowerBound),
      let published = announcements.publishedAlone(in: id, self)
    else { return false }
    let file = files[number]
    let known = file.uses.reads.starting(in: body).filter {
      $0.isOwn
        && ($0.range.lowerBound < read.use.range.lowerBound && isReadAnyway($0, inFile: number)
          || file.implies(read.use.range, $0.range))
    }
    return published.isSubset(of: known.map(\.name))
  }

  /// Whether the body of a view reads all that the object of a property publishes.
  public func readsAllPublished(
    ofObjectIn property: String, _ types: [TypeID], in host: TypeID, _ announcements: Announcements
  ) -> Bool {
    let bodies = properties(of: host).filter { self[$0].name == "body" }
      .compactMap { reference in self[reference].accessorBlock.map { (reference.file, $0) } }
    let names = Set(
      readsWhileEvaluated(in: host, throughMember: property).filter { read in
        isReadAnyway(read.use, inFile: read.file)
          && bodies.contains { $0 == read.file && $1.contains(read.use.range) }
      }.map(\.use.name))
    return !types.isEmpty
      && concreteTypes(of: types).allSatisfy {
        announcements.publishedAlone(in: $0, self)?.isSubset(of: names) == true
      }
  }

  /// Whether code that runs comes to a read in any case: it stands in no branch, and in no closure that may not run.
  func isReadAnyway(_ read: Read, inFile number: Int) -> Bool {
    let file = files[number]
    let isDecided = file.uses.branches.contains { branch in
      (branch.whenTrue + branch.whenFalse).contains { $0.contains(read.range.lowerBound) }
    }
    if isDecided { return false }
    var index: Int? = read.scope
    while let current = index {
      let scope = file.scopes[current]
      if scope.owner != nil { return true }
      switch scope.closure {
      case .argument(let call, nil, _)?:
        guard file.call(at: call).map({ Self.containers.contains($0.name) }) == true else {
          return false
        }
      case .applied?: break
      case nil where file.isCondition(current) || file.isWholeBody(current): break
      default: return false
      }
      index = scope.parent
    }
    return false
  }

  /// Views that always build what they are handed.
  private static let containers: Set<String> = [
    "Form", "Group", "HStack", "NavigationStack", "NavigationView", "ScrollView", "Section",
    "VStack", "ZStack",
  ]
}

extension FileFacts {
  /// Whether a scope is that of an `if` as a whole, which begins with what it asks, and no other's `else`.
  fileprivate func isCondition(_ scope: Int) -> Bool {
    func isWhole(_ scope: LexicalScope) -> Bool {
      scope.kind == .block && scope.choice == nil && scope.loop == nil && scope.owner == nil
        && bytes[scope.range].starts(with: "if".utf8)
    }
    return isWhole(scopes[scope]) && scopes[scope].parent.map { !isWhole(scopes[$0]) } == true
  }

  /// Whether a scope is that of the braces of a function, which stands in that of the function.
  fileprivate func isWholeBody(_ scope: Int) -> Bool {
    scopes[scope].parent.map { scopes[$0].owner?.body == scopes[scope].range } == true
  }
}
