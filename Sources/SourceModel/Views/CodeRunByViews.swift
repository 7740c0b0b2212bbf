/// The code that runs while views are evaluated.
struct CodeRunByViews: Sendable {
  /// The code of each type.
  private(set) var byOwner: [TypeID: [CodeNode]] = [:]
  /// The names that this code reads and calls on objects of unknown type.
  private(set) var unresolved: Set<String> = []

  private var known: Set<CodeNode> = []

  /// Whether a view runs a piece of code, on an object of whatever class, or code of its name on an unknown object. A
  /// static function needs none.
  func mayContain(_ code: CodeNode, in symbols: Symbols) -> Bool {
    let owners = code.owner.map(symbols.relatives) ?? []
    let body = symbols.files[code.file].owner(ofBody: code.body)
    return body.map { !$0.isStatic && unresolved.contains($0.name) } == true
      || owners.contains { known.contains(CodeNode(file: code.file, body: code.body, owner: $0)) }
  }

  private static let receivers: CaseSet<CodeEdge.Receiver> = [.own, .other, .none, .local]
  private static let kinds: CaseSet<CodeEdge.Kind> = [.call, .read, .write]

  init(_ views: Views) {
    let names = views.namesOfModelCode
    var found = views.symbols.types.map(\.id).flatMap(views.entryPoints)
    known = Set(found)
    var next = 0
    while next < found.count {
      let node = found[next]
      next += 1
      if let owner = node.owner { byOwner[owner, default: []].append(node) }
      // The creation of an object runs at once what its initializer calls.
      let isCreation =
        views.symbols.files[node.file].owner(ofBody: node.body)?.kind == .initializer
      let paths = CodePaths(
        timing: isCreation ? .perhapsAtOnce : .withBody, receivers: Self.receivers,
        kinds: Self.kinds)
      for edge in views.graph.edges(from: node, along: paths)
      where known.insert(edge.target).inserted {
        found.append(edge.target)
      }
      unresolved.formUnion(views.namesOfUnknown(in: node, among: names))
    }
  }
}

extension Views {
  var codeRunByViews: CodeRunByViews { cache.codeRunByViews.found { CodeRunByViews(self) } }

  /// The code of a view that SwiftUI may run to evaluate it; empty for other types.
  fileprivate func entryPoints(of id: TypeID) -> [CodeNode] {
    codeOfView(id).filter { code in
      guard let place = graph.place(ofBody: code) else { return false }
      return symbols.enclosingBody(of: place)?.kind == .initializer
        || !isUsedOnlyByActions(place, in: id)
    }
  }

  /// The getters and functions of a view; empty for other types.
  func codeOfView(_ id: TypeID) -> [CodeNode] {
    guard symbols.hostRole(of: id) != nil else { return [] }
    let getters = symbols.properties(of: id).compactMap { reference in
      symbols[reference].getterBody.map { (reference.file, $0) }
    }
    let functions = symbols.functions(of: id).compactMap { reference in
      symbols[reference].body.map { (reference.file, $0) }
    }
    return (getters + functions).map { CodeNode(file: $0, body: $1, owner: id) }
  }

  /// The names of the functions and computed properties of classes that can be migrated.
  fileprivate var namesOfModelCode: Set<String> {
    var names: Set<String> = []
    for id in symbols.migratableTypes where symbols[id].kind == .class {
      names.formUnion(symbols.functions(of: id).map { symbols[$0].name })
      names.formUnion(
        symbols.properties(of: id).map { symbols[$0] }.filter { $0.accessors == .computed }.map(
          \.name))
    }
    return names
  }

  /// The names of members that code reads or calls on objects of unknown type, among some names.
  fileprivate func namesOfUnknown(in node: CodeNode, among known: Set<String>) -> Set<String> {
    let uses = symbols.files[node.file].uses
    func isUnknown(_ base: Expression?, _ scope: Int) -> Bool {
      guard let base, !base.isSelf else { return false }
      return inference.type(of: base, at: ScopeReference(file: node.file, scope: scope)).isUnknown
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
