/// What views read of models through code of other models: `var greeting: String { account.isOpen ? name : "" }`.
extension Tracking {
  /// A property that code of another model reads, and the read in a view that runs the code.
  typealias ReadOfOther = (property: PropertyReference, read: Usage.LocatedRead)

  /// The variables and computed properties of models that are read by code of other models that views run, directly or
  /// through other code of that kind.
  /// - Parameters:
  ///   - computed: The computed properties that views read.
  ///   - names: The names of all properties that can be read this way.
  func readsOfOthers(
    behind computed: [(property: PropertyReference, read: Usage.LocatedRead)],
    named names: Set<String>
  ) -> [ReadOfOther] {
    var starts = computed.compactMap { property, read in
      symbols.declaringType(of: property).flatMap { graph.node(ofGetter: property, on: $0) }
        .map { (code: $0, read: read, isNoted: true) }
    }
    for id in symbols.migratableTypes where symbols[id].kind == .class {
      let telling = functionsReturningValues(of: id).filter { readsOther($0, named: names) }
      if telling.isEmpty { continue }
      let shown = functionsShown(telling, of: id).sorted {
        $0.value.place == $1.value.place
          ? $0.key.order < $1.key.order : $0.value.place < $1.value.place
      }
      starts += shown.compactMap { function, read in
        graph.node(of: function, on: id).map { (code: $0, read: read, isNoted: false) }
      }
    }
    var visited: Set<CodeNode> = []
    return starts.flatMap { start in
      // Other objects' functions without a result are called for their effect, as to log something.
      func isShown(_ code: CodeNode) -> Bool {
        code.owner == start.code.owner || mayProvideValue(code)
      }
      return graph.code(reachedFrom: start.code, along: .objectsWithBody) {
        self.isOfMigratable($0) && isShown($0)
      }
      .filter { isShown($0) && visited.insert($0).inserted }.flatMap { code -> [ReadOfOther] in
        // The variables that the code reads of its own object have been noted where a view reads the property.
        let isNoted = start.isNoted && code.owner == start.code.owner
        return propertiesRead(in: code, named: names, besidesOwn: isNoted).map { ($0, start.read) }
      }
    }
  }

  /// The variables and computed properties of models that code reads, directly.
  /// - Parameters:
  ///   - names: The names of all properties that can be read this way.
  ///   - besidesOwn: Whether to leave out the variables of the object that the code runs on.
  func propertiesRead(in code: CodeNode, named names: Set<String>, besidesOwn: Bool = false)
    -> [PropertyReference]
  {
    (besidesOwn ? [] : plainVariablesRead(in: code))
      + symbols.files[code.file].uses.reads(in: code.body).filter { names.contains($0.name) }
      .flatMap { properties(readBy: $0, inFile: code.file) }
  }

  /// Whether code is not in a function without a result.
  private func mayProvideValue(_ code: CodeNode) -> Bool {
    guard let owner = code.owner, let place = graph.place(ofBody: code) else { return true }
    return views.mayProvideValue(place, in: owner)
  }

  private func isOfMigratable(_ code: CodeNode) -> Bool {
    code.owner.map { symbols.isMigratable($0) && symbols[$0].kind == .class } ?? false
  }

  /// Whether a function's own code reads a member of another object with one of the names, or calls one of its methods.
  private func readsOther(_ function: FunctionReference, named names: Set<String>) -> Bool {
    guard let body = symbols[function].body else { return false }
    let uses = symbols.files[function.file].uses
    return uses.reads.starting(in: body).contains {
      $0.base?.isSelf == false && names.contains($0.name)
    }
      || uses.calls.starting(in: body).contains { call in
        guard case .member(let base, let name) = call.callee.unwrapped.kind else { return false }
        return !base.isSelf && symbols.declaresFunction(named: name)
      }
  }

  /// The properties of other models that a read in a model's code may refer to.
  private func properties(readBy read: Read, inFile number: Int) -> [PropertyReference] {
    let place = ScopeReference(file: number, scope: read.scope)
    guard let base = read.base, !base.isSelf, graph.mayRunWithBody(place) else { return [] }
    let types = inference.objects(of: base, at: place)
    return symbols.concreteTypes(of: types).filter(symbols.isMigratable).flatMap {
      symbols.members(of: $0, named: read.name).properties
    }
    .filter { !symbols[$0].isStatic && symbols[$0].attribute(.published) == nil }
  }
}

extension PropertyUses.Located<Read> {
  /// The sort key of reads.
  var place: (file: Int, start: Int, end: Int) {
    (file, use.range.lowerBound, use.range.upperBound)
  }
}

extension PropertyReference {
  var order: (file: Int, type: Int, index: Int) { (file, type ?? -1, index) }
}

extension FunctionReference {
  fileprivate var order: (file: Int, type: Int, index: Int) { (file, type ?? -1, index) }
}
