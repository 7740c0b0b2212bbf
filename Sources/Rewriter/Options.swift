/// What the user asked for, as far as the migration itself depends on it.
public struct Options: Sendable, Hashable {
  /// How `@State` evaluates a default.
  public enum Xcode: Sendable, Hashable {
    /// As the project says; where nothing says, code valid on both is written and cost rated as for 26.
    case auto
    case major(Int)
  }
  /// What becomes of a published property that is read as a publisher.
  public enum Combine: String, Sendable, Hashable, CaseIterable { case bridge, hold }
  public enum DeploymentTarget: String, Sendable, Hashable, CaseIterable { case check, ignore }

  public var xcode = Xcode.auto
  /// The strategy for heavy owners; nil chooses.
  public var heavy: Strategy?
  /// Strategies by the name of the model type; nil chooses, whatever `heavy` is.
  public var strategies: [String: Strategy?] = [:]
  public var combine = Combine.bridge
  /// Only these types, by simple or qualified name; empty means all.
  public var only: Set<String> = []
  public var except: Set<String> = []
  public var deploymentTarget = DeploymentTarget.check
  public var placeholder = false

  public init() {}
}
