/// The folder with the journals of a project: inside `.git` of its repository, or in the project if it has none.
///
/// `open` is the journal of a run that has not ended, `last` is that of the last run that has ended, and `last.1` and so
/// on are those of the runs before it.
struct JournalFolder: Sendable {
  let path: String
  /// The folders to create, outermost first; the last is `path`.
  private let folders: [String]
  private let isInProject: Bool
  /// Projects in the same repository share the lock, because they may share files.
  private let lockPath: String

  private var open: String { path + "/open" }
  private var last: String { path + "/last" }
  /// How many runs can be undone.
  static let depth = 10
  private func earlier(_ number: Int) -> String { number == 0 ? last : "\(last).\(number)" }
  private var temporary: String { path + "/new" }

  init(of project: ProjectFolder) {
    if let (repository, gitFolder) = Self.gitFolder(of: project.path) {
      // A repository may contain several projects.
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

  /// Nil if `.git` is a file or a symbolic link: it refers to a folder elsewhere, where nothing may be written.
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

  /// Creates the folder, and checks that no part of its path is a symbolic link.
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
      try disk.createFile(path + "/.gitignore", containing: Array("*\n".utf8))
    }
  }

  /// Locks the project until the returned descriptor is closed; nil if another run has locked it.
  func lock(_ disk: FileSystem) throws(SystemError) -> Int32? {
    let file: Int32
    do {
      file = try disk.create(lockPath)
    } catch {
      guard error.code == EEXIST else { throw error }
      file = try disk.openExisting(lockPath)
    }
    // A child process inherits the lock until it starts its program, so several attempts are made before
    // concluding that another run has locked the project.
    var tries = 100
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK, tries > 0 else { break }
      tries -= 1
      poll(nil, 0, 5)
    }
    if tries > 0, flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    // Some network file systems have no locks; the journal is the only protection there.
    guard errno == EWOULDBLOCK else { return file }
    close(file)
    return nil
  }

  var hasOpenJournal: Bool { (try? FileStatus(ofLink: open)) != nil }

  /// When the run that can be undone began, in nanoseconds since 1970; nil if there is none.
  var timeOfRun: Int? {
    [open, last].firstNonNil { try? FileStatus(ofLink: $0).modified }
  }

  /// The journal of the run that was interrupted, or of the last run if there is none.
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

  /// Writes the journal; it is on disk when this returns.
  func begin(_ journal: Journal, _ disk: FileSystem) throws(SystemError) {
    try disk.createFile(temporary, containing: journal.bytes)
    do {
      try disk.rename(temporary, open)
      try disk.synchronizeFolder(path)
    } catch {
      try? disk.remove(temporary)
      try? disk.remove(open)
      throw error
    }
  }

  /// The journals of the runs that can be undone, the last run first; one that is damaged is left out. Each is read when
  /// it is asked for.
  var journals: some Sequence<Journal> {
    ([open] + (0..<Self.depth).map(earlier)).lazy.compactMap { path -> Journal? in
      guard (try? FileStatus(ofLink: path).kind) == .file else { return nil }
      return (try? readFile(path).bytes).flatMap(Journal.init)
    }
  }

  /// Adds to the journal of the last run that its changes were committed.
  func record(_ commits: Journal.Commits, _ disk: FileSystem) throws(SystemError) {
    guard let journal = Journal(try readFile(last).bytes) else { return }
    let marked = Journal(entries: journal.entries, commits: commits)
    try disk.createFile(temporary, containing: marked.bytes)
    try disk.rename(temporary, last)
    try disk.synchronizeFolder(path)
  }

  /// Marks the run as ended; it can still be undone.
  func end(_ disk: FileSystem) throws(SystemError) {
    for number in (0..<Self.depth - 1).reversed()
    where (try? FileStatus(ofLink: earlier(number))) != nil {
      try disk.rename(earlier(number), earlier(number + 1))
    }
    try disk.rename(open, last)
    try disk.synchronizeFolder(path)
  }

  /// Deletes the journal of the run that was undone; the run before it is then the last one.
  func discard(_ disk: FileSystem) throws(SystemError) {
    if hasOpenJournal { return try abandon(disk) }
    do {
      try disk.remove(last)
    } catch {
      guard error.code == ENOENT else { throw error }
    }
    for number in 1..<Self.depth where (try? FileStatus(ofLink: earlier(number))) != nil {
      try disk.rename(earlier(number), earlier(number - 1))
    }
    try disk.synchronizeFolder(path)
  }

  /// Deletes the journal of a run that changed nothing or restored everything; the run before it can still be undone.
  func abandon(_ disk: FileSystem) throws(SystemError) {
    try disk.remove(open)
    try disk.synchronizeFolder(path)
  }
}
