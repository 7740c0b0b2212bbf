/// Views and scenes that are created once, so that nothing re-creates what they create.
extension Views {
  /// Whether each value of a scene or a view is the only one of its identity: an `App` that is evaluated once creates it
  /// for a single window, or code that is not evaluated passes it to a hosting controller. All windows of a group begin
  /// with one value.
  public func isMadeOnce(_ host: TypeID) -> Bool {
    cache.areMadeOnce.answer(to: host) {
      let calls = graph.constructionCalls(of: host).filter { !symbols.isInPreview($0.scope) }
      // A property wrapper lives as long as the object that has the property.
      let isWrapper = symbols.isPropertyWrapper(host)
      if symbols.hostRole(of: host) == .scene {
        return calls.compactMap { symbols.enclosingType(of: $0.scope) }.allSatisfy(isEvaluatedOnce)
      }
      return !calls.isEmpty
        && calls.allSatisfy { made in
          symbols.enclosingType(of: made.scope).map(isEvaluatedOnce) == true
            ? made.isCertain && !isInSeveralWindows(made)
            : isWrapper && symbols.enclosingType(of: made.scope).map { symbols[$0].kind } == .class
              || runsOutsideOfViews(made.scope) && isHosted(made.call.range, at: made.scope)
        }
    }
  }

  /// Whether a type is an `App` that is evaluated once: no dynamic property re-evaluates its body.
  private func isEvaluatedOnce(_ maker: TypeID) -> Bool {
    symbols.hostRole(of: maker) == .app
      && symbols.properties(of: maker).allSatisfy { property in
        symbols[property].isStatic
          || symbols[property].attributes.allSatisfy {
            !SDK.dynamicPropertyWrapper.contains($0.name)
          }
      }
  }

  private func isInSeveralWindows(_ made: ConstructionCall) -> Bool {
    symbols.files[made.file].calls(around: made.call.range).contains {
      SDK.severalWindows.contains($0.name)
    }
  }

  /// Whether code is in no view, or in one only as a static function or in a closure.
  private func runsOutsideOfViews(_ scope: ScopeReference) -> Bool {
    symbols.enclosingType(of: scope).map { symbols.hostRole(of: $0) == nil } != false
      || symbols.enclosingBody(of: scope)?.isStatic == true
      || !graph.runsAtOnce(scope)
  }

  /// Whether code passes a view to a hosting controller, directly, by the name of a constant, or through functions of the
  /// project.
  private func isHosted(_ view: ByteRange, at scope: ScopeReference, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    let file = symbols.files[scope.file]
    let passed = file.calls(around: view).contains { call in
      guard call.scope == scope.scope,
        let argument = call.arguments.firstIndex(where: { $0.value.range.contains(view) })
      else { return false }
      return argument == 0 && createsHost(call, at: scope)
        || isHosted(argument, of: call, at: scope, depth)
    }
    return passed || isNamedHost(view, at: scope, depth)
  }

  /// Whether a function passes its argument on to a hosting controller.
  private func isHosted(_ passed: Int, of call: Call, at scope: ScopeReference, _ depth: Int)
    -> Bool
  {
    graph.functions(called: call, at: scope).contains { reference in
      let function = symbols[reference]
      guard let body = function.body,
        let parameter = function.parameters.parameter(receiving: passed, of: call.arguments)
      else { return false }
      return symbols.files[reference.file].words(parameter.name, in: body).contains { word in
        let place = symbols.scope(at: word.lowerBound, inFile: reference.file)
        return isHosted(word, at: place, depth: depth + 1)
      }
    }
  }

  /// Whether the view is the value of a constant that is passed to a hosting controller.
  private func isNamedHost(_ view: ByteRange, at scope: ScopeReference, _ depth: Int) -> Bool {
    let file = symbols.files[scope.file]
    let constant = file.scopes[scope.scope].bindings.first {
      $0.kind == .constant && $0.value?.range.contains(view) == true
    }
    guard let constant else { return false }
    return file.words(constant.name, in: constant.start..<file.scopes[scope.scope].range.upperBound)
      .contains { word in
        let place = symbols.scope(at: word.lowerBound, inFile: scope.file)
        return isHosted(word, at: place, depth: depth + 1)
      }
  }

  /// Whether a call creates a hosting controller, or one of its initializers calls another.
  private func createsHost(_ call: Call, at scope: ScopeReference) -> Bool {
    if SDK.hostingClass.contains(call.name) { return true }
    guard call.arguments.first?.label == "rootView" else { return false }
    let isDelegation =
      call.callee.base.map { $0.isSelf || $0.kind == .superReference } == true
    let created =
      isDelegation
      ? symbols.enclosingType(of: scope).map { [$0] } ?? []
      : inference.typeCreated(by: call.callee, at: scope)?.candidates ?? []
    return created.contains { id in
      symbols.lineage(of: id).contains { symbols.inherits($0, fromOutside: SDK.hostingClass) }
    }
  }
}
