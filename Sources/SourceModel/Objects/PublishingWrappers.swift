/// A property wrapper of the project that notifies the enclosing object of each change:
/// `static subscript<T: ObservableObject>(_enclosingInstance object: T, …)`. If nothing else in the wrapper requires an
/// `ObservableObject`, accessors of the properties can notify observers instead.
public struct PublishingWrapper: Sendable {
  /// The index of the wrapper's file.
  public let file: Int
  /// The range of its `subscript` keyword.
  public let nameRange: ByteRange
  /// The range of `ObservableObject` where it constrains the object.
  public let constraint: ByteRange
  /// The statements that send the notification.
  public let sends: [ByteRange]
  /// What is around the other branch of an `if` whose branches differ only in a send.
  public let branches: [ByteRange]
  /// `where T.ObjectWillChangePublisher == ObservableObjectPublisher`
  public let requirement: ByteRange?
  /// The classes whose properties it wraps; all are migratable.
  public fileprivate(set) var types: [TypeID] = []
  /// The wrapped properties, in source order.
  public fileprivate(set) var properties: [PropertyReference] = []
}

extension Objects {
  /// The wrapper of a property, if it is such a wrapper and all properties that it wraps can have accessors.
  public func publishingWrapper(of property: DeclaredProperty, inFile file: Int)
    -> PublishingWrapper?
  {
    let wrappers = property.attributes.filter(\.mayBeWrapper).flatMap {
      self.wrappers(named: $0.name, of: property, inFile: file)
    }
    guard wrappers.count == 1, let id = wrappers.first else { return nil }
    return cache.publishingWrappers.answer(to: id) { publishingWrapper(id) }
  }

  /// The attribute of a property that is a wrapper of the project which keeps a value and notifies nobody of changes: a
  /// struct whose `wrappedValue` can be set.
  func wrapperOfValue(_ property: DeclaredProperty, inFile file: Int) -> Attribute? {
    let attributes = property.attributes.filter(\.mayBeWrapper)
    guard attributes.count == 1, let attribute = attributes.first else { return nil }
    let types = wrappers(named: attribute.name, of: property, inFile: file)
    guard types.count == 1, let id = types.first, symbols[id].kind == .struct,
      symbols.isPropertyWrapper(id),
      subscripts(takingObjectOf: id).isEmpty
    else { return nil }
    let values = symbols.members(of: id, named: "wrappedValue").properties
    let isSettable = values.contains {
      symbols[$0].isStored ? !symbols[$0].isLet : symbols[$0].accessor("set") != nil
    }
    return isSettable ? attribute : nil
  }

  /// The attribute of a property that is a wrapper of the project and receives its enclosing instance as an
  /// `ObservableObject`, or casts it to one.
  public func wrapperThatPublishes(through property: DeclaredProperty, inFile file: Int)
    -> Attribute?
  {
    property.attributes.filter(\.mayBeWrapper).first {
      wrappers(named: $0.name, of: property, inFile: file).contains { wrapper in
        let subscripts = subscripts(takingObjectOf: wrapper)
        return subscripts.contains { takesObject(symbols[$0], inFile: $0.file) }
          || !subscripts.isEmpty && namesObservableObject(wrapper)
      }
    }
  }

  /// The attribute of a property that the project does not declare and whose name suggests that it publishes the
  /// property: `@ModalPublished`. Such wrappers notify the enclosing object, and most only accept an
  /// `ObservableObject`.
  public func outsideWrapperThatPublishes(_ property: DeclaredProperty, inFile file: Int)
    -> Attribute?
  {
    property.attributes.filter(\.mayBeWrapper).first {
      Wrapper($0) != .published && $0.name.lowercased().contains("published")
        && wrappers(named: $0.name, of: property, inFile: file).isEmpty
    }
  }

  private func wrappers(named name: String, of property: DeclaredProperty, inFile file: Int)
    -> [TypeID]
  {
    symbols.resolve(.name(name), at: ScopeReference(file: file, scope: property.scope)).candidates
  }

