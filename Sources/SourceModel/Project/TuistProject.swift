import SwiftParser
import SwiftSyntax

/// Reads the constant parts of a Tuist `Project.swift`.
struct TuistProject {
  private let constants: ConstantExpressions
  private let path: String
  private(set) var project: StatedProject

  /// Returns nil for any other file with that name.
  init?(_ file: ManifestFile) {
    let tree = Parser.parse(source: String(decoding: file.bytes, as: UTF8.self))
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    guard imports.contains(where: { $0.path.trimmedDescription == "ProjectDescription" })
    else { return nil }
    constants = ConstantExpressions(tree, path: file.path)
    path = file.path
    let root = ManifestPath.folder(of: file.path)
    project = StatedProject(kind: .project, manifest: file.path, root: root)
    // Helpers, which Tuist compiles from other files, may add anything.
    project.isComplete = false
    let finder = TuistCallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    project.isolation = StatedIsolation(writtenIn: tree, constants)
    for call in finder.calls { read(call) }
  }

  private mutating func read(_ call: FunctionCallExprSyntax) {
    let product = constants.string(call.argument("productName"))
    // A function may create one module under several target names.
    guard let name = constants.string(call.argument("name")) ?? product else { return }
    var target = StatedTarget(name: name, moduleName: ManifestPath.moduleName(product ?? name))
    let kind = constants.name(call.argument("product")) ?? ""
    target.isTest = kind == "unitTests" || kind == "uiTests"
    target.isApp = kind.hasPrefix("app")
    target.isLibraryProduct = kind.lowercased().hasSuffix("framework") || kind.hasSuffix("Library")
    target.floors = floors(call.argument("deploymentTargets") ?? call.argument("deploymentTarget"))
    target.isolation = project.isolation
    target.folders = globs(call.argument("sources")).compactMap(folder)
    target.dependencies = constants.elements(call.argument("dependencies")).values.compactMap {
      constants.call($0).flatMap { dependency in
        constants.string(dependency.argument("name"))
          ?? constants.string(dependency.argument("target"))
      }
    }
    project.targets.append(target)
  }

  /// `.iOS("16.0")`, `.multiplatform(iOS: "16.0", macOS: "13.0")`, `.iOS(targetVersion: "14.0", …)`
  private func floors(_ expression: ExprSyntax?) -> [DeploymentFloor] {
    guard let call = constants.call(expression) else { return [] }
    let platform = constants.name(call.calledExpression).flatMap(Platform.init(rawValue:))
    return call.arguments.compactMap { argument in
      let label = argument.label?.text
      let labelled = label.flatMap(Platform.init(rawValue:))
      let isVersion = label == nil || label == "targetVersion" || labelled != nil
      guard isVersion, let platform = labelled ?? platform,
        let version = constants.string(argument.expression).flatMap({ PlatformVersion($0) })
      else { return nil }
      return DeploymentFloor(
        platform: platform, version: version, file: path, line: constants.line(of: argument))
    }
  }

  private func globs(_ expression: ExprSyntax?) -> [String] {
    if let single = constants.string(expression) { return [single] }
    return constants.elements(expression).values.compactMap {
      constants.string($0)
        ?? constants.call($0).flatMap { constants.string($0.arguments.first?.expression) }
    }
  }

  private func folder(_ glob: String) -> SourceFolder? {
    let fixed = glob.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
    guard let path = ManifestPath.resolve(fixed, in: project.root),
      let pattern = ManifestPath.resolve(glob, in: project.root)
    else { return nil }
    var folder = SourceFolder(path: path)
    if glob.contains("*") { folder.includedGlobs = [PathGlob(pattern)] }
    return folder
  }
}

/// Finds `Target(…)` and `.target(…)` calls that describe a target, not a dependency on one.
private final class TuistCallFinder: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    if name == "target" || name == "Target", node.argument("product") != nil { calls.append(node) }
    return .visitChildren
  }
}
