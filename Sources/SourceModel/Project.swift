/// What the tool is handed: all the bytes that one run looks at.
public struct Project: Sendable {
  /// All the Swift files of the project, those outside the editing scope included.
  public let sources: [SourceFile]
  /// The manifests and project files (`ProjectLayout.isManifest`).
  public let manifests: [ManifestFile]

  public init(sources: [SourceFile], manifests: [ManifestFile] = []) {
    self.sources = sources
    self.manifests = manifests
  }
}
