/// What code that views may run reads of objects that can be migrated.
struct ReadsOfObjects: Sendable {
  struct Item: Sendable {
    let read: PropertyUses.Located<Read>
    /// The types of the object that is read.
    let candidates: [TypeID]
    /// Whether the read is in a view rather than in code that views run.
    let isInView: Bool
  }

  /// The names of the variables that may matter to a view.
  let names: Set<String>
  /// Reads in views first, because they are more specific; otherwise in source order.
  let items: [Item]
  /// The classes that can be migrated, in declaration order.
  let classes: [ShownCode]

  /// The code of a class that views run for its result.
  struct ShownCode: Sendable {
    let id: TypeID
    let functions: [FunctionReference: PropertyUses.Located<Read>]
    let closures: [Tracking.StoredClosure]
  }

  private enum Part: Sendable {
    case item(Item?)
    case shown(ShownCode)
  }

  /// - Parameter jobs: The number of threads.
  init(_ tracking: Tracking, jobs: Int) {
    var names: Set<String> = []
    let ids = tracking.symbols.migratableTypes.filter { tracking.symbols[$0].kind == .class }
    for id in ids {
      for reference in tracking.symbols.lineage(of: id).flatMap(tracking.symbols.properties) {
        let property = tracking.symbols[reference]
        if tracking.isPlainVariable(property) || tracking.isWrappedVariable(property)
          || property.accessors == .computed && !property.isStatic
        {
          names.insert(property.name)
        }
      }
    }
    self.names = names
    let reads = tracking.symbols.viewReads(namedAnyOf: names)
    let parts = mapInParallel(ids.count + reads.count, jobs: jobs, share: 64) { number -> Part in
      guard number >= ids.count else {
        let id = ids[number]
        return .shown(
          ShownCode(
            id: id, functions: tracking.functionsShowingState(of: id),
            closures: tracking.closuresShown(of: id)))
      }
      let (file, read) = reads[number - ids.count]
      return .item(tracking.item(for: read, inFile: file))
    }
    var found: [Item] = []
    var classes: [ShownCode] = []
    for part in parts {
      switch part {
      case .item(let item): if let item { found.append(item) }
      case .shown(let code): classes.append(code)
      }
    }
    items = found.filter(\.isInView) + found.filter { !$0.isInView }
    self.classes = classes
  }
}

extension Tracking {
  /// The migratable types of the object whose member is read, if views may show what is read.
  func objectsShown(by read: Read, at scope: ScopeReference) -> [TypeID] {
    guard let base = read.base else { return [] }
    // Resolving the base is cheaper than finding out who runs the code.
    let types = symbols.concreteTypes(of: inference.objects(of: base, at: scope))
      .filter(symbols.isMigratable)
    return types.isEmpty || !views.mayShow(valueReadAt: scope) ? [] : types
  }

  fileprivate func item(for read: Read, inFile number: Int) -> ReadsOfObjects.Item? {
    let scope = ScopeReference(file: number, scope: read.scope)
    if symbols.isTest(file: number) { return nil }
    let candidates = objectsShown(by: read, at: scope)
    if candidates.isEmpty { return nil }
    return ReadsOfObjects.Item(
      read: PropertyUses.Located(file: number, use: read), candidates: candidates,
      isInView: symbols.enclosingType(of: scope).flatMap { symbols.hostRole(of: $0) } != nil)
  }
}
