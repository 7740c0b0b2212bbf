import Rewriter

extension Options {
  /// What the command line says, else what the project's configuration says.
  init(_ command: MigrateObservableCommand, _ configuration: Configuration) throws(Failure) {
    self.init()
    if let value = command.xcode ?? configuration.xcode { xcode = try Self.xcode(value) }
    if let value = command.heavy ?? configuration.heavy, value != "auto" {
      heavy = try Self.strategy(value, option: "--heavy")
    }
    for (type, name) in configuration.strategies {
      strategies[type] = try Self.strategy(name, option: "strategies.\(type)")
    }
    for pair in command.strategy {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw Failure(.usage, "error: --strategy takes TYPE=STRATEGY, not `\(pair)`")
      }
      strategies[parts[0]] = try Self.strategy(parts[1], option: "--strategy")
    }
    if let value = command.combine ?? configuration.combine {
      combine = try Self.choice(value, option: "--combine")
    }
    only = Set(command.only.isEmpty ? configuration.only : command.only)
    except = Set(command.except.isEmpty ? configuration.except : command.except)
    if let value = command.deploymentTarget ?? configuration.deploymentTarget {
      deploymentTarget = try Self.choice(value, option: "--deployment-target")
    }
    placeholder = command.placeholder
  }

  private static func xcode(_ value: String) throws(Failure) -> Xcode {
    if value == "auto" { return .auto }
    guard let major = Int(value), major > 0 else {
      throw Failure(.usage, "error: --xcode takes auto or a major version, not `\(value)`")
    }
    return .major(major)
  }

  private static func strategy(_ name: String, option: String) throws(Failure) -> Strategy {
    try choice(name, option: option)
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, option: String
  ) throws(Failure) -> Value {
    if let value = Value(rawValue: name) { return value }
    let names = Value.allCases.map(\.rawValue)
    let nearest = nearestName(to: name, among: names)
    throw Failure(
      .usage,
      "error: \(option) takes \(names.joined(separator: ", ")), not `\(name)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
  }
}
