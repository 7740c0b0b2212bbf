/// The sources of a property's value.
extension OwnerSearch {
  func sources(
    of reference: PropertyReference, in host: TypeID, _ holder: OwnerSite.Holder
  ) -> [Source] {
    let property = symbols[reference]
    let scope = ScopeReference(file: reference.file, scope: property.scope)
    let isDeferred = holder == .stateObject
    let owner = Owner(host: host, ownsPassedValue: [.stateObject, .state].contains(holder))
    var result: [Source] = []
    if let value = property.initializer, value.kind != .literal(.nil) {
      let inner = value.wrapped(by: holder) ?? value
      result.append(
        Source(kind: .inlineDefault, expression: inner, scope: scope, isDeferred: isDeferred))
    }
    var isAssigned = false
    for declaration in symbols[host].declarations {
      let facts = symbols.files[declaration.file]
      let range = symbols[declaration].range
      for assignment in facts.uses.assignments.starting(in: range) {
        guard let value = assignment.value, let name = assignment.target.ownName,
          name == property.name || name == "_" + property.name
        else { continue }
        let scope = ScopeReference(file: declaration.file, scope: assignment.scope)
        guard symbols.enclosingBody(of: scope)?.kind == .initializer,
          symbols.enclosingType(of: scope) == host,
          symbols.localBinding(name, at: scope, position: assignment.range.lowerBound)
            == nil
            || assignment.target.kind != .name(name)
        else { continue }
        isAssigned = true
        let wrapped =
          value.wrapped(by: holder) ?? symbols.constant(value, at: scope)?.value.wrapped(by: holder)
        result += follow(wrapped ?? value, at: scope, owner, isDeferred: isDeferred)
      }
    }
    // A memberwise initializer may pass another value instead of the default.
    let isMemberwise =
      property.initializer == nil
      || !property.isPrivate
        && symbols.initializers(of: host).isEmpty
    if isMemberwise, !isAssigned, owner.ownsPassedValue {
      result += arguments(labelled: property.name, ofConstructionsOf: owner, isDeferred: isDeferred)
    }
    return result
  }

  /// A view, and whether it owns the value whose sources are searched.
  private struct Owner {
    let host: TypeID
    /// Whether the view owns a value that is passed in. Otherwise the caller owns it.
    let ownsPassedValue: Bool
  }

  /// The sources of a value: the expression itself, a local constant, or the argument of a caller.
  /// - Parameter isDeferred: Whether the wrapper evaluates the expression in its autoclosure.
  private func follow(
    _ value: Expression, at scope: ScopeReference, _ owner: Owner, depth: Int = 0,
    isDeferred: Bool
  ) -> [Source] {
    switch value.unwrapped.kind {
    case .name(let name):
      guard
        let local = symbols.localBinding(
          name, at: scope, position: value.range.lowerBound),
        depth < 4
      else { break }
      switch local.binding.kind {
      case .parameter:
        return callers(of: name, at: local.place, owner, depth: depth, isDeferred: false)
      case .constant, .variable, .unwrapped:
        if let value = local.binding.value {
          return follow(value, at: local.place, owner, depth: depth + 1, isDeferred: false)
        }
        return []
      default: return []
      }
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard case .name(let name) = callee.kind,
        let local = symbols.localBinding(
          name, at: scope, position: value.range.lowerBound),
        local.binding.kind == .parameter
      else { break }
      let made = made(by: name, at: local.place, owner.host, depth: depth, isDeferred: isDeferred)
      if made.isComplete { return made.sources }
      return made.sources
        + [Source(kind: .initializer, expression: value, scope: scope, isDeferred: isDeferred)]
    case .member(let base, _):
      // A part of a local value: `let pair = Loader.pair()`, then `pair.first`.
      guard case .name(let name) = base.unwrapped.kind, depth < 4,
        let local = symbols.localBinding(
          name, at: scope, position: value.range.lowerBound),
        [.constant, .variable].contains(local.binding.kind), let made = local.binding.value
      else { break }
      return follow(made, at: local.place, owner, depth: depth + 1, isDeferred: false)
        .map(\.ofPart)
    case .coalescing(let first, let second):
      return follow(first, at: scope, owner, depth: depth + 1, isDeferred: isDeferred)
        + follow(second, at: scope, owner, depth: depth + 1, isDeferred: isDeferred)
    default: break
    }
    return [Source(kind: .initializer, expression: value, scope: scope, isDeferred: isDeferred)]
  }

