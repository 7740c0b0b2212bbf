/// Objects that code uses as `any ObservableObject`, whatever their class.
extension Objects {
  /// A value that is converted to `any ObservableObject`.
  public struct ConvertedValue {
    public let file: Int
    public let value: Expression
    public let scope: Int
    /// The property that holds it.
    public var holder: PropertyReference?

    public var place: ScopeReference { ScopeReference(file: file, scope: scope) }
  }

  /// The values that are stored in a property or variable of the type or of a collection of it, added to such a
  /// collection, or returned as it.
  public var valuesConvertedToAnyObject: [ConvertedValue] {
    var names: Set<String> = []
    var closures: Set<String> = []
    for file in symbols.files where file.writesAnyObject {
      let declared =
        (file.properties + file.types.flatMap(\.properties)).map { ($0.name, $0.type) }
        + file.scopes.flatMap(\.bindings).map { ($0.name, $0.type) }
      for (name, type) in declared {
        if type?.isAnyObservableObject == true { names.insert(name) }
        if type?.takesAnyObservableObject == true { closures.insert(name) }
      }
    }
    symbols.needFiles(naming: names.union(closures))
    return symbols.parsedFiles(naming: ["ObservableObject"] + names + closures).flatMap { number in
      let file = symbols.files[number]
      let returned = file.uses.returnedObjects.map {
        ConvertedValue(file: number, value: $0, scope: file.innermostScope(at: $0.range.lowerBound))
      }
      let handed =
        closures.isEmpty
        ? []
        : file.uses.calls.filter { $0.callee.dottedPath?.last.map(closures.contains) == true }
          .flatMap { passed(to: $0, inFile: number) }
      return returned + initialObjects(ofFile: number) + laterObjects(ofFile: number, in: names)
        + handed
    }
  }

  private func passed(to call: Call, inFile number: Int) -> [ConvertedValue] {
    call.arguments.map { ConvertedValue(file: number, value: $0.value, scope: call.scope) }
  }

  private func initialObjects(ofFile number: Int) -> [ConvertedValue] {
    let file = symbols.files[number]
    guard file.writesAnyObject else { return [] }
    let stored = (file.properties + file.types.flatMap(\.properties)).compactMap { property in
      property.type?.isAnyObservableObject == true
        ? property.initializer.map {
          ConvertedValue(file: number, value: $0, scope: property.scope)
        } : nil
    }
    let open = file.declaredFunctions.filter {
      genericFlows[ScopeReference(file: number, scope: $0.scope)]?.isClosed != true
    }
    let defaults = open.flatMap { function in
      function.parameters.compactMap { parameter in
        parameter.type.isAnyObservableObject
          ? parameter.defaultValue.map {
            ConvertedValue(file: number, value: $0, scope: function.scope)
          } : nil
      }
    }
    let local = file.scopes.enumerated().flatMap { scope, declaring in
      declaring.bindings.compactMap { binding in
        binding.type?.isAnyObservableObject == true
          ? binding.value.map { ConvertedValue(file: number, value: $0, scope: scope) } : nil
      }
    }
    return stored + defaults + local
  }

  private func laterObjects(ofFile number: Int, in names: Set<String>) -> [ConvertedValue] {
    guard !names.isEmpty else { return [] }
    let file = symbols.files[number]
    func isOfType(_ expression: Expression, _ scope: Int) -> Bool {
      if case .element(let collection, _) = expression.unwrapped.kind {
        return isOfType(collection, scope)
      }
      return expression.dottedPath?.last.map(names.contains) == true
        && inference.type(of: expression, at: ScopeReference(file: number, scope: scope))
          .isAnyObservableObject
    }
    let assigned = file.uses.assignments.compactMap { assignment -> ConvertedValue? in
      guard isOfType(assignment.target, assignment.scope), let value = assignment.value else {
        return nil
      }
      let place = ScopeReference(file: number, scope: assignment.scope)
      let holders = graph.properties(named: assignment.target, at: place)
      return ConvertedValue(
        file: number, value: value, scope: assignment.scope,
        holder: holders.count == 1 ? holders[0] : nil)
    }
    let added = file.uses.calls.filter { call in
      guard case .member(let base, let method) = call.callee.kind else { return false }
      return SDK.storesElement.contains(method) && isOfType(base, call.scope)
    }.flatMap { passed(to: $0, inFile: number) }
    return assigned + added
  }

  /// The names of enum cases whose associated values include `any ObservableObject`.
  public var casesOfAnyObject: Set<String> {
    Set(
      symbols.enumCases.filter {
        $0.value.contains { $0.1.contains(where: \.isAnyObservableObject) }
      }.keys)
  }

  /// The casts of a value to `ObservableObject`, with file and scope.
  public var casts: [(file: Int, cast: TypeReference.Cast, scope: Int)] {
    symbols.files.enumerated().flatMap { number, file in
      file.uses.typeReferences.compactMap { reference in
        guard reference.name == "ObservableObject", case .cast(let cast) = reference.position
        else { return nil }
        return (number, cast, reference.scope)
      }
    }
  }

