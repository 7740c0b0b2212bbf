/// The effects of reading and writing properties that have a wrapper or that implement a protocol requirement.
extension Initializers {
  /// Notes the accessor of the wrapper's `wrappedValue`.
  /// - Parameter isInitial: Whether an initializer assigns a property of its own type.
  func noteWrapper(
    of property: PropertyReference, _ accessor: String, isInitial: Bool, _ range: ByteRange,
    _ result: inout Findings
  ) {
    let declared = symbols[property]
    guard let attribute = declared.storageWrappers.first else { return }
    if SDK.settingsWrapper.contains(attribute.name) {
      let name = accessor == "get" ? "settings-read" : "settings-write"
      guard let signal = Signal.named(name) else { return }
      result.list.append(Finding(signal: signal, range: range, confidence: .certain))
      return
    }
    // Without a default value, the assignment creates the wrapper.
    if isInitial, accessor == "set", declared.initializer == nil, !attribute.hasArguments { return }
    let scope = ScopeReference(file: property.file, scope: declared.scope)
    guard case .nominal(let types, _) = symbols.lookup(attribute.name, at: scope, depth: 0),
      types.count == 1,
      let wrapped = symbols.members(of: types[0], named: "wrappedValue").properties.first
    else { return }
    let known = result.steps.count
    let maker = maker(of: types[0], attribute, declared, at: scope)
    defer { for index in known..<result.steps.count { result.steps[index].maker = maker } }
    if accessor == "get" { return noteGetter(wrapped, as: declared.name, &result) }
    for own in symbols[wrapped].accessorsRunByWrites {
      noteAccessor(own.body, of: wrapped, "\(declared.name) =", &result)
    }
  }

  /// The initializer call that creates a property's wrapper.
  private func maker(
    of wrapper: TypeID, _ attribute: Attribute, _ property: DeclaredProperty,
    at scope: ScopeReference
  ) -> Step.Maker? {
    var arguments = attribute.arguments
    if let value = property.initializer {
      arguments.insert(.init(label: "wrappedValue", value: value), at: 0)
    }
    let fitting = graph.initializers(fitting: arguments, of: wrapper)
    guard fitting.count == 1, let function = fitting.first, let body = symbols[function].body else {
      return nil
    }
    return Step.Maker(
      code: Code(file: function.file, scope: symbols[function].scope, range: body),
      passed: passedValues(to: function, arguments, at: scope))
  }

  /// Notes a read of a protocol's property. Resolves it if exactly one computed implementation exists.
  func noteRequirement(
    _ property: PropertyReference, of owner: TypeID, _ range: ByteRange, _ result: inout Findings
  ) {
    let declared = symbols[property]
    if declared.accessors == .computed, declared.accessorList.allSatisfy({ $0.body != nil }),
      declared.accessorBlock != nil
    {
      // An extension of the protocol implements it.
      return noteGetter(property, &result)
    }
    let computed = graph.productionImplementers(of: owner).compactMap { type in
      symbols.members(of: type, named: declared.name).properties.first {
        symbols[$0].accessors == .computed && symbols[$0].type != nil && $0 != property
      }
    }.uniqued()
    switch computed.count {
    case 0: break
    case 1: noteGetter(computed[0], confidence: .likely, &result)
    default: result.unresolved.append(range)
    }
  }
}
