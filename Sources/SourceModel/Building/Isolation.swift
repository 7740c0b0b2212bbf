import SwiftSyntax

/// What a target's settings make of isolation, as far as they state it.
struct StatedIsolation: Sendable, Hashable {
  /// Whether closures that belong to an actor check that they run there when code calls them that is compiled without
  /// such checks: in the Swift 6 language mode, or with the feature of its own.
  var isChecked: Bool?
  /// Whether code belongs to the main actor where it says nothing else.
  var isMainActorDefault: Bool?

  /// What the target states comes before what holds for all targets.
  func inheriting(_ other: StatedIsolation) -> StatedIsolation {
    StatedIsolation(
      isChecked: isChecked ?? other.isChecked,
      isMainActorDefault: isMainActorDefault ?? other.isMainActorDefault)
  }

  /// Whether a closure comes to check its actor when it moves from code without one into code of the main actor. Where
  /// nothing is stated, the compiler takes Swift 5.
  var checksMovedClosures: Bool { isChecked == true && isMainActorDefault != true }

  static func isChecked(inMode version: some StringProtocol) -> Bool? {
    PlatformVersion(version).map { $0.major >= 6 }
  }
}

// MARK: Packages

extension StatedIsolation {
  /// `swiftLanguageModes: [.v6]`; without it the tools version tells.
  init(ofPackage package: FunctionCallExprSyntax, tools: Int?, _ constants: ConstantExpressions) {
    let modes =
      package.argument("swiftLanguageModes") ?? package.argument("swiftLanguageVersions")
    let stated = constants.elements(modes).values.compactMap { Self.isChecked($0, constants) }
    // Of several modes the newest is taken that the compiler knows.
    isChecked = stated.isEmpty ? tools.map { $0 >= 6 } : stated.contains(true)
  }

  /// `swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]`
  init(ofTarget target: FunctionCallExprSyntax, _ constants: ConstantExpressions) {
    for setting in constants.elements(target.argument("swiftSettings")).values {
      guard let call = constants.call(setting), let value = call.arguments.first?.expression
      else { continue }
      switch constants.name(call.calledExpression) {
      case "swiftLanguageMode", "swiftLanguageVersion":
        isChecked = Self.isChecked(value, constants) ?? isChecked
      case "enableUpcomingFeature" where constants.string(value) == "DynamicActorIsolation":
        isChecked = true
      case "defaultIsolation":
        isMainActorDefault = value.trimmedDescription == "MainActor.self"
      default: continue
      }
    }
  }

  /// `.v6`, `.v4_2` or `.version("6")`.
  private static func isChecked(_ mode: ExprSyntax, _ constants: ConstantExpressions) -> Bool? {
    if let call = constants.call(mode) {
      return constants.string(call.arguments.first?.expression).flatMap(isChecked(inMode:))
    }
    guard let name = constants.name(mode), name.hasPrefix("v") else { return nil }
    return isChecked(inMode: name.dropFirst().prefix { $0 != "_" })
  }
}

// MARK: Build settings

extension StatedIsolation {
  /// - Parameter value: of a build setting, all configurations and conditions together.
  init(settings values: (String) -> [String]) {
    let versions = values("SWIFT_VERSION").compactMap(Self.isChecked(inMode:))
    if !versions.isEmpty { isChecked = versions.contains(true) }
    if values("SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION").contains("YES") { isChecked = true }
    let defaults = values("SWIFT_DEFAULT_ACTOR_ISOLATION")
    if !defaults.isEmpty { isMainActorDefault = defaults.allSatisfy { $0 == "MainActor" } }
  }

  /// The build settings that are written anywhere in a description in Swift: `"SWIFT_VERSION": "6.0"`, or
  /// `.swiftVersion("6.0")`.
  init(writtenIn tree: SourceFileSyntax, _ constants: ConstantExpressions) {
    let finder = BuildSettingFinder(constants)
    finder.walk(tree)
    self.init { finder.values[$0] ?? [] }
  }
}

private final class BuildSettingFinder: SyntaxVisitor {
  private(set) var values: [String: [String]] = [:]
  private let constants: ConstantExpressions

  init(_ constants: ConstantExpressions) {
    self.constants = constants
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if let key = constants.string(node.key), let value = constants.string(node.value) {
      values[key, default: []].append(value)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if constants.name(node.calledExpression) == "swiftVersion",
      let value = constants.string(node.arguments.first?.expression)
    {
      values["SWIFT_VERSION", default: []].append(value)
    }
    return .visitChildren
  }
}
