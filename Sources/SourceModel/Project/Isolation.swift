import SwiftSyntax

/// The isolation that a target's settings imply, as far as they state it.
struct StatedIsolation: Sendable, Hashable {
  /// Whether actor-isolated closures check at run time that they run on their actor when code that is compiled without
  /// such checks calls them: in the Swift 6 language mode, or with the `DynamicActorIsolation` upcoming feature.
  var isChecked: Bool?
  /// Whether code without an explicit isolation is isolated to the main actor.
  var isMainActorDefault: Bool?
  /// Whether nonisolated asynchronous functions run on the actor of their caller.
  var staysOnCallersActor: Bool?

  /// The settings of a target take precedence over those for all targets.
  func inheriting(_ other: StatedIsolation) -> StatedIsolation {
    StatedIsolation(
      isChecked: isChecked ?? other.isChecked,
      isMainActorDefault: isMainActorDefault ?? other.isMainActorDefault,
      staysOnCallersActor: staysOnCallersActor ?? other.staysOnCallersActor)
  }

  /// Whether a closure gets a run-time isolation check when it is moved from nonisolated code to main-actor code.
  /// Without a stated language mode, the compiler uses Swift 5.
  var checksMovedClosures: Bool { isChecked == true && isMainActorDefault != true }

  /// Whether a property wrapper isolates the type that contains it: up to the Swift 5 language mode, where the setting
  /// does not isolate it in any case.
  var isImpliedByWrappers: Bool { isChecked != true && isMainActorDefault != true }

  static func isChecked(inMode version: some StringProtocol) -> Bool? {
    PlatformVersion(version).map { $0.major >= 6 }
  }
}

extension ProjectLayout {
  /// Whether nothing isolates the code of a file without annotations, in all of its targets.
  /// - Parameter isInTask: Whether the code is in a task rather than in an asynchronous function.
  func isNonisolatedByDefault(in path: String, isInTask: Bool) -> Bool {
    targets(of: path).allSatisfy {
      let isolation = targets[$0].isolation
      return isolation.isMainActorDefault != true
        && (isInTask || isolation.staysOnCallersActor != true)
    }
  }
}

// MARK: Packages

extension StatedIsolation {
  /// `swiftLanguageModes: [.v6]`; without it, the tools version decides.
  init(ofPackage package: FunctionCallExprSyntax, tools: Int?, _ constants: ConstantExpressions) {
    let modes =
      package.argument("swiftLanguageModes") ?? package.argument("swiftLanguageVersions")
    let stated = constants.elements(modes).values.compactMap { Self.isChecked($0, constants) }
    // If there are several modes, SwiftPM uses the newest that the compiler supports.
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
      case "enableUpcomingFeature"
      where constants.string(value) == "NonisolatedNonsendingByDefault":
        staysOnCallersActor = true
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
  /// - Parameter values: Returns the values of a build setting, for all configurations and conditions together.
  init(settings values: (String) -> [String]) {
    let versions = values("SWIFT_VERSION").compactMap(Self.isChecked(inMode:))
    if !versions.isEmpty { isChecked = versions.contains(true) }
    if values("SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION").contains("YES") { isChecked = true }
    let nonsending = [
      "SWIFT_APPROACHABLE_CONCURRENCY", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT",
    ]
    if nonsending.contains(where: { values($0).contains("YES") }) { staysOnCallersActor = true }
    let defaults = values("SWIFT_DEFAULT_ACTOR_ISOLATION")
    if !defaults.isEmpty { isMainActorDefault = defaults.allSatisfy { $0 == "MainActor" } }
  }

  /// Collects the build settings anywhere in a manifest written in Swift: `"SWIFT_VERSION": "6.0"`, or
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