  /// The values that a factory makes that callers pass, `makeModel()`, and whether it makes no others.
  private func made(
    by factory: String, at scope: ScopeReference, _ host: TypeID, depth: Int, isDeferred: Bool
  ) -> (sources: [Source], isComplete: Bool) {
    let owner = Owner(host: host, ownsPassedValue: true)
    let made = callers(of: factory, at: scope, owner, depth: depth, isDeferred: isDeferred)
    let known = made.filter { !$0.isOpaque }
    if !known.isEmpty, known.count == made.count { return (made, true) }
    // Callers that pass an existing object create nothing.
    return (known, made.isEmpty && isPassedAtConstruction(factory, at: scope, host))
  }

  /// The values that callers of the initializer pass for a parameter, including its default.
  private func callers(
    of parameter: String, at scope: ScopeReference, _ owner: Owner, depth: Int, isDeferred: Bool
  ) -> [Source] {
    guard depth < 4 else { return [] }
    for reference in symbols.functions(of: owner.host)
    where reference.file == scope.file {
      let function = symbols[reference]
      guard function.scope == scope.scope,
        let declared = function.parameters.first(where: { $0.name == parameter })
      else { continue }
      var result: [Source] = []
      if owner.ownsPassedValue, let value = declared.defaultValue,
        builds(value, at: scope) || isDeferred && runsCode(value, at: scope)
      {
        result.append(
          Source(kind: .callSite, expression: value, scope: scope, isDeferred: isDeferred))
      }
      let index = function.parameters.firstIndex { $0.name == parameter } ?? 0
      return result
        + arguments(
          labelled: declared.label, at: index, ofConstructionsOf: owner,
          parameters: function.parameters, depth: depth, isDeferred: isDeferred)
    }
    return []
  }

  /// Whether the project creates the owner with an argument for the parameter, outside previews.
  private func isPassedAtConstruction(
    _ parameter: String, at scope: ScopeReference, _ host: TypeID
  ) -> Bool {
    let function = symbols.functions(of: host).map { symbols[$0] }.first {
      $0.scope == scope.scope
    }
    guard let declared = function?.parameters.first(where: { $0.name == parameter }) else {
      return false
    }
    return initializers.graph.constructionCalls(of: host).contains { found in
      !symbols.isInPreview(found.scope)
        && found.call.arguments.contains { $0.label == declared.label }
    }
  }

  private func arguments(
    labelled label: String?, at index: Int = 0, ofConstructionsOf owner: Owner,
    parameters: [Parameter]? = nil, depth: Int = 0, isDeferred: Bool
  ) -> [Source] {
    var result: [Source] = []
    let parameter = parameters.flatMap { index < $0.count ? $0[index] : nil }
    let takesClosure = parameter.map { $0.type.isFunction && !$0.isAutoclosure } ?? false
    let made = owner.ownsPassedValue ? initializers.graph.constructionCalls(of: owner.host) : []
    for (file, call, isDelegation) in made.map({ ($0.file, $0.call, isDelegation: false) })
      + delegations(in: owner.host)
    {
      let scope = ScopeReference(file: file, scope: call.scope)
      guard !symbols.isInPreview(scope),
        parameters.map({ $0.omitted(by: call.arguments) != nil }) ?? true
      else { continue }
      let argument =
        label == nil
        ? (index < call.arguments.count && call.arguments[index].label == nil
          ? call.arguments[index] : nil)
        : call.arguments.first { $0.label == label }
          ?? (takesClosure ? call.arguments.last { $0.isTrailingClosure && $0.label == nil } : nil)
      guard let value = argument?.value else { continue }
      if isDelegation {
        // Another initializer of the owner passes it on.
        result += follow(value, at: scope, owner, depth: depth + 1, isDeferred: isDeferred)
        continue
      }
      let isOpaque = takesClosure && !value.isClosure
      // A value that was deferred and that now runs code is evaluated more often, whether it creates an object or not.
      guard
        value.isClosure || isOpaque || builds(value, at: scope) || isDeferred && value.isCall
      else { continue }
      result.append(
        Source(
          kind: .callSite, expression: value, scope: scope, isDeferred: isDeferred,
          isOpaque: isOpaque))
    }
    return result
  }

