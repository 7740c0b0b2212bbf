/// Separates code that runs while a view's body is evaluated from code that runs later.
extension Views {
  /// Whether code may run while a view is evaluated: it is not in an action of a view, nor in a member that only
  /// actions use. Creating a view counts as part of evaluating the view that creates it.
  func mayBeEvaluated(_ scope: ScopeReference) -> Bool {
    guard let host = symbols.enclosingType(of: scope), symbols.hostRole(of: host) != nil else {
      return true
    }
    if [.initializer, .propertyInitializer].contains(symbols.enclosingBody(of: scope)?.kind) {
      return graph.runsAtOnce(scope) && isCreatedByViews(host)
    }
    return graph.runsWithBody(scope.scope, inFile: scope.file)
      && !isUsedOnlyByActions(scope, in: host)
      && (mayProvideValue(scope, in: host) || isRunByUpdate(scope, in: host))
  }

  /// Whether code of a view certainly runs when the view is evaluated, or may be run by other types: a function that the
  /// view only passes on, or calls in a closure of unknown timing, may be an action.
  func isCertainlyEvaluated(_ scope: ScopeReference) -> Bool {
    // Views change values in actions.
    if let owner = symbols.enclosingBody(of: scope),
      symbols.function(withBodyOf: owner, at: scope)?.hasModifier("mutating") == true
    {
      return false
    }
    guard let view = symbols.enclosingType(of: scope), symbols.hostRole(of: view) != nil,
      let start = graph.node(around: scope)
    else { return true }
    return CodeReach(from: start) { code in
      self.graph.mentions(of: code, in: view).filter { self.isCertainlyRun(code, at: $0) }
        .compactMap(self.graph.node)
    }.contains { code in
      let name = symbols.files[code.file].owner(ofBody: code.body)?.name ?? ""
      return name == "body" || name == "update" || SDK.viewBody.contains(name)
        || graph.mentions(of: code, in: view).isEmpty
    }
  }

  /// Whether the place that mentions a function or a getter runs it, and runs with the view.
  private func isCertainlyRun(_ code: CodeNode, at place: ScopeReference) -> Bool {
    let file = symbols.files[code.file]
    guard let owner = file.owner(ofBody: code.body) else { return false }
    let isRun =
      owner.kind != .function
      || symbols.files[place.file].uses.calls.contains {
        $0.scope == place.scope && $0.name == owner.name
      }
    return isRun && graph.certainlyRunsWithBody(place)
  }

  /// Whether a view reads something only as the first value of its own state, which SwiftUI keeps from then on:
  /// `@State var draft = model.name`, `_draft = State(initialValue: model.name)`. What only `makeUIView` runs is the same.
  func isFirstValueOfState(_ range: ByteRange, at scope: ScopeReference) -> Bool {
    guard let host = symbols.enclosingType(of: scope), symbols.hostRole(of: host) != nil,
      let body = symbols.enclosingBody(of: scope)
    else { return false }
    func isState(_ name: String) -> Bool {
      symbols.members(of: host, named: name).properties.contains { reference in
        symbols[reference].attributes.contains { $0.name == "State" || Wrapper($0) == .stateObject }
      }
    }
    switch body.kind {
    case .function, .accessor: return isRunByMakersAlone(scope, in: host)
    case .propertyInitializer: return isState(body.name)
    case .initializer:
      return symbols.files[scope.file].uses.assignments.starting(in: body.body).contains {
        assignment in
        guard assignment.value?.range.contains(range) == true,
          let name = assignment.target.ownName
        else { return false }
        return isState(name) || name.hasPrefix("_") && isState(String(name.dropFirst()))
      }
    default: return false
    }
  }

  /// Whether only `makeUIView` and similar methods, which create what SwiftUI keeps, run code of a view.
  private func isRunByMakersAlone(_ scope: ScopeReference, in view: TypeID) -> Bool {
    guard let start = graph.node(around: scope) else { return false }
    let first = codeRunning(start, in: view).filter { graph.mentions(of: $0, in: view).isEmpty }
    return !first.isEmpty
      && first.allSatisfy { code in
        let name = symbols.files[code.file].owner(ofBody: code.body)?.name
        return name.map { SDK.viewBody.contains($0) && $0.hasPrefix("make") } == true
      }
  }

  /// Whether `updateUIView` or a similar method, which updates a view without returning one, runs the code.
  private func isRunByUpdate(_ scope: ScopeReference, in view: TypeID) -> Bool {
    guard let start = graph.node(around: scope) else { return false }
    return codeRunning(start, in: view).contains { code in
      let name = symbols.files[code.file].owner(ofBody: code.body)?.name
      return name == "update" || name.map(SDK.representableUpdate.contains) == true
    }
  }

  /// A piece of code, and the code of the view that runs it while the view is evaluated.
  private func codeRunning(_ start: CodeNode, in view: TypeID) -> CodeReach {
    CodeReach(from: start) { code in
      self.graph.mentions(of: code, in: view).filter { self.graph.runs($0, .withBody) }
        .compactMap(self.graph.node)
    }
  }

  /// Whether code of a view can provide something to show: it is neither in a function without a result nor in a member
  /// that only actions use.
  public func mayProvideShownValue(_ scope: ScopeReference, in view: TypeID) -> Bool {
    mayProvideValue(scope, in: view) && !isUsedOnlyByActions(scope, in: view)
  }

  /// Whether code is in a member of a view that only code which runs later uses: actions, and other such members. A
  /// member that the view itself does not use may be evaluated by other code.
  func isUsedOnlyByActions(_ scope: ScopeReference, in view: TypeID) -> Bool {
    guard let start = graph.node(around: scope) else { return false }
    return cache.codeUsedOnlyByActions.answer(to: ViewCode(code: start, view: view)) {
      !codeRunning(start, in: view).contains { code in
        guard let owner = symbols.files[code.file].owner(ofBody: code.body), !owner.isRunByWrites
        else { return false }
        return SDK.evaluatedMember.contains(owner.name)
          || graph.mentions(of: code, in: view).isEmpty
      }
    }
  }

  /// Whether code of a view can provide something for the body to show. A function without a result is called for its
  /// effect.
  func mayProvideValue(_ scope: ScopeReference, in id: TypeID) -> Bool {
    guard let body = symbols.enclosingBody(of: scope), body.kind == .function else { return true }
    return !symbols.members(of: id, named: body.name).functions.contains {
      $0.file == scope.file && symbols[$0].body == body.body && symbols[$0].returnType == nil
    }
  }
}
