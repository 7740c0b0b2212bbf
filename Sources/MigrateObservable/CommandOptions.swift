import Rewriter
import SourceModel

/// An option with one value that decides how a run migrates. The configuration may give it too, by the same name.
enum Setting: String, CaseIterable {
  case xcode, heavy, combine, unpublished, deploymentTarget, assumeFloor

  var option: String {
    "--" + rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }

  func value(in command: MigrateObservableCommand) -> String? {
    switch self {
    case .xcode: command.xcode
    case .heavy: command.heavy
    case .combine: command.combine
    case .unpublished: command.unpublished
    case .deploymentTarget: command.deploymentTarget
    case .assumeFloor: command.assumeFloor
    }
  }
}

extension Options {
  /// Takes each option from the command line, or from the configuration if it is not given there.
  init(_ command: MigrateObservableCommand, _ configuration: Configuration) throws(Failure) {
    self.init()
    for setting in Setting.allCases {
      let given = setting.value(in: command).map { ($0, "error: \(setting.option)") }
      let configured = configuration.settings[setting].map {
        ($0, configuration.place(of: setting.rawValue))
      }
      guard let (value, place) = given ?? configured else { continue }
      switch setting {
      case .xcode: xcode = try Self.xcode(value, place)
      case .heavy: heavy = try Self.strategy(value, place)
      case .combine: combine = try Self.choice(value, place)
      case .unpublished: unpublished = try Self.choice(value, place)
      case .deploymentTarget: deploymentTarget = try Self.choice(value, place)
      case .assumeFloor: assumedFloors = try Self.floors(value, place)
      }
    }
    for (type, name) in configuration.strategies.sorted(by: { $0.key < $1.key }) {
      let strategy = try Self.strategy(name, configuration.place(of: "strategies.\(type)"))
      strategies.updateValue(strategy, forKey: type)
    }
    for pair in command.strategy {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw Failure(.usage, "error: --strategy takes TYPE=STRATEGY, not `\(pair)`")
      }
      let strategy = try Self.strategy(parts[1], "error: --strategy")
      strategies.updateValue(strategy, forKey: parts[0])
    }
    only = Set(command.only.isEmpty ? configuration.only : command.only)
    except = Set(command.except.isEmpty ? configuration.except : command.except)
    placeholder = command.placeholder
    isSafe = command.safe
  }

  /// - Parameter place: the start of an error message: where the value was given.
  private static func xcode(_ value: String, _ place: String) throws(Failure) -> Xcode {
    if value == "auto" { return .auto }
    guard let major = Int(value), major > 0 else {
      throw Failure(.usage, "\(place) takes auto or a major version, not `\(value)`")
    }
    // There is no Xcode 17 to 25.
    guard major == 15 || major == 16 || major >= 26 else {
      throw Failure(
        .usage, "\(place) takes a version with Observation: 15, 16, or 26 and later, not `\(value)`"
      )
    }
    return .major(major)
  }

  /// nil for `auto`.
  /// - Parameter place: the start of an error message: where the value was given.
  private static func strategy(_ name: String, _ place: String) throws(Failure) -> Strategy? {
    name == "auto" ? nil : try choice(name, place)
  }

  /// - Parameter place: the start of an error message: where the value was given.
  private static func floors(
    _ value: String, _ place: String
  ) throws(Failure) -> PlatformVersions {
    guard let floors = PlatformVersions(value) else {
      throw Failure(
        .usage,
        "\(place) takes platforms with versions, such as ios17 or ios17,macos14, not `\(value)`")
    }
    for (platform, version) in floors.versions where version < platform.firstWithObservation {
      throw Failure(
        .usage,
        "\(place) takes versions with Observation, and \(platform.rawValue) has it from "
          + "\(platform.firstWithObservation) on, not `\(value)`")
    }
    return floors
  }

  /// - Parameter place: the start of an error message: where the value was given.
  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ place: String
  ) throws(Failure) -> Value {
    if let value = Value(rawValue: name) { return value }
    let names = Value.allCases.map(\.rawValue)
    let nearest = nearestName(to: name, among: names)
    throw Failure(
      .usage,
      "\(place) takes \(names.joined(separator: ", ")), not `\(name)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
  }
}

extension Configuration {
  /// The start of an error message about the value of a key.
  fileprivate func place(of key: String) -> String { "\(path): error: `\(key)`" }
}
