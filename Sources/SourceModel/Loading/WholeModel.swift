extension ProjectModel {
  /// Creates the model of a project of which every file is parsed.
  public convenience init(files: [FileFacts], layout: ProjectLayout) {
    self.init(
      Input(
        files: files, fileCount: files.count, layout: layout, mentionsObservableObjects: true,
        questions: nil), jobs: 1)
  }

  /// - Parameter jobs: The number of threads to use.
  convenience init(_ input: Input, jobs: Int) {
    let caches = LayerCaches(of: [
      TypesCache.self, CodeCache.self, ObjectsCache.self, UsesCache.self, AnnouncingCache.self,
      ViewsCache.self,
      TrackingCache.self, InitializersCache.self,
    ])
    self.init(joining: input, caches: caches, jobs: jobs)
    collectObjects()
  }
}
