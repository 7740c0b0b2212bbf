/// The initializers that accept any `ObservableObject`.
public struct ConstrainedInitializers: Sendable {
  private let objects: Objects
  let symbols: Symbols
  /// By the created type or a type that inherits from it.
  private var signatures: [TypeID: [ConstrainedSignature]] = [:]
  /// Those in extensions of types outside the project, by the name of the type.
  private var outside: [String: [ConstrainedSignature]] = [:]
  /// The names of the types that have such initializers.
  public private(set) var typeNames: Set<String> = []

  public init(_ objects: Objects) {
    self.objects = objects
    symbols = objects.symbols
    for number in objects.filesNamingObjects {
      for (index, type) in symbols.files[number].types.enumerated() {
        let own =
          type.functions.filter { $0.kind == .initializer }.compactMap(objects.signature)
          + [type.memberwiseSignature].compactMap(\.self)
        if own.isEmpty { continue }
        if let id = symbols.type(ofDeclaration: index, inFile: number) {
          signatures[id, default: []] += own
        } else if type.isExtension {
          outside[type.name, default: []] += own
        }
      }
    }
    if isEmpty { return }
    let declared = signatures
    for type in symbols.types {
      for ancestor in symbols.lineage(of: type.id).dropFirst() {
        if let inherited = declared[ancestor] { signatures[type.id, default: []] += inherited }
      }
    }
    typeNames = Set(signatures.keys.map { symbols[$0].name } + outside.keys)
  }

  /// The names of the types among them whose initializers require it of the value that they wrap as property wrappers.
  var wrapperNames: Set<String> {
    Set(signatures.filter { $0.value.contains(where: \.wrapsObject) }.map { symbols[$0.key].name })
  }

  public var isEmpty: Bool { signatures.isEmpty && outside.isEmpty }

  /// The initializers that a call may run.
  func signatures(of call: Call, inFile number: Int) -> [ConstrainedSignature] {
    guard !isEmpty, call.name == "init" || typeNames.contains(call.name) else { return [] }
    let scope = ScopeReference(file: number, scope: call.scope)
    var made = call.callee.unwrapped
    if case .specialized(let type, _) = made.kind { made = type }
    switch made.kind {
    case .implicitMember:
      let all = Array(signatures.values.joined()) + Array(outside.values.joined())
      return makesOtherWrapper(call, at: scope) ? [] : all
    case .member(let base, "init"):
      if base.isSelf { return symbols.enclosingType(of: scope).flatMap { signatures[$0] } ?? [] }
      made = base
      if case .specialized(let type, _) = made.kind { made = type }
    default: break
    }
    let found = objects.inference.type(of: made, at: scope).instance.candidates
    if found.isEmpty, let name = made.dottedPath?.last { return outside[name] ?? [] }
    return found.flatMap { signatures[$0] ?? [] }
  }

  /// Whether `.init(…)` creates the storage of a property whose wrapper has no such initializer:
  /// `_model = .init(wrappedValue: m)`.
  private func makesOtherWrapper(_ call: Call, at scope: ScopeReference) -> Bool {
    let backings = symbols.files[scope.file].uses.backings
    guard let backing = backings.first(where: { $0.assigned?.range == call.range }),
      let host = symbols.enclosingType(of: scope)
    else { return false }
    let attributes = symbols.members(of: host, named: backing.name).properties
      .flatMap { symbols[$0].attributes }
    return !attributes.isEmpty && attributes.allSatisfy { !typeNames.contains($0.name) }
  }
}

extension Objects {
  /// Whether a type that no argument determines must be an `ObservableObject`: the return type, a parameter of the
  /// declaring type, or the object of a wrapper that the function takes.
  public func hasUninferredObject(_ function: DeclaredFunction) -> Bool {
    function.genericParameters.contains { generic in
      isObject(generic)
        ? !function.parameters.contains { $0.type.mentions([generic.name]) }
        : function.parameters.contains { $0.type.wrapsObject(generic.name) }
    }
  }
}

