/// What code that views may run reads of objects that are to be migrated.
struct ReadsOfObjects: Sendable {
  struct Item: Sendable {
    let read: PropertyUses.Located<Read>
    /// The types of what it is read of.
    let candidates: [TypeID]
    /// Whether it stands in a view rather than in code that views run.
    let isInView: Bool
  }

  /// The names of the variables that may matter to a view.
  let names: Set<String>
  /// Those in views first, for they tell more; else in the order of their places.
  let items: [Item]

  /// - Parameter jobs: on how many threads.
  init(_ model: ProjectModel, jobs: Int) {
    var names: Set<String> = []
    for id in model.migratableTypes where model[id].kind == .class {
      for reference in model.properties(of: id) {
        let property = model[reference]
        if model.isPlainVariable(property) || model.isWrappedVariable(property)
          || property.accessors == .computed && !property.isStatic
        {
          names.insert(property.name)
        }
      }
    }
    self.names = names
    let reads = model.viewReads(namedAnyOf: names)
    let found = mapInParallel(reads.count, jobs: jobs, share: 64) { number in
      model.item(for: reads[number].read, inFile: reads[number].file)
    }.compactMap(\.self)
    items = found.filter(\.isInView) + found.filter { !$0.isInView }
  }
}

extension ProjectModel {
  /// The types to be migrated of what a member is read of, where views may show what is read.
  func objectsShown(by read: Read, at scope: ScopeReference) -> [TypeID] {
    guard let base = read.base else { return [] }
    // What is read of takes less to find out than who runs the code.
    let types = objects(of: base, at: scope).filter(isMigratable)
    return types.isEmpty || !mayShow(whatIsReadAt: scope) ? [] : types
  }

  fileprivate func item(for read: Read, inFile number: Int) -> ReadsOfObjects.Item? {
    let scope = ScopeReference(file: number, scope: read.scope)
    if layout.isTest(files[number].path) { return nil }
    let candidates = objectsShown(by: read, at: scope)
    if candidates.isEmpty { return nil }
    return ReadsOfObjects.Item(
      read: PropertyUses.Located(file: number, use: read), candidates: candidates,
      isInView: enclosingType(of: scope).flatMap { hostRole(of: $0) } != nil)
  }
}
