/// Names that a file declares, by what they may mean to the whole project: they are gathered where the file is surveyed,
/// which is done by several threads, rather than where all files are joined.
struct DeclaredNames: Sendable {
  /// Of the properties whose reading or writing may run code.
  fileprivate(set) var computed: [String] = []
  /// Of the published properties.
  fileprivate(set) var published: [String] = []
  /// Of the properties and local variables with one of SwiftUI's object wrappers or `@Published`.
  fileprivate(set) var wrapped: [String] = []
  /// Of all functions that have a declaration of their own.
  fileprivate(set) var functions: [String] = []
  /// Of types that stand for others: typealiases, generic parameters and associated types.
  fileprivate(set) var openTypes: [String] = []

  init() {}

  init(of file: FileFacts) {
    for property in file.properties where property.mayRunCode { computed.append(property.name) }
    functions = file.functions.map(\.name)
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
        if property.attributes.isEmpty { continue }
        if property.attribute(.published) != nil { published.append(property.name) }
        if property.isWrapped { wrapped.append(property.name) }
      }
    }
    // These are often the same: `body`, `init`.
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

  fileprivate var isWrapped: Bool {
    attributes.contains { Wrapper($0) != nil || $0.name == "AppStorage" }
  }
}

extension DeclaredTypealias {
  /// `typealias Order = Networking.Order`: the type by its own name.
  fileprivate var keepsName: Bool {
    guard case .named(let components) = type, components.count > 1, let last = components.last
    else { return false }
    return last.name == name && last.arguments.isEmpty
  }
}

extension ProjectModel {
  /// The names of all files, each once.
  func names(_ ofFile: (DeclaredNames) -> [String]) -> Set<String> {
    files.reduce(into: []) { $0.formUnion(ofFile($1.names)) }
  }
}