  /// The calls of `self.init` in the owner.
  private func delegations(in host: TypeID) -> [(file: Int, call: Call, isDelegation: Bool)] {
    symbols[host].declarations.flatMap { declaration in
      let range = symbols[declaration].range
      return symbols.files[declaration.file].uses.calls.starting(in: range).compactMap {
        call -> (file: Int, call: Call, isDelegation: Bool)? in
        let scope = ScopeReference(file: declaration.file, scope: call.scope)
        guard call.isDelegation, symbols.enclosingType(of: scope) == host else { return nil }
        return (declaration.file, call, true)
      }
    }
  }

  /// Whether evaluating the expression creates a new object, by calling an initializer.
  /// - Parameter always: Whether all alternatives of the expression have to: not `M.shared ?? M()`.
  func builds(
    _ value: Expression, at scope: ScopeReference, expected: ResolvedType = .unknown,
    always: Bool = false
  ) -> Bool {
    switch value.unwrapped.kind {
    case .call(let callee, let arguments):
      switch initializers.graph.target(ofCallTo: callee, arguments, at: scope, expected: expected) {
      case .construction: return true
      case .opaque:
        if case .implicitMember("init") = callee.kind { return true } else { return false }
      default: return false
      }
    case .ternary(let a, let b), .coalescing(let a, let b):
      let found = [a, b].map { builds($0, at: scope, expected: expected, always: always) }
      return always ? !found.contains(false) : found.contains(true)
    default: return false
    }
  }

  /// Whether evaluating the expression runs code instead of only reading stored values.
  func runsCode(
    _ value: Expression, at scope: ScopeReference, expected: ResolvedType = .unknown
  ) -> Bool {
    func isComputed(_ name: String, in type: ResolvedType) -> Bool {
      type.instance.candidates.contains { id in
        symbols.members(of: id, named: name).properties.contains {
          !symbols[$0].isStored
        }
      }
    }
    switch value.unwrapped.kind {
    case .name, .selfReference, .superReference, .literal: return false
    case .member(let base, let name):
      return runsCode(base, at: scope)
        || isComputed(name, in: initializers.inference.type(of: base, at: scope))
    case .implicitMember(let name): return isComputed(name, in: expected)
    case .element(let base, _): return runsCode(base, at: scope)
    case .cast(let inner, _, _): return runsCode(inner, at: scope, expected: expected)
    case .ternary(let a, let b), .coalescing(let a, let b):
      return runsCode(a, at: scope, expected: expected)
        || runsCode(b, at: scope, expected: expected)
    default: return true
    }
  }
}

extension Expression {
  /// The wrapped value: `M()` in `StateObject(wrappedValue: M())`, `.init(wrappedValue: M())` and
  /// `State(initialValue: M())`.
  func wrapped(by holder: OwnerSite.Holder) -> Expression? {
    guard case .call(let callee, let arguments) = kind, let first = arguments.first,
      first.isInitialValue || first.isTrailingClosure
        || (first.label == nil && holder == .bindable)
    else { return nil }
    let names = callee.chainNames.filter { $0 != "SwiftUI" }
    if case .implicitMember("init") = callee.kind { return first.value }
    return names.first == holder.rawValue ? first.value : nil
  }

  fileprivate var isCall: Bool { if case .call = unwrapped.kind { true } else { false } }
}

extension TypeName {
  fileprivate var isFunction: Bool { if case .function = unwrapped { true } else { false } }
}
