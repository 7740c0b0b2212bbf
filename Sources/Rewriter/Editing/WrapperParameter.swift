import SourceModel

/// A parameter that takes the wrapper of an object, `plant: ObservedObject<Plant>`, where the object itself would do.
struct WrapperParameter {
  let file: Int
  /// The last names of what may call it.
  let callees: Set<String>
  let function: DeclaredFunction
  let parameter: Parameter

  /// What stands for the wrapper in the code of the function; nil where something else is done with it than to ask for the
  /// object or its bindings, to keep it or to hand it on.
  func edits(in model: ProjectModel) -> [Edit]? {
    let facts = model.files[file]
    guard let object = genericArgument(in: facts.text(parameter.typeRange)) else { return nil }
    var edits = [Edit.replace(parameter.typeRange, with: object, in: facts)]
    guard let body = function.body else { return edits }
    for word in facts.words(parameter.name, in: body) where !facts.isLabelOrMember(word) {
      if facts.uses.backings.contains(where: { $0.assigned?.range == word })
        || model.isHandedToWrapperParameter(word, inFile: file)
      {
        continue
      }
      guard let edit = Edit.ofWrapper(at: word, bindable: bindable(in: model), in: facts) else {
        return nil
      }
      edits += edit
    }
    return edits
  }

  /// The wrappers that are made for the parameter, with the objects that they are made of; and what else is handed in
  /// whose type is not evident.
  func arguments(of types: [TypeID], in model: ProjectModel) -> [Argument] {
    let defaultValue = parameter.defaultValue.map {
      Argument(file: file, value: $0, object: $0.wrappedArgument(of: .observedObject))
    }
    let handed = callees.sorted().flatMap { name in
      model.callsRead(named: name).compactMap { number, call -> Argument? in
        guard let value = call.arguments.first(where: { $0.label == parameter.label })?.value
        else { return nil }
        let scope = ScopeReference(file: number, scope: call.scope)
        let object = value.wrappedArgument(of: .observedObject)
        if name == "init" {
          // Many a function is called so.
          guard let object, model.type(of: object, at: scope).candidates == types
          else { return nil }
        } else if object == nil {
          if value.isStorage || model.isWrapperParameter(value, at: scope) { return nil }
          // Another function of the name takes the object.
          if !model.type(of: value, at: scope).candidates.isEmpty { return nil }
        }
        return Argument(file: number, value: value, object: object)
      }
    }
    return [defaultValue].compactMap { $0 } + handed
  }

  struct Argument {
    let file: Int
    let value: Expression
    let object: Expression?
  }

  /// The types of the object that may move.
  func objects(in model: ProjectModel) -> [TypeID] {
    let scope = ScopeReference(file: file, scope: function.scope)
    guard case .named(let components) = parameter.type,
      let object = components.flatMap(\.arguments).first
    else { return [] }
    return model.resolve(object, at: scope).candidates.filter(model.isMigratable)
  }

  private func bindable(in model: ProjectModel) -> String {
    model.swiftUIName("Bindable", at: ScopeReference(file: file, scope: function.scope))
  }
}

extension ProjectModel {
  /// The parameter whose type is all that a reference is.
  func wrapperParameter(writtenAt range: ByteRange, inFile number: Int) -> WrapperParameter? {
    let file = files[number]
    func parameter(of function: DeclaredFunction, in owner: String?) -> WrapperParameter? {
      guard let parameter = function.parameters.first(where: { $0.typeRange == range }),
        parameter.label != nil, !parameter.isVariadic
      else { return nil }
      let isInitializer = function.kind == .initializer
      let callees = isInitializer ? [owner, "init"].compactMap { $0 } : [function.name]
      return WrapperParameter(
        file: number, callees: Set(callees), function: function, parameter: parameter)
    }
    for type in file.types {
      for function in type.functions {
        if let found = parameter(of: function, in: type.name) { return found }
      }
    }
    return file.functions.lazy.compactMap { parameter(of: $0, in: nil) }.first
  }

  /// Whether a value that is a wrapper is an argument of such a parameter.
  func isHandedToWrapperParameter(_ range: ByteRange, inFile number: Int) -> Bool {
    files[number].calls(around: range).contains { call in
      guard let label = call.arguments.first(where: { $0.value.range == range })?.label else {
        return false
      }
      return wrapperParameters.contains {
        $0.parameter.label == label && $0.callees.contains(call.name)
      }
    }
  }

  /// Whether a name is such a parameter of the function around.
  func isWrapperParameter(_ value: Expression, at scope: ScopeReference) -> Bool {
    guard case .name(let name) = value.kind else { return false }
    return wrapperParameters.contains { candidate in
      candidate.file == scope.file && candidate.parameter.name == name
        && candidate.function.body?.contains(value.range) == true
    }
  }

  /// All parameters of such a type, in the files that are parsed.
  var wrapperParameters: [WrapperParameter] {
    observedObjectAnnotations.compactMap { wrapperParameter(writtenAt: $0.range, inFile: $0.file) }
  }
}

extension Edit {
  /// `plant` for `plant.wrappedValue`, `plant.name` for `plant.projectedValue.name.wrappedValue`, and a `Bindable` where a
  /// binding is asked for.
  fileprivate static func ofWrapper(at word: ByteRange, bindable: String, in file: FileFacts)
    -> [Edit]?
  {
    let rest = file.bytes[word.upperBound...].prefix { !" \t\r\n()[]{},?!:;\"".utf8.contains($0) }
    let members = String(decoding: rest, as: UTF8.self).split(
      separator: ".", omittingEmptySubsequences: false)
    guard members.first == "", members.count > 1 else { return nil }
    if members[1] == "wrappedValue" {
      return [.remove(word.upperBound..<word.upperBound + ".wrappedValue".utf8.count, in: file)]
    }
    guard members[1] == "projectedValue" else { return nil }
    let projection = word.upperBound..<word.upperBound + ".projectedValue".utf8.count
    if members.count > 3, members.dropFirst(2).lastIndex(of: "wrappedValue") == members.count - 1 {
      let end = word.upperBound + rest.count
      return [
        .remove(projection, in: file),
        .remove(end - ".wrappedValue".utf8.count..<end, in: file),
      ]
    }
    return [
      .replace(
        word.lowerBound..<projection.upperBound, with: "\(bindable)(\(file.text(word)))", in: file)
    ]
  }
}

extension Expression {
  /// `_plant`, `self._plant`
  fileprivate var isStorage: Bool {
    switch kind {
    case .name(let name), .member(_, let name): name.first == "_"
    default: false
    }
  }
}