  /// The migratable types that a cast value may have; all of them if the value's type is unknown.
  public func objects(askedBy cast: TypeReference.Cast, at scope: ScopeReference) -> [TypeID] {
    let type = cast.value.map { inference.type(of: $0, at: scope).instance } ?? .unknown
    if case .external("ObservableObject", _) = type { return [] }
    // A wrapper that casts its enclosing object blocks the classes of such objects.
    if !cast.isCertain, isEnclosingObject(cast, at: scope) { return [] }
    let possible = type.candidates
    guard !possible.isEmpty else { return cast.isCertain ? [] : symbols.migratableTypes }
    return possible.closed(under: symbols.subtypes).filter(symbols.isMigratable)
  }

  /// Whether a cast is of a parameter that a wrapper passes its enclosing object to.
  private func isEnclosingObject(_ cast: TypeReference.Cast, at scope: ScopeReference) -> Bool {
    guard let wrapper = symbols.enclosingType(of: scope), let value = cast.value,
      !subscripts(takingObjectOf: wrapper).isEmpty
    else { return false }
    return symbols.functions(of: wrapper).contains {
      $0.file == scope.file && symbols[$0].isStatic
        && symbols[$0].range.contains(value.range.lowerBound)
        && symbols[$0].parameters.contains { $0.name == value.ownName }
    }
  }

  /// The migratable types of a value, or of the elements of a collection.
  public func objects(in value: Expression, at scope: ScopeReference) -> [TypeID] {
    value.elements.flatMap { element -> [TypeID] in
      if case .keyPath(let root?, _) = element.kind {
        return symbols.resolve(root, at: scope).candidates.filter(symbols.isMigratable)
      }
      guard element.kind == .literal(.dictionary) || element.isClosure else {
        return inference.type(of: element, at: scope).objects.filter(symbols.isMigratable)
      }
      // The types created for the dictionary's values or by the closure.
      return symbols.files[scope.file].uses.calls.starting(in: element.range).flatMap {
        inference.type(of: $0.callee, at: scope).objects.filter(symbols.isMigratable)
      }
    }.uniqued()
  }
}

extension FileFacts {
  /// Whether the file writes a type with `ObservableObject`, other than in inheritance clauses.
  fileprivate var writesAnyObject: Bool {
    uses.typeReferences.contains { $0.name == "ObservableObject" && $0.position != .inheritance }
  }
}

extension Expression {
  /// The elements of an array or tuple literal, or both alternatives of a conditional; otherwise the expression itself.
  fileprivate var elements: [Expression] {
    switch kind {
    case .array(let elements): elements.flatMap(\.elements)
    case .ternary(let first, let second), .coalescing(let first, let second):
      first.elements + second.elements
    case .tuple(let elements): elements.flatMap(\.elements)
    case .labeledTuple(let elements): elements.flatMap(\.value.elements)
    default: [self]
    }
  }
}

extension TypeName {
  /// Whether the type is `any ObservableObject`, contains it, or is a function that returns it.
  var isAnyObservableObject: Bool {
    switch self {
    case .existential(let type), .opaque(let type), .optional(let type), .array(let type),
      .dictionary(_, let type), .metatype(let type):
      type.isAnyObservableObject
    case .tuple(let elements): elements.contains { $0.type.isAnyObservableObject }
    case .composition(let types): types.contains(where: \.isAnyObservableObject)
    case .function(_, let result): result.isAnyObservableObject
    case .named: isNamed("ObservableObject", in: SDK.moduleOfObservableObject)
    default: false
    }
  }

  /// Whether the type is a closure that takes such a value.
  fileprivate var takesAnyObservableObject: Bool {
    guard case .function(let parameters, _) = unwrapped else { return false }
    return parameters.contains(where: \.isAnyObservableObject)
  }
}

extension ResolvedType {
  fileprivate var isAnyObservableObject: Bool {
    switch self {
    case .external("ObservableObject", _): true
    case .optional(let type), .array(let type), .dictionary(let type), .metatype(let type):
      type.isAnyObservableObject
    case .tuple(let elements): elements.contains(where: \.type.isAnyObservableObject)
    default: false
    }
  }

  /// The types of the object, of the objects in it, or of a closure's result.
  fileprivate var objects: [TypeID] { parts.flatMap(\.candidates) }

  /// The nominal types, generic parameters and unknown types that the type consists of.
  var parts: [ResolvedType] {
    switch self {
    case .optional(let type), .array(let type), .dictionary(let type), .metatype(let type),
      .function(let type), .projection(let type), .publisher(let type):
      type.parts
    case .tuple(let elements): elements.flatMap(\.type.parts)
    case .nominal(_, let arguments), .external(_, let arguments):
      [self] + arguments.flatMap(\.parts)
    case .generic, .unknown: [self]
    }
  }
}
