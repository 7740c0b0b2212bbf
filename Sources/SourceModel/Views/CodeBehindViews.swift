/// Code outside of views that runs while they are evaluated and may decide what they show.
struct CodeBehindViews: Sendable {
  struct Item: Sendable {
    let code: CodeNode
    /// What a view uses that runs the code.
    let use: PropertyUses.Located<Read>
  }

  private(set) var items: [Item] = []
  private var known: Set<CodeNode> = []

  init(_ views: Views) {
    var known: Set<CodeNode> = []
    func edges(from code: CodeNode) -> [CodeEdge] {
      views.graph.edges(from: code, along: .allOfValuesWithBody).filter {
        !known.contains($0.target) && views.isBehindViews($0.target)
      }
    }
    for code in views.symbols.types.map(\.id).flatMap(views.codeOfView) {
      let found = edges(from: code).filter(views.followsValue)
      // Most views run no code but that of views.
      guard !found.isEmpty, views.graph.place(ofBody: code).map(views.mayBeEvaluated) == true
      else { continue }
      for edge in found where known.insert(edge.target).inserted {
        items.append(Item(code: edge.target, use: edge.use))
      }
    }
    var next = 0
    while next < items.count {
      for edge in edges(from: items[next].code) where known.insert(edge.target).inserted {
        items.append(Item(code: edge.target, use: items[next].use))
      }
      next += 1
    }
    self.known = known
  }

  func contains(_ code: CodeNode) -> Bool { known.contains(code) }
}

extension Views {
  /// Whether a place outside of views certainly runs with such code.
  func certainlyRunsBehindViews(_ place: ScopeReference) -> Bool {
    graph.node(around: place).map(codeBehindViews.contains) == true
      && graph.certainlyRunsWithBody(place)
  }

  var codeBehindViews: CodeBehindViews { cache.codeBehindViews.found { CodeBehindViews(self) } }

  /// Whether what a view shows follows what it runs: it is neither the first value of its state, nor run for each frame
  /// anyway.
  fileprivate func followsValue(of edge: CodeEdge) -> Bool {
    !graph.runsForEachFrame(edge.place) && !isFirstValueOfState(edge.range, at: edge.place)
  }

  /// Whether code is outside of views and may give a result. Functions without a result are called for their effect, and
  /// what the initializer of an object reads belongs to a new object.
  fileprivate func isBehindViews(_ code: CodeNode) -> Bool {
    guard let place = graph.place(ofBody: code) else { return true }
    guard let owner = code.owner else { return true }
    return symbols.hostRole(of: owner) == nil && mayProvideValue(place, in: owner)
      && (symbols[owner].kind != .class
        || symbols.enclosingBody(of: place)?.kind != .initializer)
  }
}

extension Views {
  /// The view that receives the closure around a place and shows what it gives: `Chart(values: { model.values() })`.
  public func viewReceiving(closureAround place: ScopeReference) -> TypeID? {
    let file = symbols.files[place.file]
    return graph.closures(around: place).lazy.compactMap { closure -> TypeID? in
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
    }.first
  }
}

extension CodeEdge {
  fileprivate var use: PropertyUses.Located<Read> {
    PropertyUses.Located(
      file: place.file, use: Read(name: "", base: nil, range: range, scope: place.scope))
  }
}
