/// The threads of closures that objects and functions of the project run later: work items, event handlers and
/// completion handlers.
extension CodeGraph {
  /// The thread of the closure that a call creates an object with, judged by the queue that the object is passed to:
  /// `queue.async(execute: item)`.
  func threadOfQueue(runningObjectCreatedBy call: Call, at scope: ScopeReference) -> CodeThread? {
    guard SDK.closureRunner[call.name] != nil,
      let name = nameHolding(call.range, at: scope)
    else { return nil }
    let threads = symbols.files[scope.file].uses.calls.compactMap { other -> CodeThread? in
      guard let queue = other.callee.base,
        other.arguments.contains(where: {
          $0.value.unwrapped.lastName == name
        })
      else { return nil }
      return thread(ofQueue: queue, at: ScopeReference(file: scope.file, scope: other.scope))
    }
    return threads.allSatisfy { $0 == .other } ? threads.first : .main
  }

  /// The constant, variable or property that a value is assigned to.
  private func nameHolding(_ value: ByteRange, at scope: ScopeReference) -> String? {
    let file = symbols.files[scope.file]
    let local = file.scopes[scope.scope].bindings.first { $0.value?.range == value }?.name
    return local
      ?? (file.properties + file.types.flatMap(\.properties)).first {
        $0.initializer?.range == value
      }?.name
      ?? file.uses.assignments.first { $0.value?.range == value }?.target.lastName
  }

  /// The thread of the handlers of a dispatch source: that of the queue that it is created with, which is not the main
  /// queue if there is none.
  func thread(ofDispatchSource source: Expression, at scope: ScopeReference) -> CodeThread? {
    let file = symbols.files[scope.file]
    guard let name = source.unwrapped.lastName else { return nil }
    let threads = file.uses.calls.compactMap { call -> CodeThread?? in
      guard call.callee.base?.lastName == "DispatchSource",
        nameHolding(call.range, at: ScopeReference(file: scope.file, scope: call.scope)) == name
      else { return nil }
      guard let queue = call.arguments.first(where: { $0.label == "queue" })?.value else {
        return .some(.other)
      }
      return thread(ofQueue: queue, at: ScopeReference(file: scope.file, scope: call.scope))
    }
    return threads.allSatisfy { $0 == threads[0] } ? threads.first ?? nil : nil
  }

  /// Whether a function of the project calls the closures that it receives, and always off the main thread:
  /// `DispatchQueue.global().async { completion(items) }`.
  func callsBackOffMain(_ reference: FunctionReference) -> Bool {
    cache.functionsCallingBackOffMain.answer(to: reference, none: false, remember: true) {
      let function = symbols[reference]
      guard let body = function.body else { return false }
      let file = symbols.files[reference.file]
      let names = Set(
        function.parameters.filter {
          $0.mayBeClosure && !file.text($0.typeRange).contains("@MainActor")
        }.map(\.name))
      if names.isEmpty { return false }
      let calls = file.uses.calls.starting(in: body).filter {
        $0.callee.unwrapped.simpleName.map(names.contains) == true
      }
      return !calls.isEmpty
        && calls.allSatisfy {
          runsInBackground(ScopeReference(file: reference.file, scope: $0.scope))
        }
    }
  }
}
