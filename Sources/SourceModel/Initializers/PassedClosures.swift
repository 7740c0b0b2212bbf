/// Closures that a function receives and runs before it returns.
extension Initializers {
  /// Whether a call runs a non-escaping closure parameter of the enclosing function. The closure's effects are found
  /// where the closure is written.
  func runsClosureParameter(_ call: Call, at scope: ScopeReference) -> Bool {
    guard case .name(let name) = call.callee.unwrapped.kind,
      let local = symbols.localBinding(name, at: scope, position: call.range.lowerBound),
      local.binding.kind == .parameter, let function = function(around: scope)
    else { return false }
    return function.parameters.contains { $0.name == name && $0.isNonescapingClosure }
  }

  /// The closures that a call may run before it returns, and that are not part of the code around it.
  func closuresRunAtOnce(by call: Call, _ file: RunCode) -> [Code] {
    call.closures.compactMap { file.body($0.range) }.filter {
      file.roots[$0.scope] == $0.scope
        && graph.mayRunAtOnce(ScopeReference(file: $0.file, scope: $0.scope))
    }
  }

  /// Whether a function receives a closure to run that cannot be read at the call: it is not a closure literal, or
  /// several functions may receive it.
  func passesUnreadableClosure(
    _ call: Call, to functions: [FunctionReference], at scope: ScopeReference
  )
    -> Bool
  {
    functions.contains { reference in
      let parameters = symbols[reference].parameters
      guard parameters.contains(where: \.isNonescapingClosure),
        let passed = parameters.matching(call.arguments)?.passed
      else { return false }
      return passed.contains { parameter, argument in
        guard parameters[parameter].isNonescapingClosure else { return false }
        let value = call.arguments[argument].value
        if value.isClosure || call.arguments[argument].isTrailingClosure {
          return functions.count != 1
        }
        guard case .name(let name) = value.unwrapped.kind else { return true }
        return function(around: scope)?.parameters
          .contains { $0.name == name && $0.isNonescapingClosure } != true
      }
    }
  }

  /// The arguments that functions wrap in closures which they store and do not call: `@autoclosure @escaping`.
  func deferred(_ arguments: [Expression.Argument], by functions: [FunctionReference])
    -> [ByteRange]
  {
    guard
      functions.contains(where: { symbols[$0].parameters.contains(where: \.isEscapingAutoclosure) })
    else { return [] }
    return arguments.indices.filter { argument in
      functions.allSatisfy { reference in
        let function = symbols[reference]
        guard let body = function.body,
          let parameter = function.parameters.parameter(receiving: argument, of: arguments)
        else { return false }
        return parameter.isEscapingAutoclosure
          && !symbols.files[reference.file].uses.calls.starting(in: body).contains {
            $0.callee.unwrapped.simpleName == parameter.name
          }
      }
    }.map { arguments[$0].value.range }
  }

  /// Notes named functions that a standard library call runs: `urls.map(size)`.
  func noteFunctionArguments(_ call: Call, at scope: ScopeReference, _ result: inout Findings) {
    guard SDK.callsClosureNow.contains(call.name), !call.isOnPublisher else { return }
    for argument in call.arguments {
      switch argument.value.kind {
      case .name, .member: break
      default: continue
      }
      let labels = symbols.files[scope.file].text(argument.value.range).labelsOfReference
      guard labels.count <= 1 else { continue }
      let element = Expression.Argument(label: labels.first { $0 != "_" }, value: argument.value)
      switch graph.target(ofCallTo: argument.value, [element], at: scope) {
      case .local(let local):
        guard let code = graph.runCode(ofFile: local.file).body(local.body) else { continue }
        result.steps.append(Step(label: argument.value.simpleName ?? "closure", code: code))
      case .functions(let functions) where functions.count == 1:
        result.steps += functions.flatMap {
          steps(into: $0, [], at: scope, label: symbols[$0].name + "()", .likely)
        }
      case .construction(let types) where types.count == 1 && argument.value.endsInInit:
        result.steps += types.flatMap { steps(constructing: $0, [element], at: scope) }
      default: break
      }
    }
  }

  private func function(around scope: ScopeReference) -> DeclaredFunction? {
    guard let owner = symbols.enclosingBody(of: scope), owner.kind == .function else { return nil }
    return symbols.function(withBodyOf: owner, at: scope).flatMap { $0.isAsync ? nil : $0 }
  }
}

extension Parameter {
  fileprivate var isNonescapingClosure: Bool {
    if case .function = type { return !isEscaping && !isAutoclosure }
    return false
  }
  fileprivate var isEscapingAutoclosure: Bool { isAutoclosure && isEscaping }
}

extension String {
  /// The argument labels of a function reference: `of` in `size(of:)`. Empty when the name has no labels.
  fileprivate var labelsOfReference: [String] {
    guard hasSuffix(":)"), let start = firstIndex(of: "(") else { return [] }
    return self[start...].dropFirst().dropLast(2).split(separator: ":").map(String.init)
  }
}

extension Expression {
  /// Whether the expression has the form `Model.init`.
  fileprivate var endsInInit: Bool {
    if case .member(_, "init") = kind { true } else { false }
  }
}
