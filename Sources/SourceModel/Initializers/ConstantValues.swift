/// The value of a name that is fixed at a call.
typealias Constant = ConstantValue<TypeID>

/// The known values of parameters at a call, by name. Known `let` properties of the object have the key `self.x`.
typealias Constants = [String: Constant]

/// The value that a call passes for a parameter.
struct PassedValue {
  let parameter: String
  let type: TypeName
  /// The scope that declares the type.
  let declaration: ScopeReference
  let value: Expression
  /// The scope that contains the value.
  let scope: ScopeReference
}

/// Code that does not run when the initializer is called this way, because a condition has a known outcome.
public struct RuledOut: Sendable, Hashable {
  public let site: Site
  /// The condition that guards the code: `if autoStart`, `case .live`.
  public let branch: String
  /// The calls that lead to the condition.
  public let chain: [String]

  public var sentence: String {
    "`\(branch)` is not taken here, and what it leads to does not count"
  }
}

extension Initializers {
  /// The value of each parameter that a call or a default argument sets.
  func passedValues(
    to function: FunctionReference, _ arguments: [Expression.Argument], at scope: ScopeReference
  ) -> [PassedValue] {
    let declared = symbols[function]
    let declaration = ScopeReference(file: function.file, scope: declared.scope)
    guard let matching = declared.parameters.matching(arguments) else { return [] }
    return declared.parameters.enumerated().compactMap { index, parameter in
      guard !parameter.isVariadic else { return nil }
      if let argument = matching.passed[index] {
        let value = arguments[argument].value
        guard !parameter.isAutoclosure else { return nil }
        return PassedValue(
          parameter: parameter.name, type: parameter.type, declaration: declaration, value: value,
          scope: scope)
      }
      return parameter.defaultValue.map {
        PassedValue(
          parameter: parameter.name, type: parameter.type, declaration: declaration, value: $0,
          scope: declaration)
      }
    }
  }

  /// The known values of the parameters that the code of a step tests.
  func constants(
    of step: Step, calledIn caller: Code, with known: Constants
  ) -> Constants {
    var result = step.isOnSelf ? known.filter { $0.key.hasPrefix("self.") } : [:]
    if let maker = step.maker {
      let values = constants(maker.passed, for: maker.code, calledIn: caller, with: [:])
      result = ownConstants(in: maker.code, values)
    }
    result.merge(constants(step.passed, for: step.code, calledIn: caller, with: known)) { _, new in
      new
    }
    return result
  }

  private func constants(
    _ passed: [PassedValue], for code: Code, calledIn caller: Code, with known: Constants
  ) -> Constants {
    guard !passed.isEmpty else { return [:] }
    let file = graph.runCode(ofFile: code.file)
    let asked = file.testedNames(of: code.scope)
    let receivers = file.receiverNames(of: code.scope)
    var result: Constants = [:]
    for item in passed {
      if asked.contains(item.parameter) {
        result[item.parameter] = constant(item, in: caller, known)
      } else if receivers.contains(item.parameter),
        case .instance(let type)? = constant(item, in: caller, known)
      {
        result[item.parameter] = .instance(type)
      }
    }
    return result
  }

  /// The properties that an initializer sets to a known value, and that nothing else changes which it runs:
  /// `self.isLive = isLive`.
  func ownConstants(in code: Code, _ known: Constants) -> Constants {
    guard !known.isEmpty else { return [:] }
    let scope = ScopeReference(file: code.file, scope: code.scope)
    guard symbols.enclosingBody(of: scope)?.kind == .initializer,
      let type = symbols.enclosingType(of: scope)
    else { return [:] }
    var values: [String: [Constant?]] = [:]
    var variables: Set<String> = []
    for case .assignment(let assignment) in graph.runCode(ofFile: code.file).items(of: code) {
      guard let name = assignment.target.ownName, let value = assignment.value,
        let property = symbols.members(of: type, named: name).properties.first,
        symbols[property].isStored
      else { continue }
      let place = ScopeReference(file: code.file, scope: assignment.scope)
      values["self." + name, default: []].append(constant(value, at: place, in: code, known))
      if !symbols[property].isLet { variables.insert("self." + name) }
    }
    let own = values.filter { $0.value.count == 1 }.compactMapValues { $0[0] }
    // Following the calls costs more than reading the assignments.
    guard own.keys.contains(where: variables.contains) else { return own }
    let changed = namesChanged(byCodeCalledIn: code, of: type)
    return own.filter { !changed.contains($0.key) }
  }