extension TypeName {
  /// Whether it is a wrapper of such an object, or what the wrapper projects: `ObservedObject<Model>.Wrapper`.
  fileprivate func wrapsObject(_ name: String) -> Bool {
    guard case .named(let components) = self else { return false }
    return components.contains {
      SDK.genericObjectWrapper.contains($0.name) && $0.arguments.contains { $0.simpleName == name }
    }
  }

  /// Whether one of the names occurs anywhere in the type.
  func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    switch self {
    case .named(let components):
      return components.first.map { names.contains($0.name) } == true
        || components.contains { $0.arguments.contains { $0.mentions(names) } }
    case .optional(let type), .array(let type), .existential(let type), .opaque(let type),
      .metatype(let type), .dictionary(_, let type):
      return type.mentions(names)
    case .function(let parameters, let result):
      return (parameters + [result]).contains { $0.mentions(names) }
    case .tuple(let elements): return elements.contains { $0.type.mentions(names) }
    case .composition(let types): return types.contains { $0.mentions(names) }
    case .other: return false
    }
  }
}

extension DeclaredType {
  /// A struct's synthesized memberwise initializer, if it accepts any `ObservableObject`.
  fileprivate var memberwiseSignature: ConstrainedSignature? {
    guard kind == .struct, !functions.contains(where: { $0.kind == .initializer }) else {
      return nil
    }
    let parameters = properties.compactMap(Parameter.init(memberwise:))
    let required = parameters.indices.filter { parameters[$0].type.isAnyObservableObject }
    return required.isEmpty
      ? nil : ConstrainedSignature(parameters: parameters, required: required.map { [$0] })
  }
}

/// The parameters of a function or an initializer some of which require an `ObservableObject`.
struct ConstrainedSignature: Sendable {
  let parameters: [Parameter]
  /// The positions of the parameters that determine the same object.
  let required: [[Int]]
  /// The type that declares a function; nil outside the types of the project, and for an initializer.
  var host: TypeID?

  fileprivate var wrapsObject: Bool {
    required.contains { $0.contains { parameters[$0].label == "wrappedValue" } }
  }
}

extension Objects {
  /// Whether a call may run a function with such parameters, as far as the callee shows.
  func mayRun(
    _ signature: ConstrainedSignature, by call: Call, at scope: ScopeReference
  ) -> Bool {
    func declares(_ types: [TypeID]) -> Bool {
      types.contains { !symbols.members(of: $0, named: call.name).functions.isEmpty }
    }
    guard let host = signature.host else { return call.callee.kind != .implicitMember("init") }
    guard let base = call.callee.base, !base.isSelf else {
      if case .implicitMember = call.callee.kind { return true }
      return symbols.enclosingType(of: scope).map { $0 == host || declares([$0]) } ?? false
    }
    let type = inference.type(of: base, at: scope)
    return type.isUnknown || declares(type.instance.candidates)
  }

  /// The parameters of a function that require an `ObservableObject`, through a constrained generic parameter or the
  /// protocol itself; nil if there are none.
  func signature(of function: DeclaredFunction) -> ConstrainedSignature? {
    let indices = function.parameters.indices
    let generic = function.genericParameters.filter(isObject).map { parameter in
      indices.filter { function.parameters[$0].type.mentions([parameter.name]) }
    }
    let others = indices.filter { function.parameters[$0].type.isAnyObservableObject }
    let required = (generic + others.map { [$0] }).filter { !$0.isEmpty }
    return required.isEmpty
      ? nil : ConstrainedSignature(parameters: function.parameters, required: required)
  }
}

extension DeclaredFunction {
  var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" } ?? false }
}

extension TypeName {
  /// Whether the type is a name without arguments, or an optional or opaque one.
  var isName: Bool {
    switch unwrapped {
    case .opaque, .existential: true
    case let type: type.simpleName != nil
    }
  }
}

extension Call {
  /// Whether it calls a member other than an initializer.
  var isOfMember: Bool {
    if case .member(_, let name) = callee.kind { name != "init" } else { false }
  }
}
