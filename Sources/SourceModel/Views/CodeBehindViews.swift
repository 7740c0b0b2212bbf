/// Code outside of views that runs while they are evaluated and may decide what they show.
struct CodeBehindViews: Sendable {
  struct Item: Sendable {
    let code: CodeNode
    /// What a view uses that runs the code.
    let use: PropertyUses.Located<Read>
  }

  private(set) var items: [Item] = []
  private var known: Set<CodeNode> = []

  init(_ views: Views, jobs: Int) {
    let code = views.symbols.types.map(\.id).flatMap(views.codeOfView)
    let runs = code.indices.runs(of: 16)
    let edges = mapInParallel(runs.count, jobs: jobs) { run in
      runs[run].map { views.edgesBehindViews(fromView: code[$0]) }
    }
    for edge in edges.joined().joined() where known.insert(edge.target).inserted {
      items.append(Item(code: edge.target, use: edge.use))
    }
    var next = 0
    while next < items.count {
      for edge in views.graph.edges(from: items[next].code, along: .allOfValuesWithBody)
      where !known.contains(edge.target) && views.isBehindViews(edge) {
        known.insert(edge.target)
        items.append(Item(code: edge.target, use: items[next].use))
      }
      next += 1
    }
  }

  func contains(_ code: CodeNode) -> Bool { known.contains(code) }
}

extension Views {
  /// Whether a place outside of views certainly runs with such code.
  func certainlyRunsBehindViews(_ place: ScopeReference) -> Bool {
    graph.node(around: place).map(codeBehindViews.contains) == true
      && graph.certainlyRunsWithBody(place)
  }

  var codeBehindViews: CodeBehindViews { findCodeBehindViews(jobs: 1) }

  /// Finds such code with several threads, ahead of the first question about it.
  @discardableResult
  func findCodeBehindViews(jobs: Int) -> CodeBehindViews {
    cache.codeBehindViews.found { CodeBehindViews(self, jobs: jobs) }
  }

  /// What the code of a view runs outside of views.
  fileprivate func edgesBehindViews(fromView code: CodeNode) -> [CodeEdge] {
    let found = graph.edges(from: code, along: .allOfValuesWithBody).filter {
      isBehindViews($0) && followsValue(of: $0)
    }
    // Most views run no code but that of views.
    return !found.isEmpty && graph.place(ofBody: code).map(mayBeEvaluated) == true ? found : []
  }

  /// Whether what a view shows follows what it runs: it is neither the first value of its state, nor run for each frame
  /// anyway.
  fileprivate func followsValue(of edge: CodeEdge) -> Bool {
    !graph.runsForEachFrame(edge.place) && !isFirstValueOfState(edge.range, at: edge.place)
  }

  /// Whether what code runs is outside of views and may give a result. Functions without a result are called for their
  /// effect, unless the SDK calls them for a value, and what the initializer of an object reads belongs to a new object.
  fileprivate func isBehindViews(_ edge: CodeEdge) -> Bool {
    guard let place = graph.place(ofBody: edge.target), let owner = edge.target.owner else {
      return true
    }
    return symbols.hostRole(of: owner) == nil
      && (edge.kind == .implicit || mayProvideValue(place, in: owner))
      && (symbols[owner].kind != .class
        || symbols.enclosingBody(of: place)?.kind != .initializer)
  }
}

extension Views {
  /// The view that receives the closure around a place and shows what it gives: `Chart(values: { model.values() })`.
  public func viewReceiving(closureAround place: ScopeReference) -> TypeID? {
    let file = symbols.files[place.file]
    return graph.closures(around: place).firstNonNil { closure -> TypeID? in
      guard case .argument(let range, let label?, _)? = file.scopes[closure.scope].closure,
        let call = file.call(at: range),
        let view = self.inference.typeCreated(
          by: call.callee, at: ScopeReference(file: place.file, scope: call.scope))?
          .candidates.first,
        self.symbols.hostRole(of: view) != nil,
        let property = self.symbols.members(of: view, named: label).properties.first,
        self.symbols[property].attributes.isEmpty,
        case .function(_, let result)? = self.symbols[property].type?.unwrapped,
        !self.symbols[self.symbols[view].primary].genericParameters.contains(where: {
          $0.name == result.simpleName
        })
      else { return nil }
      return view
    }
  }
}

extension CodeEdge {
  fileprivate var use: PropertyUses.Located<Read> {
    PropertyUses.Located(
      file: place.file, use: Read(name: "", base: nil, range: range, scope: place.scope))
  }
}
