import SourceModel

/// The first frame must be the same when work waits for `bootstrap()`.
extension Owner {
  /// Throws if a statement that moves changes what the first frame shows.
  /// - Returns: The data that the first frame lacks.
  func checkFirstFrame(
    _ moved: [InitializerBody.Statement], _ defaults: HeavyDefaults, inFile number: Int,
    of id: TypeID
  ) throws(Obstacle) -> [String] {
    // With a placeholder, the first frame shows nothing of the model.
    if options.placeholder { return [] }
    var lacked: [String] = []
    let heavy = moved.filter { $0.cost.weight == .heavy }.map(\.propertyObserved)
    if let name = heavy.first ?? nil, heavy.allSatisfy({ $0 != nil }) {
      throw Obstacle("`\(name)` would have no value before the view appears")
    }
    let expense = moved.reduce(0) { $0 + $1.cost.expense }
    let changed = moved.reduce(into: Set()) {
      $0.formUnion(model.graph.changes(by: $1.range, ofFile: number, on: id))
    }
    for property in changed.sorted(by: { ($0.type, $0.name) < ($1.type, $1.name) })
    where model.views.isShown(property.name, of: property.type) {
      guard expense >= InitializerCost.heavyExpense,
        isEmptyAtFirst(property.name, of: property.type)
      else { throw Obstacle("the first frame shows `\(property.name)`, which would be set later") }
      lacked.append(property.name)
    }
    return try lacked + checkFirstFrame(defaults, of: id)
  }

  /// The same for the default values that move.
  func checkFirstFrame(_ defaults: HeavyDefaults, of id: TypeID) throws(Obstacle) -> [String] {
    if options.placeholder { return [] }
    var lacked: [String] = []
    for (name, cost) in defaults.moved where model.views.isShown(name, of: id) {
      guard cost.expense >= InitializerCost.heavyExpense, mayBeEmpty(name, of: id) else {
        throw Obstacle("the first frame shows `\(name)`, which would be set later")
      }
      lacked.append(name)
    }
    return lacked
  }

  /// Whether the initial value of a property says that nothing has been loaded yet.
  private func isEmptyAtFirst(_ name: String, of type: TypeID) -> Bool {
    mayBeEmpty(name, of: type)
      && declarations(of: name, in: type).allSatisfy { reference in
        let declared = model[reference]
        switch declared.initializer?.unwrapped.kind {
        case nil, .literal(.nil)?: return true
        case .array(let elements)?: return elements.isEmpty
        case .call(_, let arguments)?: return arguments.isEmpty
        case .literal(.string)?:
          return declared.initializer.map { model.files[reference.file].text($0.range) } == "\"\""
        default: return false
        }
      }
  }

  /// Whether an empty value of a property says that nothing has been loaded yet. A selection, a text that is edited or a
  /// flag has a meaning from the start, and so does an empty value where the view says that nothing is there.
  private func mayBeEmpty(_ name: String, of type: TypeID) -> Bool {
    if model.views.saysWhatIsMissing(name, of: type) { return false }
    let isBound = model.usage.uses.bindings[name] != nil
    return declarations(of: name, in: type).allSatisfy { reference in
      switch model.inference.type(of: reference) {
      // Of a dictionary, views usually look up a value, and show another one where there is none.
      case .array, .external("Set", _): true
      case .optional(.external(let type, _)):
        // An optional object or value is absent; an optional choice is not chosen.
        type == "Data" || type.hasSuffix("Image")
      case .optional, .external("String", _): !isBound
      default: false
      }
    }
  }

  private func declarations(of name: String, in type: TypeID) -> [PropertyReference] {
    model.symbols.properties(of: type).filter { model[$0].name == name }
  }
}

extension InitializerBody.Statement {
  /// The property that an assignment gives its first value, if only the observers of the property are heavy.
  fileprivate var propertyObserved: String? {
    guard case .assignment = self.form, cost.weight == .heavy else { return nil }
    let names = Set(cost.evidence.map { ($0.chain.first ?? "").observedProperty })
    return names.count == 1 ? names.first ?? nil : nil
  }
}

extension String {
  /// `x` in `didSet of x`.
  fileprivate var observedProperty: String? {
    for observer in ["didSet of ", "willSet of "] where hasPrefix(observer) {
      return String(dropFirst(observer.count))
    }
    return nil
  }
}
