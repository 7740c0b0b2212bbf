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
    let written = types.isEmpty ? [] : objectsWritten(asArgumentsOf: types)
    let cases = casesOfAnyObject
    symbols.needFiles(naming: cases)
    var names = types.union(functions.keys).union(cases)
    if !initializers.isEmpty { names.formUnion(initializers.typeNames.union(["init"])) }
    let calls = symbols.callsInParsedFiles(namedAnyOf: names).flatMap { number, call in
      let labels =
        functions[call.name] ?? initializers.labels(of: call, inFile: number)
        ?? (cases.contains(call.name) ? Set(call.arguments.map(\.label)) : nil)
      guard labels != nil || types.contains(call.name) else { return [ObjectInGenericCode]() }
      return objects(passedBy: call, inFile: number, taking: labels).map {
        object($0, requiredBy: call.name, passedAt: call.nameRange, inFile: number)
      }
    }
    return calls + written + objectsPassedToLocalFunctions + objectsPassedToSubscripts
  }

  /// The objects passed to functions inside of functions that require an `ObservableObject`.
  private var objectsPassedToLocalFunctions: [ObjectInGenericCode] {
    filesNamingObjects.flatMap { number -> [ObjectInGenericCode] in
      let file = symbols.files[number]
      let bodies = Set(file.allFunctions.compactMap(\.body))
      let names = file.uses.typeReferences.filter {
        $0.name == "ObservableObject"
          && [.genericConstraint, .annotation].contains($0.position)
      }.compactMap { reference in
        // The signature of a function ends where its body begins.
        file.scopes.lazy.compactMap(\.owner).first {
          $0.body.lowerBound > reference.range.upperBound
        }.flatMap { owner in
          let rest = file.text(reference.range.upperBound..<owner.body.lowerBound)
          return owner.kind == .function && !bodies.contains(owner.body)
            && !rest.contains(where: { "{}".contains($0) }) ? owner.name : nil
        }
      }
      return file.uses.calls.filter { names.contains($0.name) }.flatMap { call in
        objects(passedBy: call, inFile: number, taking: nil).map {
          object($0, requiredBy: call.name, passedAt: call.nameRange, inFile: number)
        }
      }
    }
  }

  /// The objects in the brackets of subscripts, if one requires an `ObservableObject`.
  private var objectsPassedToSubscripts: [ObjectInGenericCode] {
    let isDeclared = filesNamingObjects.contains { number in
      symbols.files[number].allFunctions.contains {
        $0.kind == .subscript && !constrainedLabels(of: $0).isEmpty
      }
    }
    if !isDeclared { return [] }
    return symbols.files.indices.flatMap { number -> [ObjectInGenericCode] in
      let file = symbols.files[number]
      return file.uses.elements.flatMap { read -> [ObjectInGenericCode] in
        let start = read.base?.range.upperBound ?? read.range.lowerBound
        let scope = ScopeReference(file: number, scope: read.scope)
        return file.uses.names.starting(in: start..<read.range.upperBound).flatMap { use in
          let name = Expression(.name(file.text(use.range)), range: use.range)
          return objects(in: name, at: scope).map {
            object($0, requiredBy: "subscript", passedAt: use.range, inFile: number)
          }
        }
      }
    }
  }

  /// The names of functions with generic parameters that require an `ObservableObject`, and the labels of the arguments
  /// that have such a type.
  private var constrainedFunctions: [String: Set<String?>] {
    var result: [String: Set<String?>] = [:]
    for number in filesNamingObjects {
      for function in symbols.files[number].allFunctions
      where !isClosed(declaredBy: function.scope, inFile: number) {
        let labels = constrainedLabels(of: function)
        if function.kind != .initializer, !labels.isEmpty {
          result[function.name, default: []].formUnion(labels)
        }
      }
    }
    return result
  }

  /// The types that code names as arguments of a constrained generic type: `Host<Model>`, or `@Host var model: Model`.
  private func objectsWritten(asArgumentsOf types: Set<String>) -> [ObjectInGenericCode] {
    let wrapped = inference.valuesWrapped(by: types).flatMap { number, property, attribute in
      inference.objects(wrappedBy: attribute, of: property, inFile: number).map {
        object($0, requiredBy: attribute.name, passedAt: attribute.range, inFile: number)
      }
    }
    return wrapped
      + symbols.files.indices.flatMap { number -> [ObjectInGenericCode] in
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
        type: id, site: file.site(use), code: file.text(use), need: nil)
    }
    let file = symbols.files[reference.file]
    let start = symbols[reference].nameRange.lowerBound
    return ObjectInGenericCode(
      type: id, site: file.site(symbols[reference].nameRange),
      code: file.text(start..<last.range.upperBound) + ">",
      need: useOfPublisher(in: reference))
  }

  /// The first use of the publisher of an `ObservableObject` in the code of a declaration.
  func useOfPublisher(in reference: DeclarationReference) -> (file: Int, range: ByteRange)? {
    let range = symbols[reference].range
    return symbols.files[reference.file].uses.objectWillChange.first {
      range.contains($0.range.lowerBound)
    }.map { (reference.file, $0.range) }
  }

  private func objects(
    passedBy call: Call, inFile number: Int, taking labels: Set<String?>?
  ) -> [TypeID] {
    let file = symbols.files[number]
    let scope = ScopeReference(file: number, scope: call.scope)
    var passed: [TypeID] = []
    for argument in call.arguments where labels != nil || !argument.isTrailingClosure {
      if let labels, !argument.isTrailingClosure, !labels.contains(argument.label) { continue }
      passed += objects(in: argument.value, at: scope)
    }
    if case .specialized(_, let arguments) = call.callee.kind {
      passed += arguments.flatMap {
        symbols.resolve($0, at: scope).candidates.filter(symbols.isMigratable)
      }
    }
    if passed.isEmpty, labels != nil {
      // `register { Model() }`
      passed = call.closures.flatMap { closure in
        file.uses.calls.starting(in: closure.range).filter { closure.range.contains($0.range) }
      }
      .flatMap { objects(in: $0.callee, at: ScopeReference(file: number, scope: $0.scope)) }
    }
    return passed.uniqued()
  }
}
