import SwiftSyntax

/// The platforms that code may be compiled for.
struct Platforms: OptionSet, Sendable, Hashable {
  let rawValue: Int

  static let macOS = Platforms(rawValue: 1)
  static let iOS = Platforms(rawValue: 2)
  static let tvOS = Platforms(rawValue: 4)
  static let watchOS = Platforms(rawValue: 8)
  static let visionOS = Platforms(rawValue: 16)
  /// Linux, Windows and other non-Apple platforms.
  static let others = Platforms(rawValue: 32)
  static let all: Platforms = [.macOS, .iOS, .tvOS, .watchOS, .visionOS, .others]

  static let named: [String: Platforms] = [
    "macOS": .macOS, "OSX": .macOS, "iOS": .iOS, "tvOS": .tvOS, "watchOS": .watchOS,
    "visionOS": .visionOS, "xrOS": .visionOS,
  ]

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The platforms that code for some targets is compiled for.
  init(_ targets: Set<Platform>) {
    // Code for Mac Catalyst is compiled for iOS.
    self.init(targets.map { Self.named[$0.rawValue] ?? .iOS })
  }
}

/// A branch of `#if` that is not compiled for all platforms.
struct PlatformClause: Sendable, Hashable {
  let range: ByteRange
  let platforms: Platforms
}

extension FileFacts {
  /// The platforms for which the code at a UTF-8 offset may be compiled, according to the enclosing conditions.
  func platforms(at offset: Int) -> Platforms {
    platformClauses.reduce(.all) { $1.range.contains(offset) ? $0.intersection($1.platforms) : $0 }
  }

  /// Whether an attribute says that no system with Observation has a declaration: `@available(iOS, obsoleted: 14)`.
  public func isObsoletion(_ attribute: Attribute) -> Bool {
    guard attribute.name == "available" else { return false }
    let list = text(attribute.range).drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let arguments = list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    let label = "obsoleted:"
    let version = arguments.first { $0.hasPrefix(label) }.map { $0.dropFirst(label.count) }
    guard let platform = arguments.first.flatMap(Platform.init(name:)),
      let obsoleted = version.flatMap({ PlatformVersion($0) })
    else { return false }
    return obsoleted <= platform.firstWithObservation
  }

  /// The branches that are compiled for none of the platforms.
  func clauses(without platforms: Platforms) -> [ByteRange] {
    guard platforms != .all else { return [] }
    return platformClauses.filter { $0.platforms.isDisjoint(with: platforms) }.map(\.range)
  }
}

extension IfConfigDeclSyntax {
  /// The branches that platform conditions exclude for some platforms.
  var platformClauses: [PlatformClause] {
    // The platforms for which an earlier branch is certainly compiled.
    var taken: Platforms = []
    var result: [PlatformClause] = []
    for clause in clauses {
      let condition = clause.condition.map(PlatformCondition.init) ?? .all
      let platforms = condition.possible.subtracting(taken)
      if platforms != .all {
        result.append(PlatformClause(range: clause.byteRange, platforms: platforms))
      }
      taken.formUnion(condition.certain)
    }
    return result
  }
}

/// The platforms for which a condition may hold, and those for which it certainly holds.
private struct PlatformCondition {
  var possible: Platforms
  var certain: Platforms

  static let all = PlatformCondition(possible: .all, certain: .all)
  static let unknown = PlatformCondition(possible: .all, certain: [])

  private init(possible: Platforms, certain: Platforms) {
    self.possible = possible
    self.certain = certain
  }

  init(_ expression: ExprSyntax) {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      self = Self.of(
        call.calledExpression.trimmedDescription,
        call.arguments.first?.expression.trimmedDescription ?? "")
    } else if let prefix = expression.as(PrefixOperatorExprSyntax.self),
      prefix.operator.text == "!"
    {
      let inner = PlatformCondition(prefix.expression)
      self.init(
        possible: Platforms.all.subtracting(inner.certain),
        certain: Platforms.all.subtracting(inner.possible))
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      self.init(inner.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      self.init(operands: Array(sequence.elements))
    } else if let infix = expression.as(InfixOperatorExprSyntax.self) {
      self.init(operands: [infix.leftOperand, ExprSyntax(infix.operator), infix.rightOperand])
    } else {
      self = .unknown
    }
  }

  /// `a && b || c`, as alternating operands and operators.
  private init(operands: [ExprSyntax]) {
    var parts: [[ExprSyntax]] = [[]]
    for operand in operands {
      switch operand.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "||": parts.append([])
      case "&&": continue
      case nil: parts[parts.count - 1].append(operand)
      default:
        self = .unknown
        return
      }
    }
    self.init(possible: [], certain: [])
    for part in parts {
      let conditions = part.map(PlatformCondition.init)
      possible.formUnion(conditions.reduce(.all) { $0.intersection($1.possible) })
      certain.formUnion(conditions.reduce(.all) { $0.intersection($1.certain) })
    }
  }

  private static func of(_ name: String, _ argument: String) -> PlatformCondition {
    switch (name, argument) {
    case ("os", _):
      guard let platform = Platforms.named[argument] else {
        return PlatformCondition(possible: .others, certain: [])
      }
      return PlatformCondition(possible: platform, certain: platform)
    // On iOS, the code may be built for Mac Catalyst.
    case ("canImport", "AppKit"), ("canImport", "Cocoa"):
      return PlatformCondition(possible: [.macOS, .iOS], certain: .macOS)
    case ("canImport", "UIKit"):
      let platforms: Platforms = [.iOS, .tvOS, .watchOS, .visionOS]
      return PlatformCondition(possible: platforms, certain: [.iOS, .tvOS, .visionOS])
    case ("targetEnvironment", "macCatalyst"):
      return PlatformCondition(possible: .iOS, certain: [])
    default: return .unknown
    }
  }
}