  /// The keys of the own properties that other code changes which an initializer runs.
  private func namesChanged(byCodeCalledIn code: Code, of type: TypeID) -> Set<String> {
    let start = CodeNode(file: code.file, body: code.range, owner: type)
    return graph.code(reachedFrom: start, along: .ownPerhapsAtOnce)
      .filter { $0.file != code.file || !code.range.contains($0.body) }
      .reduce(into: []) { names, called in
        for write in graph.writes(in: called.body, ofFile: called.file) {
          if let name = (write.target.container ?? write.target).ownName {
            names.insert("self." + name)
          }
        }
      }
  }

  private func constant(_ item: PassedValue, in caller: Code, _ known: Constants) -> Constant? {
    let value = item.value
    switch value.kind {
    case .implicitMember(let name):
      return caseConstant(name, of: symbols.resolve(item.type, at: item.declaration))
    case .member(let base, let name):
      if let constant = caseConstant(name, of: instance(inference.type(of: base, at: item.scope))) {
        return constant
      }
    default: break
    }
    if let constant = self.constant(value, at: item.scope, in: caller, known) { return constant }
    let declared = symbols.resolve(item.type, at: item.declaration)
    if let instance = instance(value, at: item.scope, as: declared) { return instance }
    guard case .optional = item.type, value.isNameOrMember else { return nil }
    // A non-optional value passed for an optional parameter.
    switch inference.type(of: value, at: item.scope) {
    case .nominal, .array, .dictionary: return .present
    default: return nil
    }
  }

  private func instance(_ type: ResolvedType) -> ResolvedType {
    if case .metatype(let instance) = type { return instance }
    return .unknown
  }

  private func caseConstant(_ name: String, of type: ResolvedType) -> Constant? {
    let types = type.unwrapped.candidates
    guard !types.isEmpty, name != "none", name != "some",
      types.allSatisfy({ id in
        symbols[id].kind == .enum
          && symbols[id].declarations.contains { declaration in
            symbols[declaration].enumCases.contains { $0.name == name }
          }
      })
    else { return nil }
    return .enumCase(name)
  }

