import Rewriter

extension Options {
  /// Takes each option from the command line, or from the configuration if it is not given there.
  init(_ command: MigrateObservableCommand, _ configuration: Configuration) throws(Failure) {
    self.init()
    /// The value from the command line, or from the configuration, and the start of error messages about it.
    func setting(
      _ option: String, _ given: String?, _ key: String, _ configured: String?
    ) -> (value: String, place: String)? {
      given.map { ($0, "error: \(option)") }
        ?? configured.map { ($0, configuration.place(of: key)) }
    }
    if let (value, place) = setting("--xcode", command.xcode, "xcode", configuration.xcode) {
      xcode = try Self.xcode(value, place)
    }
    if let (value, place) = setting("--heavy", command.heavy, "heavy", configuration.heavy) {
      heavy = try Self.strategy(value, place)
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
    if let (value, place) = setting("--combine", command.combine, "combine", configuration.combine)
    {
      combine = try Self.choice(value, place)
    }
    if let (value, place) = setting(
      "--unpublished", command.unpublished, "unpublished", configuration.unpublished)
    {
      unpublished = try Self.choice(value, place)
    }
    only = Set(command.only.isEmpty ? configuration.only : command.only)
    except = Set(command.except.isEmpty ? configuration.except : command.except)
    if let (value, place) = setting(
      "--deployment-target", command.deploymentTarget, "deploymentTarget",
      configuration.deploymentTarget)
    {
      deploymentTarget = try Self.choice(value, place)
    }
    placeholder = command.placeholder
    isSafe = command.safe
  }

  /// - Parameter place: the start of an error message: where the value was given.
  private static func xcode(_ value: String, _ place: String) throws(Failure) -> Xcode {
    if value == "auto" { return .auto }
    guard let major = Int(value), major > 0 else {
      throw Failure(.usage, "\(place) takes auto or a major version, not `\(value)`")
    }
    return .major(major)
  }

  /// nil for `auto`.
  /// - Parameter place: the start of an error message: where the value was given.
  private static func strategy(_ name: String, _ place: String) throws(Failure) -> Strategy? {
    name == "auto" ? nil : try choice(name, place)
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
