/// Variables that an initializer leaves as they are declared.
extension Initializers {
  /// The variables of a new object that still have the literal they are declared with when its initializer returns, by
  /// the keys of `Constants`. In a deinitializer, the private ones that no initializer changes: a discarded object has
  /// done no more.
  func untouchedVariables(of code: Code) -> Constants {
    let scope = ScopeReference(file: code.file, scope: code.scope)
    guard let body = symbols.enclosingBody(of: scope), let type = symbols.enclosingType(of: scope)
    else { return [:] }
    var bodies = [(body.body, code.file)]
    switch body.kind {
    case .initializer:
      guard !symbols.files[code.file].delegates(in: body.body) else { return [:] }
    case .deinitializer:
      bodies = symbols.initializers(of: type).compactMap { reference in
        symbols[reference].body.map { ($0, reference.file) }
      }
    default: return [:]
    }
    let variables = symbols.properties(of: type).filter {
      isPlainVariable(symbols[$0]) && (body.kind == .initializer || symbols[$0].isPrivate)
    }
    guard !variables.isEmpty else { return [:] }
    let written = Set(bodies.flatMap { graph.effects(of: $0, ofFile: $1, on: type).writes })
    var result: Constants = [:]
    for reference in variables where !written.contains(symbols[reference].name) {
      result["self." + symbols[reference].name] = initialConstant(of: reference)
    }
    return result
  }

  /// Whether a task does nothing, because what its code calls is known to be nil: `let work` and `queue.async { work?() }`.
  func startsNothing(_ finding: Finding, in code: Code, _ known: Constants) -> Bool {
    let file = graph.runCode(ofFile: code.file)
    guard finding.signal.name == "task", !known.isEmpty,
      let call = symbols.files[code.file].call(at: finding.range)
    else { return false }
    let closures = call.closures.compactMap { file.body($0.range) }
    return !closures.isEmpty
      && closures.allSatisfy { closure in
        let skipped = skipped(in: closure, known)
        let effects = file.items(of: closure).filter { if case .read = $0 { false } else { true } }
        return !effects.isEmpty && effects.allSatisfy { skipped.contains($0.range) }
      }
  }

  private func isPlainVariable(_ property: DeclaredProperty) -> Bool {
    property.isStored && !property.isStatic && !property.isLet && !property.isLazy
      && !property.isConditional
      && property.attributes.allSatisfy {
        !$0.mayBeWrapper || $0.name == Wrapper.published.rawValue
      }
  }

  private func initialConstant(of reference: PropertyReference) -> Constant? {
    let property = symbols[reference]
    guard let value = property.initializer else {
      if case .optional = property.type { return .nil }
      return nil
    }
    let file = symbols.files[reference.file]
    switch value.kind {
    case .literal(.nil): return .nil
    case .literal(.boolean): return Bool(file.text(value.range)).map(Constant.boolean)
    default: return value.isEmptyLiteral(in: file) ? .empty : nil
    }
  }
}

extension Expression {
  /// Whether it is the literal of an empty string or collection.
  func isEmptyLiteral(in file: FileFacts) -> Bool {
    switch kind {
    case .literal(.string): file.text(range) == "\"\""
    case .literal(.dictionary): true
    case .array(let elements): elements.isEmpty
    default: false
    }
  }
}
