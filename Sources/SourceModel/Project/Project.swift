/// The input of the tool: the contents of all files that one run reads.
public struct Project: Sendable {
  /// All Swift files of the project, including those outside the editing scope.
  public let sources: [SourceFile]
  /// The manifests and project files (`ProjectLayout.isManifest`), and the files of documentation catalogs
  /// (`DocumentationCatalogs.holds`).
  public let manifests: [ManifestFile]

  public init(sources: [SourceFile], manifests: [ManifestFile] = []) {
    self.sources = sources
    self.manifests = manifests
  }
}
