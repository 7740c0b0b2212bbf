/// The code that runs while views are evaluated.
struct CodeRunByViews: Sendable {
  /// The code of each type.
  private(set) var byOwner: [TypeID: [CodeNode]] = [:]
  /// The names that this code reads and calls on objects of unknown type.
  private(set) var unresolved: Set<String> = []

  private static let receivers: Set<CodeEdge.Receiver> = [.own, .other, .none, .local]
  private static let kinds: Set<CodeEdge.Kind> = [.call, .read, .write]

  init(_ model: ProjectModel) {
    let names = model.namesOfModelCode
    var found = model.types.map(\.id).flatMap(model.entryPoints)
    var known = Set(found)
    var next = 0
    while next < found.count {
      let node = found[next]
      next += 1
      if let owner = node.owner { byOwner[owner, default: []].append(node) }
      // The creation of an object runs at once what its initializer calls.
      let isCreation =
        model.files[node.file].owner(ofBody: node.body)?.kind == .initializer
      let paths = CodePaths(
        timing: isCreation ? .perhapsAtOnce : .withBody, receivers: Self.receivers,
        kinds: Self.kinds)
      for edge in model.edges(from: node, along: paths) where known.insert(edge.target).inserted {
        found.append(edge.target)
      }
      unresolved.formUnion(model.namesOfUnknown(in: node, among: names))
    }
  }
}

extension ProjectModel {
  var codeRunByViews: CodeRunByViews { viewsCache.codeRunByViews.found { CodeRunByViews(self) } }

  /// The code of a view that SwiftUI may run to evaluate it; empty for other types.
  fileprivate func entryPoints(of id: TypeID) -> [CodeNode] {
    guard hostRole(of: id) != nil else { return [] }
    let getters = properties(of: id).compactMap { reference in
      self[reference].getterBody.map { (reference.file, $0) }
    }
    let functions = functions(of: id).compactMap { reference in
      self[reference].body.map { (reference.file, $0) }
    }
    return (getters + functions).filter { number, body in
      let place = ScopeReference(
        file: number, scope: files[number].innermostScope(at: body.lowerBound + 1))
      return enclosingBody(of: place)?.kind == .initializer || !isUsedOnlyByActions(place, in: id)
    }
    .map { CodeNode(file: $0, body: $1, owner: id) }
  }

  /// The names of the functions and computed properties of classes that can be migrated.
  fileprivate var namesOfModelCode: Set<String> {
    var names: Set<String> = []
    for id in migratableTypes where self[id].kind == .class {
      names.formUnion(functions(of: id).map { self[$0].name })
      names.formUnion(
        properties(of: id).map { self[$0] }.filter { $0.accessors == .computed }.map(\.name))
    }
    return names
  }

  /// The names of members that code reads or calls on objects of unknown type, among some names.
  fileprivate func namesOfUnknown(in node: CodeNode, among known: Set<String>) -> Set<String> {
    let uses = files[node.file].uses
    func isUnknown(_ base: Expression?, _ scope: Int) -> Bool {
      guard let base, !base.isSelf else { return false }
      return type(of: base, at: ScopeReference(file: node.file, scope: scope)).isUnknown
    }
    var names: Set<String> = []
    for read in uses.reads(in: node.body)
    where known.contains(read.name) && !names.contains(read.name) {
      if isUnknown(read.base, read.scope) { names.insert(read.name) }
    }
    for call in uses.calls.starting(in: node.body)
    where known.contains(call.name) && !names.contains(call.name) {
      if isUnknown(call.callee.base, call.scope) { names.insert(call.name) }
    }
    return names
  }
}
