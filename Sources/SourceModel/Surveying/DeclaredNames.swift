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
    let members = file.types.flatMap(\.properties)
    computed = (file.properties + members).filter(\.mayRunCode).map(\.name).uniqued()
    published = members.filter { $0.attribute(.published) != nil }.map(\.name).uniqued()
    wrapped = (file.localWrappers + members.filter(\.isWrapped)).map(\.name).uniqued()
    functions = file.allFunctions.map(\.name).uniqued()
    let aliases = file.typealiases.filter { !$0.keepsName }
    let parameters = file.scopes.flatMap(\.genericParameters)
    let ofTypes = file.types.flatMap { $0.associatedTypes + $0.genericParameters }
    openTypes = (aliases.map(\.name) + (parameters + ofTypes).map(\.name)).uniqued()
  }
}

extension DeclaredProperty {
  fileprivate var mayRunCode: Bool {
    accessors != .none || isLazy || !storageWrappers.isEmpty
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
