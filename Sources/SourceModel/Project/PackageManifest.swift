import SwiftParser
import SwiftSyntax

/// Reads the constant parts of a `Package.swift`.
///
/// SwiftPM has an old default for each platform that the manifest does not mention. That default does not count as a
/// deployment target, because nobody wrote it; `statesNoPlatform` records that the manifest states none.
struct PackageManifest {
  private let path: String
  private let root: String
  private let constants: ConstantExpressions
  private let sources: SourceIndex
  private(set) var project: StatedProject

  /// Returns nil if the file does not create a `Package`.
  init?(_ file: ManifestFile, sources: SourceIndex) {
    let tree = Parser.parse(source: String(decoding: file.bytes, as: UTF8.self))
    let finder = PackageFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard let package = finder.package else { return nil }
    path = file.path
    root = ManifestPath.folder(of: file.path)
    constants = ConstantExpressions(tree, path: file.path)
    self.sources = sources
    project = StatedProject(kind: .package, manifest: path, root: root)

    var targets = constants.elements(package.argument("targets"))
    var platforms = constants.elements(package.argument("platforms")).values
    var products = constants.elements(package.argument("products")).values
    for change in finder.changes {
      let added = constants.elements(of: change.operands)
      let values = change.isElement ? change.operands.map(constants.resolved) : added.values
      switch change.property {
      case "targets":
        targets.values += values
        targets.isComplete = targets.isComplete && (change.isElement || added.isComplete)
      case "platforms": platforms += values
      default: products += values
      }
    }
    project.isComplete = targets.isComplete
    project.floors = floors(platforms)
    let tools = Self.toolsVersion(file.bytes)?.version.major
    project.isolation = StatedIsolation(ofPackage: package, tools: tools, constants)
    project.statesNoPlatform =
      package.argument("platforms") == nil
      && !finder.changes.contains { $0.property == "platforms" }
    let libraries = readProducts(products)
    let calls = targets.values.map { constants.call($0) }
    let names = calls.compactMap { $0.flatMap { constants.string($0.argument("name")) } }
    for call in calls { read(call, libraries: libraries, isOnly: names.count == 1) }
  }

  /// The tools version in the manifest's first comment, with its 1-based line; nil if there is none.
  static func toolsVersion(_ bytes: [UInt8]) -> (version: PlatformVersion, line: Int)? {
    let head = String(decoding: bytes.prefix(2048), as: UTF8.self)
    let lines = head.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.hasPrefix("//") {
      guard let colon = line.firstIndex(of: ":"),
        line[..<colon].lowercased().hasSuffix("swift-tools-version")
      else { continue }
      let number = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      guard let version = PlatformVersion(number.prefix { $0 == "." || $0.isNumber })
      else { return nil }
      return (version, index + 1)
    }
    return nil
  }

  private func floors(_ platforms: [ExprSyntax]) -> [DeploymentFloor] {
    platforms.compactMap { expression in
      guard let call = constants.call(expression),
        let platform = constants.name(call.calledExpression).flatMap(Platform.init(rawValue:)),
        let argument = call.arguments.first?.expression
      else { return nil }
      // `.v10_15` or `"10.15"`; the string may be a constant.
      let version: PlatformVersion?
      if let text = constants.string(argument) {
        version = PlatformVersion(text)
      } else {
        let name = constants.name(constants.resolved(argument)) ?? ""
        guard name.hasPrefix("v") else { return nil }
        version = PlatformVersion(name.dropFirst().split(separator: "_").joined(separator: "."))
      }
      guard let version else { return nil }
      return DeploymentFloor(
        platform: platform, version: version, file: path, line: constants.line(of: expression))
    }
  }

  /// Records the products by name and returns the names of the targets that belong to a library.
  private mutating func readProducts(_ products: [ExprSyntax]) -> Set<String> {
    var libraries: Set<String> = []
    for product in products {
      guard let call = constants.call(product), let name = constants.string(call.argument("name"))
      else { continue }
      let targets = constants.elements(call.argument("targets")).values.compactMap {
        constants.string($0)
      }
      project.products[name] = targets
      if constants.name(call.calledExpression) == "library" { libraries.formUnion(targets) }
    }
    return libraries
  }

