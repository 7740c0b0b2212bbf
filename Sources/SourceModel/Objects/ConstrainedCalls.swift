/// An object that code passes to generic code which requires an `ObservableObject`, and the declaration that requires
/// it; the code that passes the object if it may be one of several declarations.
public struct ObjectInGenericCode: Sendable {
  public let type: TypeID
  public let site: Site
  /// `AnyModel<State: ObservableObject>`, the name of what is called, or the type as written.
  public let code: String
  /// The code of the declaration that uses the publisher.
  public let need: (file: Int, range: ByteRange)?
}

extension Objects {
  /// The objects that code passes to generic functions, initializers and types which require an `ObservableObject` and
  /// whose parameters cannot be followed to every call.
  public var objectsPassedToGenericCode: [ObjectInGenericCode] {
    let functions = constrainedFunctions
    let initializers = ConstrainedInitializers(self)
    let types = typesOfOpenFlows
    symbols.needFiles(naming: functions.keys)
    symbols.needFiles(naming: initializers.typeNames)
    symbols.needFiles(naming: types)
    let written =
      (types.isEmpty ? [] : objectsWritten(asArgumentsOf: types))
      + objects(wrappedBy: types.union(initializers.wrapperNames))
    let cases = casesOfAnyObject
    symbols.needFiles(naming: cases)
    var names = types.union(functions.keys).union(cases)
    if !initializers.isEmpty { names.formUnion(initializers.typeNames.union(["init"])) }
    let calls = symbols.callsInParsedFiles(namedAnyOf: names).flatMap { number, call in
      let signatures =
        (functions[call.name] ?? []) + initializers.signatures(of: call, inFile: number)
      var passed = signatures.flatMap { objects(passedBy: call, to: $0, inFile: number) }
      if cases.contains(call.name) || types.contains(call.name) {
        passed += objects(passedBy: call, inFile: number, isCase: cases.contains(call.name))
      }
      return passed.uniqued().map {
        object($0, requiredBy: call.name, passedAt: call.nameRange, inFile: number)
      }
    }
    return calls + written + objectsPassed(toMembersOf: types)
      + objectsPassed(byReferencesTo: Set(functions.keys)) + objectsPassedToOperators
      + objectsPassedToSubscripts
  }

  /// The types that may be passed to a function which code passes on itself: all types that the file mentions.
  private func objectsPassed(byReferencesTo functions: Set<String>) -> [ObjectInGenericCode] {
    if functions.isEmpty { return [] }
    return symbols.parsedFiles(naming: functions).flatMap { number in
      symbols.files[number].uses.calls.flatMap { call in
        call.arguments.flatMap { argument -> [ObjectInGenericCode] in
          let value = argument.value
          guard let name = value.dottedPath?.last, functions.contains(name) else { return [] }
          let scope = ScopeReference(file: number, scope: call.scope)
          switch inference.type(of: value, at: scope) {
          case .function, .unknown: break
          default: return []
          }
          return types(knownIn: [number]).map {
            object($0, requiredBy: name, passedAt: value.range, inFile: number)
          }
        }
      }
    }
  }

  /// The functions with parameters that must be an `ObservableObject`, by name.
  private var constrainedFunctions: [String: [ConstrainedSignature]] {
    var result: [String: [ConstrainedSignature]] = [:]
    for (number, function) in openFunctions where function.kind == .function {
      if var signature = signature(of: function) {
        signature.host = symbols.enclosingType(
          of: ScopeReference(file: number, scope: function.scope))
        result[function.name, default: []].append(signature)
      }
    }
    return result
  }

  /// The functions, initializers and subscripts for which some passed types are unknown or not migratable.
  private var openFunctions: [(file: Int, function: DeclaredFunction)] {
    filesNamingObjects.flatMap { number in
      symbols.files[number].declaredFunctions.filter {
        !isClosed(declaredBy: $0.scope, inFile: number)
      }.map { (number, $0) }
    }
  }

  /// The objects that code passes to static functions and cases of a constrained generic type, without naming its
  /// arguments: `Route.detail(model)`.
  private func objectsPassed(toMembersOf types: Set<String>) -> [ObjectInGenericCode] {
    if types.isEmpty { return [] }
    return symbols.parsedFiles(naming: types).flatMap { number in
      symbols.files[number].uses.calls.flatMap { call -> [ObjectInGenericCode] in
        guard call.isOfMember, let base = call.callee.base, case .name(let name) = base.kind,
          types.contains(name)
        else { return [] }
        return objects(passedBy: call, inFile: number, isCase: true).map {
          object($0, requiredBy: name, passedAt: base.range, inFile: number)
        }
      }
    }
  }

