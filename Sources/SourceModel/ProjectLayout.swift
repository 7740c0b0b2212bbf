public struct ManifestFile: Sendable {
  public let path: String
  public let bytes: [UInt8]
  public init(path: String, bytes: [UInt8]) { self.path = path; self.bytes = bytes }
}
public struct DeploymentFloor: Sendable, Hashable { public let file: String; public let line: Int }
public struct ProjectLayout: Sendable {
  public init(manifests: [ManifestFile], sourcePaths: [String]) {}
  public func canSee(_ a: String, _ b: String) -> Bool { true }
  public func moduleNames(of path: String) -> [String] { [] }
  public func isModuleName(_ name: String) -> Bool { false }
  public static func isManifest(_ path: String) -> Bool { path.hasSuffix("Package.swift") || path.hasSuffix(".pbxproj") }
  public func floorBlockingObservation(of path: String) -> DeploymentFloor? { nil }
}
