extension Objects {
  /// The macros of unknown effect that a class has.
  public func foreignMacros(of id: TypeID) -> [Attribute] {
    symbols[symbols[id].primary].attributes.filter { $0.isForeignMacro(in: symbols) }
  }

  /// Whether accessors can be written over a wrapped property, with the wrapper as their storage. Uses of the wrapper
  /// itself, `$x` and `_x`, name the storage then, so all of them must be known.
  func canHaveAccessors(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    guard property.bindingCount == 1, !property.isStatic,
      property.attributes.filter(\.mayBeWrapper).count == 1,
      property.storedTypeText(in: symbols.files[reference.file], inference, reference) != nil
    else { return false }
    symbols.ask(.mention(property.name))
    func isUnclear(_ base: Expression?, _ scope: Int, _ number: Int) -> Bool {
      base.map {
        inference.type(of: $0, at: ScopeReference(file: number, scope: scope)).isUnknown
      } ?? false
    }
    let mayBeUsedElsewhere = symbols.files.enumerated().contains { number, file in
      file.uses.projections.contains {
        $0.name == property.name && isUnclear($0.base, $0.scope, number)
      }
        || file.uses.backings.contains {
          $0.name == property.name && isUnclear($0.base, $0.scope, number)
        }
        || file.uses.keyPaths.contains { $0.components.contains("$" + property.name) }
    }
    return !mayBeUsedElsewhere && initializerUses(of: reference, of: id) != nil
  }

  /// The places where designated initializers of a class name a property, in code that runs no observers of it; nil if a
  /// use cannot be resolved. Closures run later, and convenience initializers after the object is initialized.
  public func initializerUses(of reference: PropertyReference, of id: TypeID)
    -> [(place: ScopeReference, range: ByteRange)]?
  {
    let name = symbols[reference].name
    var found: [(place: ScopeReference, range: ByteRange)] = []
    for initializer in symbols.initializers(of: id)
    where !symbols[initializer].hasModifier("convenience") {
      guard let body = symbols[initializer].body else { continue }
      let places = places(naming: name, in: body, ofFile: initializer.file)
      for word in wordsNaming(name, in: body, ofFile: initializer.file) {
        let place = symbols.scope(at: word.lowerBound, inFile: initializer.file)
        if symbols.isInsideClosure(place) { continue }
        guard places.contains(word) else { return nil }
        found.append((place, word))
      }
    }
    return found
  }

  /// The places where code reads or assigns an own property; the ranges cover the name only.
  func places(naming name: String, in body: ByteRange, ofFile number: Int) -> [ByteRange] {
    let file = symbols.files[number]
    func isOwn(_ base: Expression?, _ scope: Int, _ position: Int) -> Bool {
      if let base { return base.isSelf }
      let scope = ScopeReference(file: number, scope: scope)
      return symbols.localBinding(name, at: scope, position: position) == nil
    }
    let reads = file.uses.reads.starting(in: body).filter {
      $0.name == name && isOwn($0.base, $0.scope, $0.range.lowerBound)
    }.map(\.range)
    let writes = file.uses.assignments.starting(in: body).filter { assignment in
      let base: Expression? =
        if case .member(let base, _) = assignment.target.unwrapped.kind { base } else { nil }
      return assignment.target.dottedPath == [name]
        && isOwn(base, assignment.scope, assignment.target.range.lowerBound)
    }.map(\.target.range)
    let ends = Set((reads + writes).filter { body.contains($0) }.map(\.upperBound))
    return ends.sorted().map { $0 - name.utf8.count..<$0 }
  }

  /// Whether an initializer of the class names a property itself, not only `$x` or `_x`.
  func isNamedInInitializer(_ property: DeclaredProperty, of id: TypeID) -> Bool {
    symbols.initializers(of: id).contains { initializer in
      symbols[initializer].body.map {
        wordsNaming(property.name, in: $0, ofFile: initializer.file).isEmpty
      } == false
    }
  }

  /// The occurrences of a name that is not, or may not be, that of a local variable.
  private func wordsNaming(_ name: String, in range: ByteRange, ofFile number: Int) -> [ByteRange] {
    let file = symbols.files[number]
    return file.words(name, in: range).filter { word in
      let place = symbols.scope(at: word.lowerBound, inFile: number)
      return file.bytes[word.lowerBound - 1] == UInt8(ascii: ".")
        || symbols.localBinding(name, at: place, position: word.lowerBound) == nil
    }
  }
}

extension Attribute {
  /// Whether an attribute of a class is a macro of unknown effect: not an attribute of the language, whose names start
  /// with a lowercase letter, and not a global actor.
  fileprivate func isForeignMacro(in symbols: Symbols) -> Bool {
    guard name.looksLikeTypeName, !SDK.knownMacro.contains(name), !name.hasSuffix("Actor") else {
      return false
    }
    return !symbols.types.contains {
      $0.name == name && symbols[$0.primary].attribute("globalActor") != nil
    }
  }
}

extension DeclaredProperty {
  /// Why the macro cannot track the property, as written: `lazy`, `@Binding`; nil where another reason holds.
  public var reasonForNoTracking: String? {
    if let modifier = ["lazy", "weak", "unowned"].first(where: hasModifier) { return modifier }
    return attributes.first(where: \.mayBeWrapper).map { "@" + $0.name }
  }
}