  /// The types that may be operands of operators that require an `ObservableObject`: all types that files with such an
  /// operator mention.
  private var objectsPassedToOperators: [ObjectInGenericCode] {
    openFunctions.filter { $1.kind == .function && $1.isOperator && signature(of: $1) != nil }
      .flatMap { declaring, function in
        let using = symbols.files.indices.filter {
          symbols.files[$0].text(0..<symbols.files[$0].bytes.count).contains(function.name)
        }
        return types(knownIn: using).map {
          object($0, requiredBy: function.name, passedAt: function.nameRange, inFile: declaring)
        }
      }
  }

  /// The objects in the brackets of subscripts, if one requires an `ObservableObject`. The compiler itself passes the
  /// enclosing object of a wrapper.
  private var objectsPassedToSubscripts: [ObjectInGenericCode] {
    let isDeclared = openFunctions.contains { _, function in
      function.kind == .subscript && signature(of: function) != nil
        && !function.parameters.contains { $0.label == "_enclosingInstance" }
    }
    if !isDeclared { return [] }
    return symbols.files.indices.flatMap { number -> [ObjectInGenericCode] in
      let file = symbols.files[number]
      let inViews = file.uses.elements.flatMap { read in
        let start = read.base?.range.upperBound ?? read.range.lowerBound
        return file.uses.names.starting(in: start..<read.range.upperBound).map(\.range)
      }
      let first = file.uses.names.map(\.range).filter {
        $0.lowerBound > 0 && file.bytes[$0.lowerBound - 1] == UInt8(ascii: "[")
      }
      return Set(inViews + first).sorted { $0.lowerBound < $1.lowerBound }.flatMap { range in
        let scope = symbols.scope(at: range.lowerBound, inFile: number)
        return objects(in: file.path(startingWith: range), at: scope).map {
          object($0, requiredBy: "subscript", passedAt: range, inFile: number)
        }
      }
    }
  }

  /// The objects that properties hold with a constrained property wrapper: `@Host var model: Model`.
  private func objects(wrappedBy types: Set<String>) -> [ObjectInGenericCode] {
    inference.valuesWrapped(by: types).flatMap { number, property, attribute in
      inference.objects(wrappedBy: attribute, of: property, inFile: number).map {
        object($0, requiredBy: attribute.name, passedAt: attribute.range, inFile: number)
      }
    }
  }

  /// The types that code names as arguments of a constrained generic type: `Host<Model>`.
  private func objectsWritten(asArgumentsOf types: Set<String>) -> [ObjectInGenericCode] {
    symbols.files.indices.flatMap { number -> [ObjectInGenericCode] in
      let file = symbols.files[number]
      return file.writtenTypes.flatMap { written -> [ObjectInGenericCode] in
        let scope = ScopeReference(file: number, scope: written.scope)
        return types.sorted().flatMap { name in
          let arguments = written.type.argumentLists(of: [name]).flatMap { $0 }
          let passed = arguments.flatMap {
            symbols.resolve($0, at: scope).candidates.filter(symbols.isMigratable)
          }
          return passed.uniqued().map {
            object($0, requiredBy: name, passedAt: written.range, inFile: number)
          }
        }
      }
    }
  }

  /// The object with the declaration of the name that requires it, if there is only one.
  private func object(
    _ id: TypeID, requiredBy name: String, passedAt use: ByteRange, inFile number: Int
  ) -> ObjectInGenericCode {
    let types = symbols.parsedFiles(naming: name).flatMap { number in
      symbols.files[number].types.indices.filter {
        let type = symbols.files[number].types[$0]
        return type.name == name && !type.isExtension
          && type.genericParameters.contains(where: isObject)
      }.map { DeclarationReference(file: number, type: $0) }
    }
    guard types.count == 1, let reference = types.first,
      let last = symbols[reference].genericParameters.last
    else {
      let file = symbols.files[number]
      return ObjectInGenericCode(
        type: id, site: file.site(use), code: file.text(use),
        need: useOfPublisher(inFunctionsNamed: name))
    }
    let file = symbols.files[reference.file]
    let start = symbols[reference].nameRange.lowerBound
    return ObjectInGenericCode(
      type: id, site: file.site(symbols[reference].nameRange),
      code: file.text(start..<last.range.upperBound) + ">",
      need: useOfPublisher(in: reference))
  }

