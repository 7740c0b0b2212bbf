/// Where a project's journals are kept: in the repository's Git folder, else in a folder of the project.
///
/// `open` is the journal of a run that has not ended, `last` that of the last one that has.
struct JournalFolder: Sendable {
  let path: String
  /// Folders to be made, outermost first; the last is `path`.
  private let folders: [String]
  private let isInProject: Bool
  /// Projects of one repository may share files, so that they share the lock as well.
  private let lockPath: String

  private var open: String { path + "/open" }
  private var last: String { path + "/last" }
  private var temporary: String { path + "/new" }

  init(of project: ProjectFolder) {
    if let (repository, gitFolder) = Self.gitFolder(of: project.path) {
      // Several projects may share a repository.
      let inRepository = project.path.utf8.dropFirst(repository.utf8.count)
      let base = gitFolder + "/migrate-observable"
      path = base + "/" + String(Self.fingerprint(inRepository), radix: 16)
      folders = [base, path]
      isInProject = false
      lockPath = base + "/lock"
    } else {
      path = project.path + "/.migrate-observable"
      folders = [path]
      isInProject = true
      lockPath = path + "/lock"
    }
  }

  /// A `.git` that is a file or a link points elsewhere, and nothing is written elsewhere.
  private static func gitFolder(of project: String) -> (repository: String, gitFolder: String)? {
    var folder = project
    while true {
      let candidate = folder == "/" ? "/.git" : folder + "/.git"
      if let status = try? FileStatus(ofLink: candidate) {
        return status.kind == .folder ? (folder, candidate) : nil
      }
      if folder == "/" { return nil }
      folder = parentFolder(of: folder)
    }
  }

  /// FNV-1a
  private static func fingerprint(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Makes the folder, and makes sure that no link leads out of it.
  func create(_ disk: FileSystem) throws(SystemError) {
    for folder in folders {
      do {
        try disk.createFolder(folder, 0o700)
      } catch {
        guard error.code == EEXIST else { throw error }
      }
      guard try FileStatus(ofLink: folder).kind == .folder else {
        throw SystemError(code: ENOTDIR, path: folder)
      }
    }
    if isInProject, (try? FileStatus(ofLink: path + "/.gitignore")) == nil {
      try disk.createFile(path + "/.gitignore", holding: Array("*\n".utf8))
    }
  }

  /// Keeps other runs out until the result is closed; nil while another run is at work.
  func lock(_ disk: FileSystem) throws(SystemError) -> Int32? {
    let file: Int32
    do {
      file = try disk.create(lockPath)
    } catch {
      guard error.code == EEXIST else { throw error }
      file = try disk.openExisting(lockPath)
    }
    // A process that is being started holds a copy of the lock until it runs its own program, so a
    // few more tries are made before another run is said to be at work.
    var tries = 100
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK, tries > 0 else { break }
      tries -= 1
      poll(nil, 0, 5)
    }
    if tries > 0, flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    // Some network disks have no locks; there the journal alone must do.
    guard errno == EWOULDBLOCK else { return file }
    close(file)
    return nil
  }

  var hasOpenJournal: Bool { (try? FileStatus(ofLink: open)) != nil }

  /// When the run began that can be undone, in nanoseconds since 1970; nil where there is none.
  var timeOfRun: Int? {
    [open, last].lazy.compactMap { try? FileStatus(ofLink: $0).modified }.first
  }

  /// The journal of the run that was cut off, else of the last one.
  func readJournal() throws(Refusal) -> Journal? {
    for path in [open, last] {
      let bytes: [UInt8]
      do throws(SystemError) {
        guard try FileStatus(ofLink: path).kind == .file else { continue }
        bytes = try readFile(path).bytes
      } catch {
        if error.code == ENOENT || error.code == ENOTDIR { continue }
        throw .system(path: path, reason: error.reason)
      }
      guard let journal = Journal(bytes) else { throw .damaged(path: path) }
      return journal
    }
    return nil
  }

  /// When this returns, the disk holds the journal.
  func begin(_ journal: Journal, _ disk: FileSystem) throws(SystemError) {
    try disk.createFile(temporary, holding: journal.bytes)
    do {
      try disk.rename(temporary, open)
      try disk.synchronizeFolder(path)
    } catch {
      try? disk.remove(temporary)
      try? disk.remove(open)
      throw error
    }
  }

  /// The run has ended, and can still be undone.
  func end(_ disk: FileSystem) throws(SystemError) {
    try disk.rename(open, last)
    try disk.synchronizeFolder(path)
  }

  /// Nothing is left to undo.
  func discard(_ disk: FileSystem) throws(SystemError) {
    for path in [open, last] {
      do {
        try disk.remove(path)
      } catch {
        guard error.code == ENOENT else { throw error }
      }
    }
    try disk.synchronizeFolder(path)
  }

  /// The run has changed nothing, or put everything back; the one before it can still be undone.
  func abandon(_ disk: FileSystem) throws(SystemError) {
    try disk.remove(open)
    try disk.synchronizeFolder(path)
  }
}
