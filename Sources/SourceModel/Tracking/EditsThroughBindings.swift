/// What bindings change. A binding to a part of a value does not change it in place: it reads the value, changes the
/// part, and sets the property to the result.
extension Tracking {
  /// Whether a binding may change a part of a property's value that `==` ignores and views show, or set the property to
  /// another value.
  func mayBeEditedThroughBindings(_ reference: PropertyReference, _ comparison: LooseComparison)
    -> Bool
  {
    bindings(to: reference).contains { path in
      guard mayWrite(through: path.use, inFile: path.file) else { return false }
      var type = inference.type(of: reference)
      for member in path.members where member != "wrappedValue" {
        if type.candidates.contains(comparison.type) {
          return editedParts(of: comparison).contains {
            namesChanging($0, of: comparison.type).contains(member)
          }
        }
        type = inference.value(at: [member], of: type, depth: 0)
      }
      return !path.use.choosesValue(in: symbols) && isEditedThroughBindings(comparison)
    }
  }

  /// Whether a binding leads to a property.
  func isBound(_ reference: PropertyReference) -> Bool {
    !bindings(to: reference).isEmpty
  }

  /// The bindings to a property: `$model.song.title`.
  func bindings(to reference: PropertyReference) -> [BindingPath] {
    let name = symbols[reference].name
    guard let id = symbols.declaringType(of: reference) else { return [] }
    return usage.bindings(through: name).filter { mayBeInstance($0.owner, of: id, having: name) }
  }

  /// Whether what takes a binding may set its value. Views of the project that only read it, and loops whose closures only
  /// read the elements, do not.
  private func mayWrite(through use: Projection, inFile number: Int) -> Bool {
    guard let position = use.argumentOf, !use.isInOut else { return true }
    if SDK.rowContainer.contains(position.callee) {
      return mayWriteElements(of: use, inFile: number)
    }
    guard let id = symbols.topLevelTypes[position.callee]?.first,
      symbols.initializers(of: id).isEmpty,
      let property = symbols.properties(of: id).first(where: {
        symbols[$0].name == position.label && symbols[$0].isBinding
      })
    else { return true }
    return cache.bindingsWritten.answer(to: property, none: false, remember: true) {
      !changes(of: property).isEmpty
        || symbols[id].declarations.contains { declaration in
          symbols.files[declaration.file].uses.projections.contains {
            $0.name == symbols[property].name && !$0.isDeclaration
              && symbols[declaration].range.contains($0.range)
              && mayWrite(through: $0, inFile: declaration.file)
          }
        }
    }
  }

  /// Whether the closure of `ForEach($rows) { $row in … }` may set its parameter.
  private func mayWriteElements(of use: Projection, inFile number: Int) -> Bool {
    let file = symbols.files[number]
    guard
      let call = file.uses.calls.first(where: {
        $0.arguments.first?.value.range.lowerBound == use.range.lowerBound
      }),
      let closure = file.scopes.first(where: {
        if case .argument(call.range, _, _)? = $0.closure { true } else { false }
      }), let name = closure.bindings.first(where: { $0.name.hasPrefix("$") })?.name.dropFirst()
    else { return true }
    return graph.writes(in: closure.range, ofFile: number).contains {
      $0.target.dottedPath?.first.map { $0 == name || $0 == "$" + name } != false
    }
      || file.uses.projections.contains {
        $0.name == name && !$0.isDeclaration && closure.range.contains($0.range)
          && mayWrite(through: $0, inFile: number)
      }
  }

  private func editedParts(of comparison: LooseComparison) -> [PropertyReference] {
    parts(ignoredBy: comparison.equality, of: comparison.type).filter {
      mayBeShown($0, partOf: comparison.type, orByControls: false)
    }
  }

  /// Whether code changes a part of values of the type through a binding, or sets one: code that has `@Binding var song`
  /// or `{ $song in`.
  private func isEditedThroughBindings(_ comparison: LooseComparison) -> Bool {
    cache.editedThroughBindings.answer(to: comparison.type) {
      let id = comparison.type
      return usage.uses.assignments.keys.contains { property in
        symbols[property].isBinding
          && looselyCompared(property)?.type == id
          && isAssignedAnother(property)
      }
        || editedParts(of: comparison).flatMap { namesChanging($0, of: id) }.uniqued().contains {
          isChangedThroughBindings($0, of: id)
        }
    }
  }

