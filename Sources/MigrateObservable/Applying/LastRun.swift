import SourceModel

extension ProjectFolder {
  /// The project of the latest run that can be undone, among the folders around and below a folder: a run works on the
  /// project of its paths, which need not be that of the current folder.
  /// - Parameter workingFolder: absolute, with symbolic links resolved.
  init?(ofLastRunFrom workingFolder: String) {
    var latest: (time: Int, folder: String)?
    func check(_ folder: String) {
      let journals = JournalFolder(of: ProjectFolder(path: folder, workingFolder: workingFolder))
      guard let time = journals.timeOfRun, time > latest?.time ?? .min else { return }
      latest = (time, folder)
    }
    var around = workingFolder
    while around != "/" {
      check(around)
      around = parentFolder(of: around)
    }
    check("/")
    var below = [workingFolder]
    while let folder = below.popLast() {
      for name in (try? namesInFolder(folder)) ?? []
      where !name.hasPrefix(".") && !Self.isNeverRead(name) {
        let path = folder == "/" ? "/" + name : folder + "/" + name
        guard (try? FileStatus(ofLink: path))?.kind == .folder else { continue }
        check(path)
        below.append(path)
      }
    }
    guard let latest else { return nil }
    self.init(path: latest.folder, workingFolder: workingFolder)
  }
}
