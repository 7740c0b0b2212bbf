/// Objects that a view creates from its input: `init(hits: [Hit]) { model = HitsModel(hits) }`.
extension Initializers {
  /// Whether an initializer of the owner creates the object from its parameters. If SwiftUI kept such an object, the view
  /// would go on showing the first input.
  public func isCreatedFromInput(_ site: OwnerSite) -> Bool {
    site.constructions.contains { readsInput($0.expression, at: $0.scope, of: site.host) }
  }

  /// A local value of the owner's initializer that the object is, or is created from, and that the initializer also uses
  /// for something else; nil where there is none. Such an object cannot be created elsewhere alone.
  public func localShared(by site: OwnerSite) -> String? {
    for made in site.constructions {
      guard let initializer = symbols.enclosingBody(of: made.scope),
        let shared = localShared(
          by: made.expression.range, in: initializer.body, ofFile: made.scope.file)
      else { continue }
      return shared
    }
    return nil
  }

  private func localShared(by value: ByteRange, in body: ByteRange, ofFile number: Int) -> String? {
    let file = symbols.files[number]
    let read = symbols.names(readIn: value, inFile: number)
    let locals = file.scopes.flatMap(\.bindings).filter { body.contains($0.start) }
    for local in locals where [.constant, .variable].contains(local.kind) {
      guard let made = local.value?.range else { continue }
      let isObject = made.contains(value)
      guard isObject || made != value && read.contains(local.name) else { continue }
      let uses = file.uses.names.starting(in: body).filter {
        !value.contains($0.range) && file.text($0.range) == local.name
      }
      if uses.count > (isObject ? 1 : 0) { return local.name }
      if !isObject, let shared = localShared(by: made, in: body, ofFile: number) { return shared }
    }
    return nil
  }

  /// Whether evaluating a value creates an object: it calls an initializer, or a function that only does so, or it is a
  /// local constant with such a value.
  public func createsObject(_ value: Expression, at scope: ScopeReference) -> Bool {
    let value = value.unwrapped
    switch value.kind {
    case .call(let callee, let arguments):
      switch graph.target(ofCallTo: callee, arguments, at: scope) {
      case .construction: return true
      case .functions(let functions):
        return functions.count == 1
          && functions.allSatisfy { function in
            guard let body = symbols[function].body,
              let (result, place) = graph.onlyExpression(of: body, inFile: function.file),
              case .call(let callee, let arguments) = result.kind
            else { return false }
            if case .construction = graph.target(ofCallTo: callee, arguments, at: place) {
              return true
            }
            return false
          }
      default: return false
      }
    default: return symbols.constant(value, at: scope).map { createsObject($0, at: $1) } == true
    }
  }

  /// The values that an initializer assigns to a property, without the wrapper.
  func valuesAssigned(to name: String, by function: FunctionReference)
    -> [(value: Expression, scope: ScopeReference)]
  {
    guard let body = symbols[function].body else { return [] }
    return symbols.files[function.file].uses.assignments.starting(in: body)
      .filter { [name, "_" + name].contains($0.target.ownName) }
      .compactMap { assignment in
        assignment.value.map { whole in
          (
            whole.wrapped(by: .observedObject) ?? whole,
            ScopeReference(file: function.file, scope: assignment.scope)
          )
        }
      }
  }

  /// Whether a value is computed from a parameter of the initializer, or from a property without a default, which the
  /// initializer has set from its parameters.
  func readsInput(_ value: Expression, at scope: ScopeReference, of host: TypeID) -> Bool {
    !inputs(readBy: value, at: scope, of: host).isEmpty
  }

  /// The names of those parameters and properties.
  private func inputs(readBy value: Expression, at scope: ScopeReference, of host: TypeID)
    -> [String]
  {
    let file = symbols.files[scope.file]
    let own = file.uses.names.starting(in: value.range).filter(\.isOfSelf)
      .map { file.text($0.range) }.filter { isSetByInitializers($0, of: host) }
    let named = symbols.names(readIn: value.range, inFile: scope.file).filter { name in
      let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound)
      if let local {
        if local.binding.kind == .parameter { return true }
        // `let filter = Filter(text)`
        return local.binding.value.map { made in
          made.range != value.range && readsInput(made, at: local.place, of: host)
        } ?? false
      }
      return isSetByInitializers(name, of: host)
    }
    return (own + named).uniqued().sorted()
  }

  private func isSetByInitializers(_ name: String, of host: TypeID) -> Bool {
    symbols.members(of: host, named: name).properties.contains {
      symbols[$0].isStored && !symbols[$0].isStatic && symbols[$0].initializer == nil
    }
  }

  /// Whether each value of the type needs the object that is created with it.
  public func belongsToOneValue(_ site: OwnerSite) -> Bool {
    objects.belongsToOneValue(site.property, of: site.host)
      || objects.sharesConstantWithOtherProperty(site.property, of: site.host)
      || isCreatedFromInput(site)
  }
}
