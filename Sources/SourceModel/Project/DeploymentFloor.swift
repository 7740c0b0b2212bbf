/// An Apple platform that a target can be built for.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

  /// The first release that includes the Observation framework.
  public var firstWithObservation: PlatformVersion {
    switch self {
    case .iOS, .tvOS, .macCatalyst: PlatformVersion(major: 17)
    case .macOS: PlatformVersion(major: 14)
    case .watchOS: PlatformVersion(major: 10)
    case .visionOS: PlatformVersion(major: 1)
    }
  }

  /// Creates the platform with this name, in any case.
  init?(name: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { return nil }
    self = found
  }

  var deploymentSetting: String? {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .macCatalyst: nil
    }
  }

  /// Creates the platform of an SDK as named in `SDKROOT` and `SUPPORTED_PLATFORMS`; nil for an unknown SDK.
  init?(sdk: some StringProtocol) {
    if sdk.hasPrefix("iphone") {
      self = .iOS
    } else if sdk.hasPrefix("macosx") {
      self = .macOS
    } else if sdk.hasPrefix("appletv") {
      self = .tvOS
    } else if sdk.hasPrefix("watch") {
      self = .watchOS
    } else if sdk.hasPrefix("xr") {
      self = .visionOS
    } else {
      return nil
    }
  }
}

/// A platform's version, without the patch number, which does not affect the availability of frameworks.
public struct PlatformVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version such as `16`, `16.4` or `10.15.1`; nil if the text is not a version.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let major = Int(first) else { return nil }
    var minor = 0
    if parts.count > 1 {
      guard let second = Int(parts[1]) else { return nil }
      minor = second
    }
    self.init(major: major, minor: minor)
  }

  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  public var description: String { "\(major).\(minor)" }
}

/// A version of each of some platforms.
public struct PlatformVersions: Sendable, Hashable, CustomStringConvertible {
  public private(set) var versions: [Platform: PlatformVersion] = [:]

  public init() {}

  /// The first versions with Observation.
  public init(withObservation platforms: some Sequence<Platform>) {
    for platform in platforms { versions[platform] = platform.firstWithObservation }
  }

  /// Parses `ios17` or `iOS17.2,macOS14`; nil if the text is not a list of platforms with versions.
  public init?(_ text: some StringProtocol) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.prefix(while: \.isLetter)
      guard let platform = Platform(name: name),
        let version = PlatformVersion(part.dropFirst(name.count))
      else { return nil }
      versions[platform] = version
    }
  }

  /// What `init(_:)` parses.
  public var description: String {
    names.map { $0.lowercased().replacing(" ", with: "") }.joined(separator: ",")
  }

  /// `iOS 17`, `macOS 14`.
  public var names: [String] {
    Platform.allCases.compactMap { platform in
      versions[platform].map { version in
        platform.rawValue + " "
          + (version.minor == 0 ? String(version.major) : version.description)
      }
    }
  }
}

/// The minimum deployment target of a target on one platform, and where a manifest states it.
public struct DeploymentFloor: Sendable, Hashable {
  public let platform: Platform
  public let version: PlatformVersion
  /// The path of the manifest that states it.
  public let file: String
  /// 1-based line in `file`.
  public let line: Int

  public init(platform: Platform, version: PlatformVersion, file: String, line: Int) {
    self.platform = platform
    self.version = version
    self.file = file
    self.line = line
  }

  /// Whether the minimum version is older than the first release with Observation.
  public var blocksObservation: Bool { version < platform.firstWithObservation }

  /// The version, or the assumed one if that is newer.
  public func version(assuming versions: PlatformVersions) -> PlatformVersion {
    max(version, versions.versions[platform] ?? version)
  }

  /// Orders by platform in declaration order, then by version, then by file and line.
  static func isOrderedBefore(_ left: DeploymentFloor, _ right: DeploymentFloor) -> Bool {
    let platforms = Platform.allCases
    let leftRank = platforms.firstIndex(of: left.platform) ?? 0
    let rightRank = platforms.firstIndex(of: right.platform) ?? 0
    if leftRank != rightRank { return leftRank < rightRank }
    if left.version != right.version { return left.version < right.version }
    return (left.file, left.line) < (right.file, right.line)
  }

  /// The sorted floors, each once: configurations may share a line.
  static func distinct(_ floors: [DeploymentFloor]) -> [DeploymentFloor] {
    floors.sorted(by: isOrderedBefore).uniqued()
  }
}