  /// The value of an expression, if a literal, a parameter or a constant property determines it.
  func constant(
    _ value: Expression, at scope: ScopeReference, in code: Code, _ known: Constants, depth: Int = 0
  ) -> Constant? {
    guard depth < 4 else { return nil }
    switch value.kind {
    case .literal(.nil): return .nil
    case .literal(.boolean): return truth(of: value, at: scope, in: code, known, depth)
    case .literal, .array:
      return value.isEmptyLiteral(in: symbols.files[scope.file]) ? .empty : .present
    case .closure, .identityClosure: return .present
    case .tuple(let elements) where elements.count == 1:
      return constant(elements[0], at: scope, in: code, known, depth: depth + 1)
    case .name(let name):
      guard let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound)
      else { return property(name, of: symbols.enclosingType(of: scope), isOwn: true, known) }
      switch local.binding.kind {
      case .parameter, .closureParameter, .element:
        return scope.file == code.file && local.place.scope == code.scope ? known[name] : nil
      case .constant, .unwrapped, .capture:
        guard let value = local.binding.value else { return nil }
        return constant(value, at: local.place, in: code, known, depth: depth + 1)
      default: return nil
      }
    case .member(let base, let name):
      if base.isSelf {
        return property(name, of: symbols.enclosingType(of: scope), isOwn: true, known)
      }
      if name == "isEmpty",
        constant(base, at: scope, in: code, known, depth: depth + 1) == .empty
      {
        return .boolean(true)
      }
      let type = base.kind == .name("Self") ? symbols.enclosingType(of: scope) : nil
      return property(
        name, of: type ?? instance(inference.type(of: base, at: scope)).candidates.first,
        isOwn: false,
        known)
    case .element(let container, _) where container.ownName != nil:
      return known[symbols.files[scope.file].key(ofOwn: value)]
    default: return nil
    }
  }

  /// The value of `true`, `false` or `!x`.
  private func truth(
    of value: Expression, at scope: ScopeReference, in code: Code, _ known: Constants, _ depth: Int
  ) -> Constant? {
    let text = symbols.files[scope.file].text(value.range)
    if let literal = Bool(text) { return .boolean(literal) }
    guard text.hasPrefix("!"), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return nil
    }
    let name = Expression(
      .name(String(text.dropFirst())), range: value.range.lowerBound + 1..<value.range.upperBound)
    guard
      case .boolean(let inner)? = constant(name, at: scope, in: code, known, depth: depth + 1)
    else { return nil }
    return .boolean(!inner)
  }

  /// The value of a `let` property whose initial value is a literal.
  private func property(
    _ name: String, of type: TypeID?, isOwn: Bool, _ known: Constants
  ) -> Constant? {
    guard let type else { return nil }
    if isOwn, let value = known["self." + name] { return value }
    let found = symbols.members(of: type, named: name).properties
    guard found.count == 1, let reference = found.first else { return nil }
    let property = symbols[reference]
    guard property.isLet, property.isStored, isOwn || property.isStatic, !property.isConditional,
      let value = property.initializer
    else { return nil }
    switch value.kind {
    case .literal(.nil): return .nil
    case .literal(.boolean):
      return Bool(symbols.files[reference.file].text(value.range)).map(Constant.boolean)
    default:
      let place = ScopeReference(file: reference.file, scope: property.scope)
      return isOwn ? instance(value, at: place, as: inference.type(of: reference)) : nil
    }
  }

  /// The branches of the code with a known outcome, and the code that they skip.
  func skipped(in code: Code, _ known: Constants) -> [Skipped] {
    let branches = graph.runCode(ofFile: code.file).branches(of: code)
    guard !branches.isEmpty else { return [] }
    return branches.compactMap { branch in
      let scope = ScopeReference(file: code.file, scope: branch.scope)
      let outcome = branch.condition.holds { constant($0, at: scope, in: code, known) }
      guard let outcome else { return nil }
      return Skipped(
        branch: branch, holds: outcome, ranges: outcome ? branch.whenFalse : branch.whenTrue,
        taken: outcome ? branch.whenTrue : branch.whenFalse)
    }
  }
}

/// A branch whose outcome is known.
struct Skipped {
  let branch: Branch
  let holds: Bool
  /// The code that does not run.
  let ranges: [ByteRange]
  /// The code that runs because of the outcome.
  let taken: [ByteRange]

  func contains(_ range: ByteRange) -> Bool { ranges.contains { $0.contains(range) } }

  /// The condition, written for the code that runs or for the code that is skipped: `if autoStart`.
  func label(ofTaken isTaken: Bool, in file: FileFacts) -> String {
    let text = file.quoted(branch.range)
    if text == "default:" || text.hasPrefix("case "), text.hasSuffix(":") {
      return String(text.dropLast())
    }
    return holds == isTaken ? "if \(text)" : "unless \(text)"
  }
}

extension RunCode {
  func branches(of code: Code) -> [Branch] {
    (branches[code.scope] ?? []).filter { code.range.contains($0.range) }
  }
}