  func subscripts(takingObjectOf wrapper: TypeID) -> [FunctionReference] {
    symbols.functions(of: wrapper).filter {
      symbols[$0].parameters.first?.label == "_enclosingInstance"
    }
  }

  private func namesObservableObject(_ id: TypeID) -> Bool {
    symbols[id].declarations.contains {
      !symbols.files[$0.file].observableTypes(in: symbols[$0].range).isEmpty
    }
  }

  /// Whether the first parameter of a wrapper's subscript is an `ObservableObject`, possibly through a protocol or
  /// class of the project.
  private func takesObject(_ subscript: DeclaredFunction, inFile file: Int) -> Bool {
    let scope = ScopeReference(file: file, scope: `subscript`.scope)
    let constraints = `subscript`.genericParameters.flatMap(\.constraints)
    return `subscript`.genericParameters.contains(where: isObject)
      || (constraints + `subscript`.parameters.prefix(1).map(\.type)).contains {
        symbols.resolve($0, at: scope).candidates.contains(where: symbols.isObservableObject)
      }
  }

  private func publishingWrapper(_ id: TypeID) -> PublishingWrapper? {
    let subscripts = subscripts(takingObjectOf: id)
    guard subscripts.count == 1, let reference = subscripts.first,
      var wrapper = publishingWrapper(by: symbols[reference], inFile: reference.file, of: id)
    else { return nil }
    symbols.needFiles(naming: CollectionOfOne(symbols[id].name))
    for (number, property, attribute) in inference.valuesWrapped(by: [symbols[id].name])
    where wrappers(named: attribute.name, of: property, inFile: number).contains(id) {
      let scope = ScopeReference(file: number, scope: property.scope)
      // In other types, the wrapper receives no enclosing object.
      guard let host = symbols.enclosingType(of: scope), symbols[host].kind == .class else {
        continue
      }
      guard symbols.isMigratable(host),
        let own = symbols.properties(of: host).first(where: {
          $0.file == number && symbols[$0].nameRange == property.nameRange
        }), canHaveAccessors(own, of: host)
      else { return nil }
      wrapper.types.append(host)
      wrapper.properties.append(own)
    }
    wrapper.types = wrapper.types.uniqued().sorted()
    return wrapper.types.isEmpty ? nil : wrapper
  }

  private func publishingWrapper(
    by function: DeclaredFunction, inFile number: Int, of id: TypeID
  ) -> PublishingWrapper? {
    let file = symbols.files[number]
    guard function.kind == .subscript, let object = function.parameters.first,
      let parameter = function.genericParameters.first(where: \.isObservableObject),
      object.type.simpleName == parameter.name,
      let accessors = file.firstBrace(from: function.nameRange.upperBound, in: function.range)
    else { return nil }
    let constraints = file.observableConstraints(
      in: function.range.lowerBound..<accessors)
    let declarations = symbols[id].declarations
    let mentioned = declarations.flatMap {
      symbols.files[$0.file].observableTypes(in: symbols[$0].range)
    }
    // A notification sent within an animation belongs to the animation.
    guard constraints.count == 1, let constraint = constraints.first, mentioned == constraints,
      declarations.allSatisfy({ $0.file == number }),
      declarations.allSatisfy({ !file.text(symbols[$0].range).contains("withAnimation") })
    else { return nil }
    let requirement = file.publisherRequirement(
      of: parameter.name, in: function.nameRange.upperBound..<accessors)
    let publishers = declarations.flatMap {
      file.words("ObjectWillChangePublisher", in: symbols[$0].range)
    }
    let uses = declarations.flatMap { declaration in
      file.uses.objectWillChange.filter {
        symbols[declaration].range.contains($0.range.lowerBound)
      }
    }
    let removals = uses.map { use -> (send: ByteRange?, branches: [ByteRange]) in
      let send = file.send(by: use, of: object.name)
      return (send, send == nil ? file.branches(around: use, of: object.name) : [])
    }
    guard publishers.allSatisfy({ requirement?.contains($0.lowerBound) == true }),
      !removals.isEmpty,
      removals.allSatisfy({ send, branches in
        guard let range = send ?? branches.first else { return false }
        return range.lowerBound > accessors && function.body?.contains(range.lowerBound) != true
      })
    else { return nil }
    return PublishingWrapper(
      file: number, nameRange: function.nameRange, constraint: constraint,
      sends: removals.compactMap(\.send), branches: removals.flatMap(\.branches),
      requirement: requirement)
  }
}

