extension DeclaredProperty {
  /// The initial value in a wrapper's arguments: `v` in `@AppStorage(wrappedValue: v, "key")`.
  private var wrappedArgument: Expression? {
    attributes.lazy.flatMap(\.arguments).first(where: \.isInitialValue)?.value
  }

  /// The type of a stored property as text, from its annotation or inferred from its default; nil when neither
  /// determines it.
  public func storedTypeText(
    in file: FileFacts, _ inference: TypeInference, _ reference: PropertyReference
  )
    -> String?
  {
    if let typeRange { return file.text(typeRange) }
    guard let initializer = initializer ?? wrappedArgument else { return nil }
    switch initializer.kind {
    case .literal(.string): return "String"
    case .literal(.integer): return "Int"
    case .literal(.float): return "Double"
    case .literal(.boolean): return "Bool"
    case .call(let callee, let arguments):
      if let made = inference.typeCreated(by: callee, with: arguments, in: file) { return made }
      // `Theme.preset()`
      let place = ScopeReference(file: reference.file, scope: scope)
      return callee.isTypeName ? nil : inference.type(of: initializer, at: place).standardName
    // `decoded ?? Data()`: types that user defaults can store have no subtypes.
    case .coalescing(let value, let other) where publishesThroughWrapper:
      if case .call(let callee, let arguments) = other.kind,
        let made = inference.typeCreated(by: callee, with: arguments, in: file)
      {
        return made
      }
      // `profile?.name ?? ""`: a literal takes the type of the value.
      let place = ScopeReference(file: reference.file, scope: scope)
      if case .literal = other.kind {
        return inference.type(of: value, at: place).unwrapped.standardName
      }
      return inference.type(of: other, at: place).standardName
    // `Theme.dark`, `Theme.dark.rawValue`, `Theme.saved!`, `value as Int`
    case .operation, .member, .forceUnwrap, .cast(_, _, isConditional: false):
      let place = ScopeReference(file: reference.file, scope: scope)
      let type = inference.type(of: initializer, at: place)
      if let name = type.standardName { return name }
      // A case or a static member of the type that is written.
      guard case .nominal(let types, _) = type, case .member(let base, _) = initializer.kind,
        let path = base.dottedPath, path.last?.looksLikeTypeName == true,
        types.contains(where: { inference.symbols[$0].name == path.last })
      else { return nil }
      return path.joined(separator: ".")
    default: return nil
    }
  }
}

extension ResolvedType {
  /// The name of a standard library type that is accessible everywhere.
  var standardName: String? {
    guard case .external(let name, let arguments) = self, arguments.isEmpty,
      SDK.standardType.contains(name)
    else { return nil }
    return name
  }

}

extension TypeInference {
  /// The text of the type that an initializer call creates: `Model()`, `Set<Int>()`, `[Item]()`; nil when the call may
  /// create an optional, or leaves generic arguments to be inferred.
  fileprivate func typeCreated(
    by callee: Expression, with arguments: [Expression.Argument], in file: FileFacts
  ) -> String? {
    switch callee.kind {
    case .specialized(let base, _) where base.isTypeName: return file.text(callee.range)
    case .array(let elements) where elements.count == 1 && arguments.isEmpty:
      return elements[0].isTypeName ? file.text(callee.range) : nil
    case .type where arguments.isEmpty: return file.text(callee.range)
    default: break
    }
    guard let path = callee.dottedPath, let name = path.last, callee.isTypeName else { return nil }
    let declared = symbols.types.filter { $0.name == name }
    if declared.isEmpty {
      return !SDK.genericType.contains(name)
        && (arguments.isEmpty || SDK.initializerCannotFail.contains(name))
        ? path.joined(separator: ".") : nil
    }
    let isSure = declared.allSatisfy { type in
      symbols[type.primary].genericParameters.isEmpty
        && !symbols.functions(of: type.id).contains {
          symbols[$0].kind == .initializer && symbols[$0].isFailable
        }
    }
    return isSure ? path.joined(separator: ".") : nil
  }

}

extension Expression {
  /// Whether the expression has the form of a type name: `Model`, `Module.Model`.
  fileprivate var isTypeName: Bool { dottedPath?.last?.looksLikeTypeName == true }
}
