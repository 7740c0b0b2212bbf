/// Names that a file declares and that lookups over the whole project need. They are collected during the survey, which
/// runs on several threads, rather than when the facts of all files are combined.
struct DeclaredNames: Sendable {
  /// The properties whose getter or setter may run code.
  fileprivate(set) var computed: [String] = []
  /// The `@Published` properties.
  fileprivate(set) var published: [String] = []
  /// The properties and local variables with one of SwiftUI's object wrappers or `@Published`.
  fileprivate(set) var wrapped: [String] = []
  /// All functions that have a declaration of their own.
  fileprivate(set) var functions: [String] = []
  /// The constants that always hold the same closure.
  fileprivate(set) var closures: [String] = []
  /// Names that stand for other types: typealiases, generic parameters and associated types.
  fileprivate(set) var openTypes: [String] = []

  init() {}

  init(of file: FileFacts) {
    for property in file.properties where property.mayRunCode { computed.append(property.name) }
    functions = file.functions.map(\.name)
    closures = file.properties.filter(\.holdsOneClosure).map(\.name)
    wrapped = file.localWrappers.map(\.name)
    for alias in file.typealiases where !alias.keepsName { openTypes.append(alias.name) }
    for scope in file.scopes where !scope.genericParameters.isEmpty {
      note(scope.genericParameters)
    }
    for type in file.types {
      note(type.associatedTypes)
      note(type.genericParameters)
      for function in type.functions { functions.append(function.name) }
      for property in type.properties {
        if property.mayRunCode { computed.append(property.name) }
        if property.holdsOneClosure { closures.append(property.name) }
        if property.attributes.isEmpty { continue }
        if property.attribute(.published) != nil { published.append(property.name) }
        if property.isWrapped { wrapped.append(property.name) }
      }
    }
    // The same names are often declared several times: `body`, `init`.
    computed = computed.uniqued()
    functions = functions.uniqued()
  }

  private mutating func note(_ parameters: [GenericParameter]) {
    for parameter in parameters { openTypes.append(parameter.name) }
  }
}

extension DeclaredProperty {
  fileprivate var mayRunCode: Bool {
    accessors != .none || isLazy || !attributes.isEmpty && !storageWrappers.isEmpty
  }

  /// `let format = { … }`
  var holdsOneClosure: Bool { isLet && initializer?.isClosure == true }

  fileprivate var isWrapped: Bool {
    attributes.contains { Wrapper($0) != nil || $0.name == "AppStorage" }
  }
}

extension DeclaredTypealias {
  /// Whether the alias has the same name as the type: `typealias Order = Networking.Order`.
  fileprivate var keepsName: Bool {
    guard case .named(let components) = type, components.count > 1, let last = components.last
    else { return false }
    return last.name == name && last.arguments.isEmpty
  }
}