  private mutating func read(
    _ call: FunctionCallExprSyntax?, libraries: Set<String>, isOnly: Bool
  ) {
    let kind = constants.name(call?.calledExpression)
    if kind == "binaryTarget" || kind == "systemLibrary" { return }
    guard let call, let kind, let defaults = Self.defaultFolders[kind],
      let name = constants.string(call.argument("name"))
    else {
      project.isComplete = false
      return
    }
    var target = StatedTarget(name: name, moduleName: ManifestPath.moduleName(name))
    target.isTest = kind == "testTarget"
    target.isLibraryProduct = libraries.contains(name)
    target.floors = project.floors
    target.isolation = StatedIsolation(ofTarget: call, constants).inheriting(project.isolation)
    target.dependencies = constants.elements(call.argument("dependencies")).values.compactMap {
      // `"Name"`, `.target(name:)`, `.byName(name:)`, `.product(name:package:)`
      constants.string($0) ?? constants.call($0).flatMap { constants.string($0.argument("name")) }
    }
    if let folder = folder(of: call, name: name, defaults: defaults, isOnly: isOnly) {
      target.folders = [folder]
    } else {
      project.isComplete = false
    }
    project.targets.append(target)
  }

  private static let defaultFolders: [String: [String]] = {
    let sources = ["Sources", "Source", "src", "srcs"]
    let plugins = ["Plugins"] + sources
    return [
      "target": sources, "executableTarget": sources, "macro": sources, "plugin": plugins,
      "testTarget": ["Tests"] + sources,
    ]
  }()

  private func folder(
    of call: FunctionCallExprSyntax, name: String, defaults: [String], isOnly: Bool
  ) -> SourceFolder? {
    var path: String?
    if let argument = call.argument("path"), !argument.is(NilLiteralExprSyntax.self) {
      path = constants.string(argument).flatMap { ManifestPath.resolve($0, in: root) }
    } else {
      // A package with one target may have its files directly in the default folder.
      let nested = defaults.compactMap { ManifestPath.resolve("\($0)/\(name)", in: root) }
      let direct = defaults.compactMap { ManifestPath.resolve($0, in: root) }
      path =
        nested.first(where: sources.folders.contains)
        ?? (isOnly ? direct.first(where: sources.folders.contains) : nil) ?? nested.first
    }
    guard let path else { return nil }
    var folder = SourceFolder(path: path)
    let excluded = constants.elements(call.argument("exclude"))
    folder.excluded = Set(paths(excluded.values, in: path))
    let included = constants.elements(call.argument("sources"))
    if !included.values.isEmpty, included.isComplete {
      folder.included = Set(paths(included.values, in: path))
    }
    return folder
  }

  private func paths(_ expressions: [ExprSyntax], in folder: String) -> [String] {
    expressions.compactMap { constants.string($0) }.compactMap {
      ManifestPath.resolve($0, in: folder)
    }
  }
}

/// Finds the `Package(…)` call, and later additions to the package.
private final class PackageFinder: SyntaxVisitor {
  struct Change {
    let property: String
    let operands: [ExprSyntax]
    let isElement: Bool
  }

  var package: FunctionCallExprSyntax?
  var changes: [Change] = []
  private static let properties: Set = ["targets", "platforms", "products"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if package == nil,
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package"
    {
      package = node
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "append", let property = property(member.base),
      let argument = node.arguments.first
    {
      let isElement = argument.label?.text != "contentsOf"
      changes.append(
        Change(property: property, operands: [argument.expression], isElement: isElement))
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, let property = property(elements[0]),
      elements[1].is(AssignmentExprSyntax.self)
        || elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    {
      changes.append(
        Change(property: property, operands: Array(elements[2...]), isElement: false))
    }
    return .visitChildren
  }

  /// `targets` for `package.targets`; returns nil for other expressions.
  private func property(_ expression: ExprSyntax?) -> String? {
    guard let member = expression?.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "package",
      Self.properties.contains(member.declName.baseName.text)
    else { return nil }
    return member.declName.baseName.text
  }
}
