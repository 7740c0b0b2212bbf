import Foundation
import SwiftSyntax
import Testing

@testable import SourceModel

/// The folders of a module form layers: the code in a folder uses only its own names and those of the folders below.
@Suite struct FolderTests {
  /// The folders of each module from the lowest to the highest, and the modules that it imports. A file that is in no
  /// folder is named as one.
  static let modules: [(name: String, folders: [String], imports: [String])] = [
    (
      "SourceModel",
      [
        "Support", "SDK", "Reading", "Project", "Survey", "Symbols", "Types", "Code", "Objects",
        "Uses", "Announcing", "Views", "Tracking", "Initializers", "Loading",
      ], []
    ),
    (
      "Rewriter",
      [
        "Editing", "Catalogue", "Options.swift", "Judging", "Replacing", "Strategies", "Rules",
        "Proposals.swift", "Auditing", "Migration.swift", "Migrate.swift", "Slicing.swift",
        "Proving", "Reporting",
      ], ["SourceModel"]
    ),
  ]

  /// Names of the standard library, the C library and swift-syntax that a module also declares as members.
  static let standardNames: Set<String> = [
    "map", "description", "Index", "Node", "Sequence", "free", "isSuperset", "parse", "present",
  ]

  @Test(arguments: modules.map(\.name)) func arrowsPointDown(module name: String) throws {
    let module = try #require(Self.modules.first { $0.name == name })
    let sources = try ModuleSources.of(name)
    let imported = try module.imports.map(ModuleSources.of)
    let unranked = Set(sources.folders.values).subtracting(module.folders)
    #expect(unranked.isEmpty, "folders without a place in the order: \(unranked.sorted())")
    let owners = sources.owners(besides: imported, Self.standardNames)
    for (path, names) in sources.names.sorted(by: { $0.key < $1.key }) {
      guard let folder = sources.folders[path], let rank = module.folders.firstIndex(of: folder)
      else { continue }
      for use in names.used.subtracting(names.generic).sorted() {
        guard let owner = owners[use], let other = module.folders.firstIndex(of: owner),
          other > rank
        else { continue }
        Issue.record("\(name)/\(path) uses `\(use)`, which \(owner) declares above it")
      }
    }
  }

  /// The compiler sees to it that a layer of the model asks only those that it holds. No other folder may extend it.
  @Test func layersAreExtendedInTheirFolders() throws {
    let sources = try ModuleSources.of("SourceModel")
    let model = try #require(sources.names["Loading/ProjectModel.swift"])
    let layers = model.storedTypes.intersection(sources.names.values.flatMap(\.types))
    #expect(layers.count == 9)
    for (path, names) in sources.names.sorted(by: { $0.key < $1.key }) {
      for layer in names.extended.intersection(layers).sorted() {
        let owner = sources.names.first { $0.value.types.contains(layer) }
        #expect(owner.map { sources.folders[$0.key] } == sources.folders[path], "\(path): \(layer)")
      }
    }
    let rewriter = try ModuleSources.of("Rewriter")
    for (path, names) in rewriter.names {
      #expect(names.extended.isDisjoint(with: layers), "Rewriter/\(path) extends a layer")
    }
  }
}

/// The names that the files of a module declare and use.
private struct ModuleSources {
  private(set) var names: [String: NameFinder] = [:]
  /// The folder of each file; for a file that is in none, its own name.
  private(set) var folders: [String: String] = [:]

  private static let known = Answers<String, Result<ModuleSources, any Error>>()

  static func of(_ module: String) throws -> ModuleSources {
    try known.answer(to: module) { Result { try ModuleSources(named: module) } }.get()
  }

  private init(named module: String) throws {
    let root = Repository.sources.appendingPathComponent(module)
    for (path, url) in Repository.files(below: root) where path.hasSuffix(".swift") {
      let finder = NameFinder(viewMode: .sourceAccurate)
      finder.walk(try Repository.tree(of: url))
      names[path] = finder
      folders[path] = path.split(separator: "/").first.map(String.init)
    }
  }

  /// The folder that declares each name. A name that several folders declare is left out, and so is the name of a
  /// member that something else has too: an imported module, the standard library, or a local variable.
  func owners(besides imported: [ModuleSources], _ standard: Set<String>) -> [String: String] {
    let outside = imported.reduce(into: standard) { names, module in
      for file in module.names.values { names.formUnion(file.types.union(file.members)) }
    }
    var owners: [String: Set<String>] = [:]
    var typeNames: Set<String> = []
    for (path, file) in names {
      typeNames.formUnion(file.types)
      for name in file.types.union(file.members) {
        owners[name, default: []].insert(folders[path] ?? "")
      }
    }
    let hidden = names.values.reduce(into: Set<String>()) { $0.formUnion($1.local) }
    return owners.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { name, _ in
      typeNames.contains(name) || !outside.contains(name) && !hidden.contains(name)
    }
  }
}

/// Collects the names of a file.
private final class NameFinder: SyntaxVisitor {
  /// The types that other files can name.
  private(set) var types: Set<String> = []
  /// The functions, variables and cases that other files can name, and the nested types.
  private(set) var members: Set<String> = []
  /// Names that mean something else in this file: private declarations, parameters and local variables.
  private(set) var local: Set<String> = []
  /// The generic parameters that the file declares.
  private(set) var generic: Set<String> = []
  private(set) var used: Set<String> = []
  private(set) var extended: Set<String> = []
  /// The types of properties that are declared without a value.
  private(set) var storedTypes: Set<String> = []

  /// Adds a declared name to the set that it belongs to.
  private func declare(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, at node: Syntax, isType: Bool = false
  ) {
    let isPrivate = modifiers.contains {
      $0.detail == nil && ["private", "fileprivate"].contains($0.name.text)
    }
    let name = name.text.trimmingCharacters(in: ["`"])
    switch place(of: node) {
    case .function: local.insert(name)
    case _ where isPrivate: local.insert(name)
    case .file: if isType { types.insert(name) } else { members.insert(name) }
    case .type(let isPrivate): if isPrivate { local.insert(name) } else { members.insert(name) }
    }
  }

  private enum Place {
    case file
    case type(isPrivate: Bool)
    case function
  }

  /// What a declaration belongs to.
  private func place(of node: Syntax) -> Place {
    var next = node.parent
    while let parent = next {
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
        || parent.is(AccessorBlockSyntax.self)
      {
        return .function
      }
      if let group = parent.asProtocol(DeclGroupSyntax.self) {
        return .type(
          isPrivate: group.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) })
      }
      next = parent.parent
    }
    return .file
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers, at: Syntax(node), isType: true)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers, at: Syntax(node), isType: true)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers, at: Syntax(node), isType: true)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers, at: Syntax(node), isType: true)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers, at: Syntax(node), isType: true)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended.insert(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorBlock == nil, let type = node.typeAnnotation?.type {
      storedTypes.insert(type.trimmedDescription)
    }
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers, at: Syntax(node))
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, [], at: Syntax(node))
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      declare(name, node.modifiers, at: Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.parent?.is(VariableDeclSyntax.self) != true {
      local.insert(node.identifier.text)
    }
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    generic.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    local.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    local.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    local.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.baseName.text)
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.text)
    return .visitChildren
  }
}