  /// The names of the members whose use changes a stored property of a value: its own, and those of functions and
  /// computed properties that write it.
  private func namesChanging(_ part: PropertyReference, of id: TypeID) -> [String] {
    let name = symbols[part].name
    func writes(_ body: ByteRange?, _ file: Int) -> Bool {
      body.map { graph.effects(of: $0, ofFile: file, on: id).writes.contains(name) } == true
    }
    let functions = symbols.functions(of: id).filter {
      symbols[$0].hasModifier("mutating") && writes(symbols[$0].body, $0.file)
    }
    let properties = symbols.properties(of: id).filter { property in
      symbols[property].accessors == .computed
        && symbols[property].accessorsRunByWrites.contains { writes($0.body, property.file) }
    }
    return [name] + functions.map { symbols[$0].name } + properties.map { symbols[$0].name }
  }

  private func isChangedThroughBindings(_ name: String, of id: TypeID) -> Bool {
    symbols.needFiles(naming: CollectionOfOne(name))
    return usage.bindings(through: name).contains {
      mayBeInstance($0.owner, of: id, having: name) && mayWrite(through: $0.use, inFile: $0.file)
    }
      || symbols.parsedFiles(naming: name).contains { number in
        if symbols.isTest(file: number) { return false }
        let file = symbols.files[number]
        let written = writes(ofMember: name, inFile: number).compactMap { write in
          write.target.base(ofMember: name).map { (base: $0, scope: write.scope) }
        }
        let called = file.uses.calls(named: name).compactMap { call in
          call.callee.unwrapped.base.map { (base: $0, scope: call.scope) }
        }
        return (written + called).contains { use in
          let scope = ScopeReference(file: number, scope: use.scope)
          return mayBeInstance(inference.type(of: use.base, at: scope), of: id, having: name)
            && isValueOfBinding(use.base, at: scope)
        }
          || file.uses.reads(named: name).contains { read in
            guard let base = read.base else { return false }
            return inference.type(
              of: base, at: ScopeReference(file: number, scope: read.scope)
            ).bound?.candidates.contains(id) == true
          }
      }
  }

  /// Whether an expression is the value of a binding, or a part of it.
  private func isValueOfBinding(_ expression: Expression, at scope: ScopeReference) -> Bool {
    switch expression.unwrapped.kind {
    case .name(let name):
      let position = expression.range.lowerBound
      if symbols.localBinding(name, at: scope, position: position) != nil {
        return symbols.localBinding("$" + name, at: scope, position: position) != nil
      }
      return isBinding(name, at: scope)
    case .member(_, "wrappedValue"): return true
    case .member(let base, let name) where base.isSelf: return isBinding(name, at: scope)
    case .member(let base, _), .element(let base, _): return isValueOfBinding(base, at: scope)
    default: return false
    }
  }

  private func isBinding(_ name: String, at scope: ScopeReference) -> Bool {
    symbols.enclosingType(of: scope).map {
      symbols.members(of: $0, named: name).properties.contains { symbols[$0].isBinding }
    } == true
  }
}

extension Projection {
  /// Whether a view of SwiftUI takes the binding and only sets it to one of the values that it was given, or to `nil`.
  fileprivate func choosesValue(in symbols: Symbols) -> Bool {
    guard let position = argumentOf, let label = position.label else { return false }
    return ["selection", "item", "isPresented"].contains(label)
      && symbols.topLevelTypes[position.callee] == nil
  }
}

extension DeclaredProperty {
  fileprivate var isBinding: Bool { attributes.contains { $0.name == "Binding" } }
}

extension ResolvedType {
  /// The value of a binding.
  var bound: ResolvedType? {
    switch self {
    case .projection(let value): value
    case .external("Binding", let values): values.first
    default: nil
    }
  }
}
