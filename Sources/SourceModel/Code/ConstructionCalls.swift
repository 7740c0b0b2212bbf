/// A call that creates, or may create, a value of a type.
public struct ConstructionCall: Sendable {
  public let file: Int
  public let call: Call
  /// Whether the call certainly creates one. A call of `.init(…)` may create one when its type cannot be inferred.
  public let isCertain: Bool

  public var scope: ScopeReference { ScopeReference(file: file, scope: call.scope) }
}

extension CodeGraph {
  /// Whether an object is created in the same code: `let row = Row()`, `let row = try Row.make(in: table)`,
  /// `let copy = row.copy() as! Row`, `names.map { Row($0) }[0]`.
  func isMade(_ object: Expression, at scope: ScopeReference) -> Bool {
    switch object.unwrapped.kind {
    case .cast(let inner, _, _): return isMade(inner, at: scope)
    case .call(let callee, let arguments):
      if inference.typeCreated(by: callee, at: scope) != nil { return true }
      if arguments.isEmpty, case .member(_, let name) = callee.unwrapped.kind,
        SDK.copiesObject.contains(name)
      {
        return true
      }
      guard case .member(let base, let name) = callee.unwrapped.kind else { return false }
      if SDK.mapping.contains(name), case .closure(let result?)? = arguments.last?.value.kind {
        return isMade(result, at: scope)
      }
      guard ["create", "make", "new"].contains(where: name.hasPrefix),
        case .metatype(let type) = inference.type(of: base, at: scope), !type.candidates.isEmpty
      else { return false }
      return inference.type(of: object, at: scope).candidates == type.candidates
    case .element(let base, _): return isMade(base, at: scope)
    case .name(let name):
      guard let local = symbols.localBinding(name, at: scope, position: object.range.lowerBound),
        let value = local.binding.value, value.range != object.range
      else { return false }
      return isMade(value, at: local.place)
    default: return false
    }
  }

  /// The calls that create a value of a type: `Model()`, `Alias()`, `.init()`, and `Self()` and `self.init()` in its
  /// own code. Calls of `.init` that only may create one are included. A delegating call from an initializer of the
  /// same type is not.
  public func constructionCalls(of id: TypeID) -> [ConstructionCall] {
    cache.constructionCalls.answer(to: id) { findConstructionCalls(of: id) }
  }

  /// Whether code creates values of a type or its subtypes, and all of it belongs to previews and tests, as of mocks.
  public func isCreatedOnlyInPreviews(_ id: TypeID) -> Bool {
    let calls = ([id] + symbols.subtypes(of: id)).flatMap(constructionCalls)
    return !calls.isEmpty
      && calls.allSatisfy { symbols.isInPreview($0.scope) }
  }

  /// Whether no code of the app creates values of a type: only previews and tests do, or no code of the app names it, as
  /// a generated mock or a view that is no longer shown.
  func isUnusedByApp(_ id: TypeID) -> Bool {
    if isCreatedOnlyInPreviews(id) { return true }
    let type = symbols[id]
    guard [.class, .struct, .actor].contains(type.kind), !symbols[type.primary].isPublic,
      constructionCalls(of: id).isEmpty, symbols.subtypes(of: id).isEmpty,
      // A framework may create objects of its subclasses, but creates no views.
      symbols.hostRole(of: id) == .view
        || symbols.supertypes(of: id).allSatisfy({ !$0.resolved.candidates.isEmpty })
    else { return false }
    let named = symbols.parsedFiles(naming: type.name)
      .filter { !symbols.isTest(file: $0) }.map { symbols.files[$0] }
    return named.map { $0.words(type.name, in: 0..<$0.bytes.count).count }.reduce(0, +)
      <= type.declarations.count
  }

  private func findConstructionCalls(of id: TypeID) -> [ConstructionCall] {
    let names = [symbols[id].name] + aliases(of: id)
    let named = names.filter { $0.drop { $0 == "_" }.looksLikeTypeName }.flatMap(
      symbols.calls(named:)
    )
    .filter { number, call in
      let scope = ScopeReference(file: number, scope: call.scope)
      guard
        case .construction(let types) = target(
          ofCallTo: call.callee, call.arguments, at: scope)
      else { return false }
      return types.contains(id)
    }
    let own = symbols[id].declarations.flatMap { declaration in
      symbols.files[declaration.file].uses.calls.starting(in: symbols[declaration].range)
        .filter { $0.callee.unwrapped.kind == .name("Self") }.map { (declaration.file, $0) }
    }.filter { symbols.enclosingType(of: ScopeReference(file: $0, scope: $1.scope)) == id }
    return (named + own).map { ConstructionCall(file: $0.0, call: $0.1, isCertain: true) }
      + initializerCalls(thatMayBuild: id, named: names) + applications(ofWrapper: id, named: names)
  }

  /// The properties that have a property wrapper of the project: `@Owned var model = Model()` creates a wrapper with
  /// `wrappedValue: Model()`.
  private func applications(ofWrapper id: TypeID, named names: [String]) -> [ConstructionCall] {
    guard symbols.isPropertyWrapper(id) else { return [] }
    return inference.valuesWrapped(by: Set(names)).filter { file, property, attribute in
      let place = ScopeReference(file: file, scope: property.scope)
      return symbols.lookup(attribute.name, at: place, depth: 0).candidates.contains(id)
    }.map { file, property, attribute in
      ConstructionCall(file: file, call: Call(applying: attribute, to: property), isCertain: true)
    }
  }

