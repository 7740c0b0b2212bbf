import SourceModel

/// A parameter that takes the wrapper of an object, as in `plant: ObservedObject<Plant>`, although the object itself
/// would be enough.
struct WrapperParameter {
  let file: Int
  /// The names by which its function may be called.
  let callees: Set<String>
  let function: DeclaredFunction
  let parameter: Parameter

  /// The edits that replace the wrapper in the function; nil where the function does anything but read the object or
  /// its bindings, store the wrapper, or pass it on.
  func edits(in model: ProjectModel) -> [Edit]? {
    let facts = model.files[file]
    guard let object = genericArgument(in: facts.text(parameter.typeRange)) else { return nil }
    var edits = [Edit.replace(parameter.typeRange, with: object, in: facts)]
    guard let body = function.body else { return edits }
    for word in facts.words(parameter.name, in: body) where !facts.isLabelOrMember(word) {
      if facts.uses.backings.contains(where: { $0.assigned?.range == word })
        || model.isWrapperArgument(word, inFile: file)
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

  /// The wrappers that are created for the parameter with their objects, and the arguments of unknown type.
  func arguments(of types: [TypeID], in model: ProjectModel) -> [Argument] {
    let defaultValue = parameter.defaultValue.map {
      Argument(file: file, value: $0, object: $0.wrappedArgument(of: .observedObject))
    }
    let handed = callees.sorted().flatMap { name in
      model.symbols.callsInParsedFiles(named: name).compactMap { number, call -> Argument? in
        guard let value = call.arguments.first(where: { $0.label == parameter.label })?.value
        else { return nil }
        let scope = ScopeReference(file: number, scope: call.scope)
        let object = value.wrappedArgument(of: .observedObject)
        if name == "init" {
          // Many functions are called `init`.
          guard let object, model.inference.type(of: object, at: scope).candidates == types
          else { return nil }
        } else if object == nil {
          if value.isStorage || model.isWrapperParameter(value, at: scope) { return nil }
          // Another function of that name takes the object.
          if !model.inference.type(of: value, at: scope).candidates.isEmpty { return nil }
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

  /// The types of the object that may be migrated.
  func objects(in model: ProjectModel) -> [TypeID] {
    let scope = ScopeReference(file: file, scope: function.scope)
    guard case .named(let components) = parameter.type,
      let object = components.flatMap(\.arguments).first
    else { return [] }
    return model.symbols.resolve(object, at: scope).candidates.filter(model.symbols.isMigratable)
  }

  private func bindable(in model: ProjectModel) -> String {
    model.swiftUIName("Bindable", at: ScopeReference(file: file, scope: function.scope))
  }
}

extension ProjectModel {
  /// The parameter whose whole type is at this range.
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
    return file.functions.firstNonNil { parameter(of: $0, in: nil) }
  }

  /// Whether a wrapper is passed as an argument for such a parameter.
  func isWrapperArgument(_ range: ByteRange, inFile number: Int) -> Bool {
    files[number].calls(around: range).contains { call in
      guard let label = call.arguments.first(where: { $0.value.range == range })?.label else {
        return false
      }
      return wrapperParameters.contains {
        $0.parameter.label == label && $0.callees.contains(call.name)
      }
    }
  }

  /// Whether a name is such a parameter of the enclosing function.
  func isWrapperParameter(_ value: Expression, at scope: ScopeReference) -> Bool {
    guard case .name(let name) = value.kind else { return false }
    return wrapperParameters.contains { candidate in
      candidate.file == scope.file && candidate.parameter.name == name
        && candidate.function.body?.contains(value.range) == true
    }
  }

  /// All such parameters in the files that are parsed.
  var wrapperParameters: [WrapperParameter] {
    objects.observedObjectAnnotations.compactMap {
      wrapperParameter(writtenAt: $0.range, inFile: $0.file)
    }
  }
}

extension Edit {
  /// Turns `plant.wrappedValue` into `plant`, `plant.projectedValue.name.wrappedValue` into `plant.name`, and a use
  /// as a binding into one of a `Bindable`.
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
  /// Whether it is the storage of a wrapper: `_plant`, `self._plant`.
  fileprivate var isStorage: Bool {
    switch kind {
    case .name(let name), .member(_, let name): name.first == "_"
    default: false
    }
  }
}
