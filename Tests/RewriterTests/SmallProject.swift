import Testing

@testable import Rewriter
@testable import SourceModel

/// A project of a few small files, with short descriptions of what the model says about their code.
struct SmallProject {
  let project: Project
  let model: ProjectModel

  /// - Parameters:
  ///   - text: The files. A line such as `--- Sources/B.swift` begins another file; the first one is `A.swift`.
  ///   - package: The package manifest, if there is one.
  init(_ text: String, package: String? = nil) {
    var files = [(path: "A.swift", lines: [Substring]())]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        files.append((String(line.dropFirst(4)), []))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    if files[0].lines.isEmpty { files.removeFirst() }
    project = Project(
      sources: files.map {
        SourceFile(path: $0.path, bytes: Array($0.lines.joined(separator: "\n").utf8))
      },
      manifests: package.map { [ManifestFile(path: "Package.swift", bytes: Array($0.utf8))] } ?? [])
    model = read(project)
  }

  /// Puts code where the text has `…`, or into a function at the end of the text.
  init(_ text: String, asking code: String, package: String? = nil) {
    let whole = text.contains("…") ? text : text + "\nfunc question() { … }"
    self.init(whole.replacing("…", with: code), package: package)
  }

  /// The only type with a name, which may be qualified.
  func type(_ name: String) throws -> TypeID {
    let found = model.symbols.types.map(\.id).filter { model.symbols.qualifiedName($0) == name }
    try #require(found.count == 1, "\(found.count) types are named \(name)")
    return found[0]
  }

  /// The local name `answer` that a question declares.
  func answer() throws -> (binding: LocalBinding, scope: ScopeReference) {
    for (number, file) in model.files.enumerated() {
      for (index, scope) in file.scopes.enumerated() {
        if let found = scope.bindings.first(where: { $0.name == "answer" }) {
          return (found, ScopeReference(file: number, scope: index))
        }
      }
    }
    throw MissingQuestion()
  }

  /// The call with a text, the last one if there are several.
  func call(_ text: String) throws -> (call: Call, scope: ScopeReference) {
    let found = model.files.enumerated().flatMap { number, file in
      file.uses.calls.filter { file.text($0.range) == text }.map { (number, $0) }
    }
    let (number, call) = try #require(found.last, "there is no call \(text)")
    return (call, ScopeReference(file: number, scope: call.scope))
  }

  /// The method, function or getter with a name, and its code.
  func code(of name: String, in type: TypeID) throws -> (file: Int, body: ByteRange) {
    let members = model.symbols.members(of: type, named: name)
    let bodies =
      members.functions.compactMap { function in
        model[function].body.map { (function.file, $0) }
      }
      + members.properties.compactMap { property in
        model[property].getterBody.map { (property.file, $0) }
      }
    return try #require(bodies.first, "\(name) has no code")
  }

  func property(_ name: String, of type: TypeID) throws -> PropertyReference {
    try #require(model.symbols.members(of: type, named: name).properties.first)
  }
}

/// A row of a table does not declare what it asks about.
struct MissingQuestion: Error {}

extension SmallProject {
  /// `Feature.Model`; with file and line if several types have that name.
  func name(of id: TypeID) -> String {
    let name = model.symbols.qualifiedName(id)
    guard model.symbols.types.count(where: { model.symbols.qualifiedName($0.id) == name }) > 1
    else { return name }
    let site = model.symbols.site(of: id)
    return "\(name) (\(site.path):\(site.line))"
  }

  /// `Model`, `[Model]?`, `(Int, name: String)`, `Model.Type`, `Publisher<Model>`; `unknown` if the type is not known.
  func describe(_ type: ResolvedType) -> String {
    func list(_ types: [ResolvedType]) -> String {
      types.isEmpty ? "" : "<" + types.map(describe).joined(separator: ", ") + ">"
    }
    switch type {
    case .nominal(let ids, let arguments):
      return ids.map(name).joined(separator: " or ") + list(arguments)
    case .external(let name, let arguments): return "outside " + name + list(arguments)
    case .generic(let name, let bounds, _):
      return "parameter " + ([name] + bounds.map(self.name)).joined(separator: ": ")
    case .optional(let type): return describe(type) + "?"
    case .array(let type): return "[\(describe(type))]"
    case .dictionary(let type): return "[_: \(describe(type))]"
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + describe($0.type) }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let result): return "() -> \(describe(result))"
    case .metatype(let type): return describe(type) + ".Type"
    case .projection(let type): return "Projection<\(describe(type))>"
    case .publisher(let type): return "Publisher<\(describe(type))>"
    case .unknown: return "unknown"
    }
  }

  /// `Model.load(from:)`
  func describe(_ reference: FunctionReference) -> String {
    let function = model[reference]
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return owner(reference.type, reference.file) + "\(function.name)(\(labels))"
  }

  /// `Model.name`
  func describe(_ reference: PropertyReference) -> String {
    owner(reference.type, reference.file) + model[reference].name
  }

  private func owner(_ declaration: Int?, _ file: Int) -> String {
    guard let declaration else { return "" }
    return
      (model.symbols.type(ofDeclaration: declaration, inFile: file).map(name)
      ?? "outside " + model.files[file].types[declaration].name) + "."
  }

  func describe(_ target: CallTarget) -> String {
    switch target {
    case .functions(let functions): functions.map(describe).joined(separator: " or ")
    case .implementations(let functions):
      (functions.count == 1 ? "only " : "") + functions.map(describe).joined(separator: " or ")
    case .local: "local code"
    case .construction(let types): "new " + types.map(name).joined(separator: " or ")
    case .delegation(let type): "initializer of " + name(of: type)
    case .outside(let type, let name): "outside \(type).\(name)"
    case .unknownMember(let name): "unknown member \(name)"
    case .free(let name): "outside \(name)"
    case .opaque: "unknown"
    case .nothing: "nothing"
    }
  }
}