  /// The places where an initializer of a type is used as a function: `map(Model.init)`.
  public func initializerReferences(of id: TypeID) -> [Site] {
    ([symbols[id].name] + aliases(of: id)).flatMap { name in
      symbols.parsedFiles(naming: name).flatMap { number -> [Site] in
        let file = symbols.files[number]
        return file.words(name, in: 0..<file.bytes.count).filter {
          file.isInitializerReference(behind: $0.upperBound)
        }.map { file.site($0) }
      }
    }
  }

  /// The names of typealiases for a type.
  private func aliases(of id: TypeID) -> [String] {
    symbols.ask(.mention(symbols[id].name))
    let index = cache.aliasesByTarget.found {
      symbols.files.indices.reduce(into: [:]) { index, number in
        for alias in symbols.files[number].typealiases {
          guard let target = alias.type.simpleName, target != alias.name else { continue }
          index[target, default: []].append((number, alias))
        }
      }
    }
    return (index[symbols[id].name] ?? []).filter { number, alias in
      symbols.resolve(alias.type, at: ScopeReference(file: number, scope: alias.scope)).candidates
        .contains(id)
    }.map(\.alias.name).uniqued()
  }

  /// Whether code in a file can create values of a type: it is in the same module, or it imports the module of a public
  /// type.
  func canBeCreated(_ id: TypeID, inFile number: Int) -> Bool {
    let primary = symbols[id].primary
    if symbols.mayShareModule(number, primary.file) { return true }
    return symbols.isVisible(fileNumber: primary.file, from: number)
      && ["public", "open", "package"].contains(where: symbols[primary].hasModifier)
  }

  /// Whether the arguments of a call fit an initializer of a type.
  func fits(_ call: Call, _ id: TypeID) -> Bool {
    let own = symbols.initializers(of: id)
    let isTaken = own.contains { initializer in
      let parameters = symbols[initializer].parameters
      guard let passed = parameters.matching(call.arguments)?.passed else { return false }
      let scope = ScopeReference(file: initializer.file, scope: symbols[initializer].scope)
      return passed.allSatisfy { parameter, argument in
        // A closure never has one of the project's own types.
        !call.arguments[argument].value.isClosure
          || symbols.resolve(parameters[parameter].type, at: scope).candidates.isEmpty
      }
    }
    if isTaken { return true }
    guard own.isEmpty || symbols[id].kind == .struct else { return false }
    return call.arguments.allSatisfy { argument in
      argument.label.map { !symbols.members(of: id, named: $0).properties.isEmpty }
        ?? argument.isTrailingClosure
    }
  }

  /// The labels that the first argument of a type's initializers may have: `_` for an unlabeled argument, `()` for a
  /// call without arguments.
  func firstLabels(of id: TypeID) -> Set<String> {
    let own = symbols.initializers(of: id)
    var labels: Set<String> = []
    for parameters in own.map({ symbols[$0].parameters }) {
      var isOptional = true
      for parameter in parameters where isOptional {
        labels.insert(parameter.label ?? "_")
        if parameter.mayBeClosure { labels.insert("_") }
        isOptional = parameter.defaultValue != nil || parameter.isVariadic
      }
      if isOptional { labels.insert("()") }
    }
    if own.isEmpty { labels.insert("()") }
    if symbols[id].kind == .struct {
      labels.formUnion(
        symbols.properties(of: id).filter { symbols[$0].isStored && !symbols[$0].isStatic }.map {
          symbols[$0].name
        })
    }
    return labels
  }

  /// Whether a call that creates an object may run an initializer, itself or through another one.
  public func mayRun(_ initializer: FunctionReference, of id: TypeID, in made: ConstructionCall)
    -> Bool
  {
    let fitting = initializers(fitting: made.call.arguments, of: id)
    return fitting.contains(initializer)
      || fitting.contains { symbols[$0].hasModifier("convenience") }
  }

  /// The initializers that accept these arguments, or inherited ones if the type has none that fit.
  func initializers(fitting arguments: [Expression.Argument], of id: TypeID) -> [FunctionReference]
  {
    for type in symbols.lineage(of: id) {
      let fitting = symbols.initializers(of: type).filter {
        symbols[$0].parameters.omitted(by: arguments) != nil
      }
      if !fitting.isEmpty { return fitting }
    }
    return []
  }
}

extension FileFacts {
  /// Whether `.init` follows a position and is not called there: `.init`, `.init(find:)`.
  /// - Parameter position: A byte offset.
  fileprivate func isInitializerReference(behind position: Int) -> Bool {
    let word = Array(".init".utf8)
    let end = position + word.count
    guard end < bytes.count, Array(bytes[position..<end]) == word, !bytes[end].isWordByte else {
      return false
    }
    guard bytes[end] == UInt8(ascii: "(") else { return bytes[end] != UInt8(ascii: "{") }
    // A compound name ends in a colon and a parenthesis.
    guard let close = bytes[end...].firstIndex(of: UInt8(ascii: ")")) else { return false }
    return bytes[close - 1] == UInt8(ascii: ":")
  }
}
