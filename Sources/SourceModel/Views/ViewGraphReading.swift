extension Call {
  /// Whether the call injects an object into the environment. `.environment(model)` injects one that is already
  /// `@Observable`.
  public var putsIntoEnvironment: Bool {
    name == "environmentObject" && arguments.count == 1 || putsObservableIntoEnvironment
  }

  /// Whether the call is `.environment(model)`, not `.environment(\.key, value)`.
  var putsObservableIntoEnvironment: Bool {
    name == "environment" && arguments.count == 1 && arguments[0].label == nil
  }

  /// The modifier type: `Framed` in `.modifier(Framed())`.
  var modifierName: String? {
    guard name == "modifier", case .call(let callee, _)? = arguments.first?.value.kind else {
      return nil
    }
    return callee.dottedPath?.last
  }

  /// Whether views among the arguments do not inherit the environment of the surrounding code.
  var hostsRoot: Bool {
    if name == "init", callee.isSuperInitializer {
      return arguments.contains { $0.label == "rootView" }
    }
    return SDK.hosts.contains(name)
  }

  var rootName: String { name == "init" ? "super.init(rootView:)" : name }
}

extension Expression {
  fileprivate var isSuperInitializer: Bool {
    if case .member(let base, "init") = kind { return base.kind == .superReference }
    return false
  }
}

extension Views {
  /// The models that a call of `.environmentObject(…)` or `.environment(…)` injects.
  func injection(by call: Call, at scope: ScopeReference) -> ViewGraph.Injection {
    let type = call.arguments.first.map { inference.type(of: $0.value, at: scope) } ?? .unknown
    // A value of a protocol type is an instance of one of the conforming types.
    let types = type.candidates.flatMap {
      symbols[$0].kind == .protocol ? [$0] + symbols.implementers(of: $0) : [$0]
    }
    if case .generic = type.unwrapped { return .init(types: Set(types), isAnything: true) }
    // An outside type is not one of the project's models.
    return .init(
      types: Set(types),
      isAnything: types.isEmpty && type.isUnknown && !call.putsObservableIntoEnvironment)
  }

  /// Whether a function returns a view, judged by its declaration.
  func returnsView(_ reference: FunctionReference) -> Bool {
    let function = symbols[reference]
    return function.returnType.map {
      isViewType($0, at: ScopeReference(file: reference.file, scope: function.scope))
    } ?? false
  }

  /// Whether a property's value is a view, judged by its declaration.
  func returnsView(_ reference: PropertyReference) -> Bool {
    let property = symbols[reference]
    let scope = ScopeReference(file: reference.file, scope: property.scope)
    if let type = property.type { return isViewType(type, at: scope) }
    guard let value = property.initializer else { return false }
    return inference.type(of: value, at: scope).candidates.contains(where: symbols.hasBody)
  }

  /// Whether any member with a name is a view.
  func returnsView(_ members: Symbols.Members) -> Bool {
    members.properties.contains(where: returnsView)
      || members.functions.contains(where: returnsView)
  }

  func isViewType(_ type: TypeName, at scope: ScopeReference) -> Bool {
    switch type {
    case .opaque, .existential: return true
    case .optional(let inner): return isViewType(inner, at: scope)
    case .named(let components):
      if components.last?.name == "AnyView" || components.last?.name == "Body" { return true }
      return symbols.resolve(type, at: scope).candidates.contains(where: symbols.hasBody)
    default: return false
    }
  }

  /// Whether a call passes its arguments to something other than a view: to a method of a class, or to a function that
  /// does not return a view.
  func handsOver(_ call: Call, _ base: Expression?, at scope: ScopeReference) -> Bool {
    guard call.name.beginsLowercase else { return false }
    if let base {
      let type = inference.type(of: base, at: scope)
      return type.candidates.contains { symbols[$0].kind == .class || symbols[$0].kind == .actor }
    }
    let own =
      symbols.enclosingType(of: scope)
      .map { symbols.members(of: $0, named: call.name).functions } ?? []
    symbols.ask(.global(call.name))
    let functions = own.isEmpty ? symbols.globalFunctions[call.name] ?? [] : own
    return !functions.isEmpty && !functions.contains(where: returnsView)
  }
}

extension ViewGraphBuilder.Place {
  /// Sorted by file; calls first, outer calls before inner ones.
  func isBefore(_ other: Self) -> Bool {
    func key(_ place: Self) -> (Int, Int, Int, Int) {
      let end = place.range.upperBound
      return (
        place.scope.file, place.callee == nil ? 1 : 0, place.range.lowerBound,
        place.callee == nil ? end : -end
      )
    }
    return key(self) < key(other)
  }

  /// What keeps a view instead of showing it in place.
  enum Keeper {
    /// A local variable, and the number of its scope.
    case local(LocalBinding, scope: Int)
    /// The assignment of the view that a hosting controller shows.
    case host(Assignment)
    /// An assigned variable, or a closure.
    case other

    /// The range of the value of a local variable.
    var value: ByteRange? {
      if case .local(let binding, _) = self { return binding.value?.range }
      return nil
    }
  }

  /// The variable that the view is assigned or bound to; nil if it is shown in place.
  ///
  /// - Parameter host: The range of the call that hosts the view, wherever its result is stored.
  func keeper(in file: FileFacts, inside host: ByteRange?) -> Keeper? {
    func keeps(_ value: Expression?) -> Bool {
      guard let kept = value?.range, kept.contains(range) else { return false }
      return host.map { !kept.contains($0) } ?? true
    }
    if let assignment = file.uses.assignments.first(where: { keeps($0.value) }) {
      // `rootView` of a hosting controller
      return assignment.target.lastName == "rootView" ? .host(assignment) : .other
    }
    var index: Int? = scope.scope
    while let current = index {
      let scope = file.scopes[current]
      let keeper = scope.bindings.first {
        ($0.kind == .constant || $0.kind == .variable) && keeps($0.value)
      }
      if let keeper {
        if case .closure? = keeper.value?.unwrapped.kind { return .other }
        return .local(keeper, scope: current)
      }
      if case .type = scope.kind { return nil }
      index = scope.parent
    }
    return nil
  }
}

extension ViewGraphBuilder {
  /// The places that name a local variable.
  func uses(of binding: LocalBinding, in scope: ScopeReference) -> [Place] {
    let file = symbols.files[scope.file]
    return file.uses.names.starting(in: binding.start..<file.scopes[scope.scope].range.upperBound)
      .filter { !$0.isOfSelf && file.text($0.range) == binding.name }.compactMap { use in
        let position = use.range.lowerBound
        let place = symbols.scope(at: position, inFile: scope.file)
        guard symbols.localBinding(binding.name, at: place, position: position)?.binding == binding
        else { return nil }
        return Place(name: binding.name, range: use.range, scope: place)
      }
  }
}
