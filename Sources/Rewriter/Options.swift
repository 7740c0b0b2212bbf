import SourceModel

/// The options that affect the migration itself.
public struct Options: Sendable, Hashable {
  /// How `@State` evaluates a default.
  public enum Xcode: Sendable, Hashable {
    /// As the project says. If it does not say, the code is valid for both and costs are rated as for Xcode 26.
    case auto
    case major(Int)

    /// The major version that is asked for, otherwise the one that the project states; nil if it states none.
    public func major(in layout: ProjectLayout) -> Int? {
      if case .major(let asked) = self { return asked }
      return layout.xcode?.major
    }
  }
  /// What happens to a published property that is used as a publisher.
  public enum Combine: String, Sendable, Hashable, CaseIterable { case bridge, block }
  /// What happens to a stored property that was not published.
  public enum Unpublished: String, Sendable, Hashable, CaseIterable {
    /// It stays untracked, unless views read it.
    case exact
    /// The same, but a private one whose tracking no view can notice stays as it is written.
    case minimal
  }
  public enum DeploymentTarget: String, Sendable, Hashable, CaseIterable { case check, ignore }

  public var xcode = Xcode.auto
  /// The strategy for heavy owners; nil chooses automatically.
  public var heavy: Strategy?
  /// Strategies by the name of the model type; nil chooses automatically, whatever `heavy` is.
  public var strategies: [String: Strategy?] = [:]
  public var combine = Combine.bridge
  public var unpublished = Unpublished.exact
  /// Only these types, by simple or qualified name; empty means all.
  public var only: Set<String> = []
  public var except: Set<String> = []
  public var deploymentTarget = DeploymentTarget.check
  /// Deployment targets below these count as raised to them.
  public var assumedFloors = PlatformVersions()
  public var placeholder = false
  /// Whether a warning about a change blocks the types that need the change.
  public var isSafe = false

  public init() {}
}