  /// The types that a call may pass where an `ObservableObject` is required. If the arguments are of unknown types, these are
  /// all types that the file mentions.
  private func objects(
    passedBy call: Call, to signature: ConstrainedSignature, inFile number: Int
  ) -> [TypeID] {
    guard let matched = signature.parameters.matching(call.arguments)?.passed else { return [] }
    let scope = ScopeReference(file: number, scope: call.scope)
    let named = objects(specializing: call, at: scope)
    if !named.isEmpty { return named }
    return signature.required.flatMap { positions -> [TypeID] in
      let passed = positions.compactMap { position in matched[position].map { (position, $0) } }
      let found = passed.flatMap { objects(in: call.arguments[$1].value, at: scope) }
      let tells = passed.contains { position, argument in
        isKnown(
          call.arguments[argument].value, at: scope,
          isItself: signature.parameters[position].type.isName)
      }
      return found.isEmpty && !tells && mayRun(signature, by: call, at: scope)
        ? types(knownIn: [number]) : found
    }
  }

  /// Whether the type of an argument is known, so that no other object can be in it.
  /// - Parameter isItself: Whether the argument itself must be the object, rather than contain one.
  private func isKnown(_ value: Expression, at scope: ScopeReference, isItself: Bool) -> Bool {
    switch value.kind {
    // `.member` determines no generic parameter.
    case .keyPath(_?, _), .implicitMember: return true
    default: break
    }
    let parts = inference.type(of: value, at: scope).parts
    return !parts.contains(where: \.isUnknown)
      && (isItself || parts.contains { if case .external = $0 { false } else { true } })
  }

  private func objects(specializing call: Call, at scope: ScopeReference) -> [TypeID] {
    guard case .specialized(_, let arguments) = call.callee.kind else { return [] }
    return arguments.flatMap {
      symbols.resolve($0, at: scope).candidates.filter(symbols.isMigratable)
    }
  }

  /// The types that a call passes to a constrained generic type or to a case that stores any object.
  private func objects(passedBy call: Call, inFile number: Int, isCase: Bool) -> [TypeID] {
    let scope = ScopeReference(file: number, scope: call.scope)
    let named = objects(specializing: call, at: scope)
    let passed = call.arguments.filter { isCase || !$0.isTrailingClosure }.flatMap {
      objects(in: $0.value, at: scope)
    }
    if !(named + passed).isEmpty { return (named + passed).uniqued() }
    if case .specialized = call.callee.kind { return [] }
    let tells = call.arguments.contains { isKnown($0.value, at: scope, isItself: false) }
    return tells ? [] : types(knownIn: [number])
  }
}

extension Objects {
  /// Whether all types that are passed to the parameters of a declaration are known and migratable.
  public func isClosed(declaredBy scope: Int, inFile number: Int) -> Bool {
    genericFlows[ScopeReference(file: number, scope: scope)]?.isClosed ?? false
  }

  /// The names of generic types for which some passed types are unknown or not migratable, and of typealiases for these
  /// types.
  public var typesOfOpenFlows: Set<String> {
    var result: Set<String> = []
    for (number, file) in symbols.files.enumerated() {
      for type in file.types
      where !type.isExtension && type.genericParameters.contains(where: isObject)
        && !isClosed(declaredBy: type.scope, inFile: number)
      {
        result.insert(type.name)
      }
    }
    for number in filesNamingObjects {
      let file = symbols.files[number]
      for alias in file.typealiases where !alias.parameters.isEmpty {
        if !file.observableConstraints(in: alias.range).isEmpty { result.insert(alias.name) }
      }
    }
    if result.isEmpty { return result }
    symbols.needFiles(naming: result)
    let aliases = symbols.files.flatMap(\.typealiases)
    while let alias = aliases.first(where: {
      !result.contains($0.name) && !$0.type.argumentLists(of: result).isEmpty
    }) {
      result.insert(alias.name)
    }
    return result
  }
}