extension FileFacts {
  fileprivate func firstBrace(from start: Int, in range: ByteRange) -> Int? {
    (start..<range.upperBound).first { bytes[$0] == UInt8(ascii: "{") }
  }

  /// A `where` clause that requires only the default publisher, including the whitespace before it.
  fileprivate func publisherRequirement(of parameter: String, in range: ByteRange) -> ByteRange? {
    guard let word = words("where", in: range).first else { return nil }
    let end = skipWhitespaceBackwards(from: range.upperBound)
    let wanted = "\(parameter).ObjectWillChangePublisher==ObservableObjectPublisher"
    guard code(in: word.upperBound..<end) == wanted else { return nil }
    return skipWhitespaceBackwards(from: word.lowerBound)..<end
  }

  /// The statement that only sends through an object's publisher, directly or through a cast of the publisher.
  fileprivate func send(by use: ObjectWillChangeUse, of object: String) -> ByteRange? {
    guard let base = use.base, text(base.range) == object else { return nil }
    if let send = use.removableSend { return send }
    let start = skipWhitespace(from: lineStart(of: use.range.lowerBound))
    let end = skipWhitespaceBackwards(from: lineEnd(of: use.range.lowerBound))
    if code(in: start..<end) == "(\(Self.cast(publisherOf: object)))?.send()" { return start..<end }
    // `if let publisher = … { publisher.send() }`
    guard let branch = branch(from: start, of: object), branch.rest.isEmpty else { return nil }
    return branch.range
  }

  /// In `if let publisher = … { publisher.send(); value = new } else { value = new }`, what is before and behind the
  /// statement of the second branch.
  fileprivate func branches(around use: ObjectWillChangeUse, of object: String) -> [ByteRange] {
    let start = skipWhitespace(from: lineStart(of: use.range.lowerBound))
    guard let branch = branch(from: start, of: object),
      let open = firstBrace(from: branch.range.upperBound, in: start..<bytes.count),
      code(in: branch.range.upperBound..<open) == "else",
      let close = (open..<bytes.count).first(where: { bytes[$0] == UInt8(ascii: "}") })
    else { return [] }
    let statement = skipWhitespace(from: open + 1)..<skipWhitespaceBackwards(from: close)
    guard code(in: statement) == branch.rest, !text(statement).contains(where: \.isNewline) else {
      return []
    }
    return [start..<statement.lowerBound, statement.upperBound..<close + 1]
  }

  /// `if let publisher = …` with the branch that sends, and the code behind the send.
  private func branch(from start: Int, of object: String) -> (range: ByteRange, rest: String)? {
    guard let close = (start..<bytes.count).first(where: { bytes[$0] == UInt8(ascii: "}") }) else {
      return nil
    }
    let statement = code(in: start..<close)
    let name = statement.dropFirst("iflet".count).prefix { $0 != "=" }
    let send = "iflet\(name)=\(Self.cast(publisherOf: object)){\(name).send()"
    guard statement.hasPrefix(send) else { return nil }
    return (start..<close + 1, String(statement.dropFirst(send.count)))
  }

  private static func cast(publisherOf object: String) -> String {
    "\(object).objectWillChangeas?ObservableObjectPublisher"
  }

  /// The code without its whitespace and the comments at the ends of its lines.
  private func code(in range: ByteRange) -> String {
    text(range).split(whereSeparator: \.isNewline).map { line in
      (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .filter { !$0.isWhitespace }
    }.joined()
  }
}
