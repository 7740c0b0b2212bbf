/// Instances that an object of their own keeps alive.
extension Initializers {
  /// Notes an object of its own that keeps `self`, or a closure which holds it: `engine.onTick { self.tick() }`.
  func noteRetainCycle(_ call: Call, at scope: ScopeReference, _ result: inout Findings) {
    guard let base = call.callee.base, isCreatedHere(base, at: scope),
      call.arguments.contains(where: { capturesSelfStrongly($0.value, at: scope) })
        && storesClosureOfSelf(call, at: scope) || keepsSelf(call, at: scope)
    else { return }
    result.list.append(
      Finding(
        signal: .retainCycle, range: call.range, confidence: .certain, counts: .onNewObjects))
  }

  /// The signal for a change of what the instance holds that keeps it alive or lets the system call it.
  func ownChange(_ write: StateWrite, by call: Call?, at scope: ScopeReference) -> Signal? {
    guard graph.rootProperty(of: write.target, at: scope) != nil else { return nil }
    let values = [write.value].compactMap(\.self) + (call?.arguments.map(\.value) ?? [])
    if values.contains(where: { holdsSelf($0, at: scope) }) { return .retainCycle }
    guard write.kind == .assignment, let value = write.value else { return nil }
    if capturesSelfStrongly(value, at: scope) || storesClosureOfSelf(value, at: scope) {
      return .retainCycle
    }
    guard value.isSelf, case .member(let base, let name) = write.target.unwrapped.kind else {
      return nil
    }
    if isCreatedHere(base, at: scope), holdsStrongly(write.target, at: scope) {
      return .retainCycle
    }
    guard name.isDelegateName,
      case .external(let type, _) = inference.type(of: base, at: scope).unwrapped,
      SDK.callsDelegateAtOnce.contains(type)
    else { return nil }
    return .systemDelegate
  }

  /// Whether a stored property of the project keeps its object alive.
  private func holdsStrongly(_ target: Expression, at scope: ScopeReference) -> Bool {
    let properties = graph.properties(named: target, at: scope)
    return !properties.isEmpty && properties.allSatisfy(isStrong)
  }

  /// Whether creating an object of the project passes it `self`, which it keeps: `Child(parent: self)`.
  private func holdsSelf(_ value: Expression, at scope: ScopeReference) -> Bool {
    guard case .call(let callee, let arguments) = value.unwrapped.kind,
      arguments.contains(where: { $0.value.isSelf }),
      case .construction(let types) = graph.target(ofCallTo: callee, arguments, at: scope)
    else { return false }
    return types.contains { type in
      let initializers = graph.initializers(fitting: arguments, of: type)
      return initializers.isEmpty
        ? arguments.contains { argument in
          argument.value.isSelf
            && symbols.members(of: type, named: argument.label ?? "").properties.contains(
              where: isStrong)
        } : keepsSelf(arguments, initializers)
    }
  }

  private func keepsSelf(_ call: Call, at scope: ScopeReference) -> Bool {
    guard call.arguments.contains(where: { $0.value.isSelf }),
      case .functions(let functions) = graph.target(
        ofCallTo: call.callee, call.arguments, at: scope)
    else { return false }
    return keepsSelf(call.arguments, functions)
  }

  /// Whether a function stores `self`, which it receives, in a property that keeps it alive, or adds it to one.
  private func keepsSelf(
    _ arguments: [Expression.Argument], _ functions: [FunctionReference]
  ) -> Bool {
    guard functions.count == 1, let function = functions.first, let body = symbols[function].body,
      let passed = symbols[function].parameters.matching(arguments)?.passed
    else { return false }
    let names = Set(
      passed.filter { arguments[$1].value.isSelf }
        .map { Expression.Kind.name(symbols[function].parameters[$0.key].name) })
    let uses = symbols.files[function.file].uses
    return uses.assignments.starting(in: body).contains { assignment in
      assignment.value.map { names.contains($0.kind) } == true
        && holdsStrongly(
          assignment.target, at: ScopeReference(file: function.file, scope: assignment.scope))
    }
      || uses.calls.starting(in: body).contains { call in
        guard SDK.storesElement.contains(call.name), let base = call.callee.base else {
          return false
        }
        return call.arguments.contains { names.contains($0.value.kind) }
          && holdsStrongly(base, at: ScopeReference(file: function.file, scope: call.scope))
      }
  }

  private func isStrong(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    return property.isStored && !property.hasModifier("weak") && !property.hasModifier("unowned")
      && !property.attributes.contains(where: \.mayBeWrapper)
  }
}
