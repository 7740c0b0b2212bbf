extension FileFacts {
  /// The types that the file's declarations name: inheritance, properties, parameters, results, typealiases; and those
  /// with generic arguments in expressions.
  public var writtenTypes: [WrittenType] {
    var result = specializations
    func note(_ functions: [DeclaredFunction]) {
      for function in functions {
        for parameter in function.parameters {
          result.append(
            WrittenType(type: parameter.type, range: parameter.typeRange, scope: function.scope))
        }
        if let type = function.returnType {
          result.append(WrittenType(type: type, range: function.nameRange, scope: function.scope))
        }
      }
    }
    func note(_ properties: [DeclaredProperty]) {
      for property in properties {
        guard let type = property.type, let range = property.typeRange else { continue }
        result.append(WrittenType(type: type, range: range, scope: property.scope))
      }
    }
    for type in types {
      for inherited in type.inheritance {
        result.append(
          WrittenType(type: inherited.type, range: inherited.range, scope: type.enclosingScope))
      }
      note(type.properties)
      note(type.functions)
    }
    note(properties)
    note(functions)
    note(localWrappers)
    for alias in typealiases {
      result.append(WrittenType(type: alias.type, range: alias.range, scope: alias.scope))
    }
    return result
  }
}

extension TypeInference {
  /// The generic arguments that the project writes for a type.
  func argumentsWritten(for id: TypeID) -> [[ResolvedType]] {
    let names: Set = [symbols[id].name]
    return symbols.parsedFiles(naming: names).flatMap { number in
      symbols.files[number].writtenTypes.flatMap { written in
        written.type.argumentLists(of: names).map { arguments in
          let place = ScopeReference(file: number, scope: written.scope)
          return arguments.map { symbols.resolve($0, at: place) }
        }
      }
    }
  }

  /// The properties and variables that have a wrapper with one of the given names.
  public func valuesWrapped(
    by names: Set<String>
  ) -> [(file: Int, property: DeclaredProperty, attribute: Attribute)] {
    var result: [(file: Int, property: DeclaredProperty, attribute: Attribute)] = []
    for number in symbols.parsedFiles(naming: names) {
      let file = symbols.files[number]
      for property in file.types.flatMap(\.properties) + file.properties + file.localWrappers {
        for attribute in property.attributes where names.contains(attribute.name) {
          result.append((number, property, attribute))
        }
      }
    }
    return result
  }

  /// The types of properties such as `@UIApplicationDelegateAdaptor var delegate: AppDelegate`.
  var applicationDelegates: [TypeID] {
    valuesWrapped(by: SDK.delegateAdaptor).flatMap {
      type(of: $0.property, inFile: $0.file).candidates
    }
  }

  /// Whether Objective-C may represent a type, as far as that is known: no struct or enum of the project without `@objc`,
  /// and no tuple.
  public func mayBeInObjectiveC(_ type: ResolvedType) -> Bool {
    switch type {
    case .tuple: false
    case .optional(let value), .array(let value): mayBeInObjectiveC(value)
    case .nominal(let candidates, _):
      candidates.contains { id in
        ![.struct, .enum].contains(symbols[id].kind)
          || symbols[symbols[id].primary].attribute("objc") != nil
      }
    default: true
    }
  }

  /// The migratable types that a wrapper of the project receives: from its generic arguments, or from the value that it
  /// wraps.
  public func objects(
    wrappedBy attribute: Attribute, of property: DeclaredProperty, inFile file: Int
  )
    -> [TypeID]
  {
    let scope = ScopeReference(file: file, scope: property.scope)
    guard attribute.genericArguments.isEmpty else {
      return attribute.genericArguments.flatMap { symbols.resolve($0, at: scope).candidates }
        .filter(symbols.isMigratable)
    }
    let type = type(of: property, inFile: file)
    // `@Observed(\.model) var model` may extract the object from the container that stores it: `Registration<Model>`.
    let kept =
      if property.type == nil, case .nominal(_, let arguments) = type.unwrapped { arguments } else {
        [ResolvedType]()
      }
    // `@From(\Model.name) var name`
    let roots = attribute.arguments.compactMap { argument -> ResolvedType? in
      guard case .keyPath(let root?, _) = argument.value.kind else { return nil }
      return symbols.resolve(root, at: scope)
    }
    return ([type] + kept + roots).flatMap(\.candidates).filter(symbols.isMigratable)
  }
}
