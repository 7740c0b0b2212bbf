import SourceModel

extension ProjectFolder {
  /// The project of the latest run that can be undone: of those around a folder, and of those below it,
  /// as a run takes the project of its paths and not of the folder that it was started in.
  /// - Parameter workingFolder: absolute, without links.
  init?(ofLastRunFrom workingFolder: String) {
    var latest: (time: Int, folder: String)?
    func look(in folder: String) {
      let journals = JournalFolder(of: ProjectFolder(path: folder, workingFolder: workingFolder))
      guard let time = journals.timeOfRun, time > latest?.time ?? .min else { return }
      latest = (time, folder)
    }
    var around = workingFolder
    while around != "/" {
      look(in: around)
      around = parentFolder(of: around)
    }
    look(in: "/")
    var below = [workingFolder]
    while let folder = below.popLast() {
      for name in (try? namesInFolder(folder)) ?? []
      where !name.hasPrefix(".") && !Self.isNeverRead(name) {
        let path = folder == "/" ? "/" + name : folder + "/" + name
        guard (try? FileStatus(ofLink: path))?.kind == .folder else { continue }
        look(in: path)
        below.append(path)
      }
    }
    guard let latest else { return nil }
    self.init(path: latest.folder, workingFolder: workingFolder)
  }
}
