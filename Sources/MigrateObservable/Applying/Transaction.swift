/// Replaces several files: all of them or none.
struct Transaction: Sendable {
  let project: ProjectFolder
  let disk: FileSystem
  /// Whether the run has locked the project itself, for more than one transaction.
  let isLocked: Bool
  /// Whether a signal asked the run to end.
  let isStopped: @Sendable () -> Bool
  let folder: JournalFolder

  init(
    _ project: ProjectFolder, disk: FileSystem = .disk, isLocked: Bool = false,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.project = project
    self.disk = disk
    self.isLocked = isLocked
    self.isStopped = isStopped
    folder = JournalFolder(of: project)
  }

  /// Throws if an earlier run was interrupted or is still running: its changes are not the user's own.
  func checkNoRunIsOpen() throws(TransactionError) {
    guard folder.hasOpenJournal else { return }
    let lock = try acquire()
    defer { close(lock) }
    if folder.hasOpenJournal { throw .interrupted }
  }

  /// - Returns: The paths of the files that have their new contents, read again from disk.
  func apply(_ replacements: [FileReplacement]) throws(TransactionError) -> [String] {
    let lock = try isLocked ? nil : acquire()
    defer { if let lock { close(lock) } }
    if folder.hasOpenJournal { throw .interrupted }

    let files = try prepare(replacements)
    let journal = Journal(
      entries: files.map { file, replacement in
        Journal.Entry(
          path: file.path, target: project.relative(file.target) ?? file.path,
          mode: UInt32(file.status.mode), isWrittenInPlace: file.isWrittenInPlace,
          before: replacement.before,
          after: replacement.after)
      })
    do {
      try folder.begin(journal, disk)
    } catch {
      throw .refused([journalRefusal(error)])
    }

    for (index, file) in files.enumerated() {
      if isStopped() { throw .stopped(lost: rollBack(journal.entries[..<index])) }
      try replace(file, at: index, in: journal)
    }
    do {
      try folder.end(disk)
    } catch {
      throw .failed(journalRefusal(error), lost: rollBack(journal.entries[...]))
    }
    var own = OwnChanges(in: project)
    own.add(replacements, disk: disk)
    return replacements.filter { replacement in
      (try? readFile(project.absolute(replacement.path)).bytes) == replacement.after
    }.map(\.path)
  }

  /// A replacement, and the file as it was when the run began.
  private typealias PreparedReplacement = (file: PreparedFile, replacement: FileReplacement)

  /// Checks each file that is to be replaced; throws every reason against it.
  private func prepare(
    _ replacements: [FileReplacement]
  ) throws(TransactionError) -> [PreparedReplacement] {
    var files: [PreparedReplacement] = []
    var refusals: [Refusal] = []
    for replacement in replacements {
      do {
        files.append((try project.prepare(replacement), replacement))
      } catch {
        refusals.append(error)
      }
    }
    guard refusals.isEmpty else { throw .refused(refusals) }
    return files
  }

  /// Replaces the file of the journal's entry at `index`, or restores it and the files before it.
  private func replace(
    _ prepared: PreparedReplacement, at index: Int, in journal: Journal
  ) throws(TransactionError) {
    let replacement = prepared.replacement
    let file: PreparedFile
    do {
      // Checked again, because an editor may have saved the file since.
      file = try project.prepare(replacement)
      guard file.target == prepared.file.target,
        file.isWrittenInPlace == prepared.file.isWrittenInPlace
      else { throw Refusal.changed(path: file.path) }
    } catch {
      let error = error as? Refusal ?? .changed(path: replacement.path)
      let lost = rollBack(journal.entries[..<index])
      throw lost.isEmpty ? .refused([error]) : .failed(error, lost: lost)
    }
    do throws(SystemError) {
      try disk.replace(file, expecting: replacement.before, with: replacement.after)
      guard try readFile(file.target).bytes == replacement.after else {
        throw SystemError(code: EIO, path: file.path)
      }
    } catch  where error.code == ESTALE {
      let lost = rollBack(journal.entries[..<index])
      let cause = Refusal.changed(path: file.path)
      throw lost.isEmpty ? .refused([cause]) : .failed(cause, lost: lost)
    } catch {
      let cause = Refusal.system(path: file.path, reason: error.reason)
      throw .failed(cause, lost: rollBack(journal.entries[...index]))
    }
  }

  /// Locks the project until the returned descriptor is closed.
  func acquire() throws(TransactionError) -> Int32 {
    let lock: Int32?
    do {
      try folder.create(disk)
      lock = try folder.lock(disk)
    } catch {
      throw .refused([journalRefusal(error)])
    }
    guard let lock else { throw .busy }
    return lock
  }

  func journalRefusal(_ error: SystemError) -> Refusal {
    .system(path: project.relative(error.path) ?? folder.path, reason: error.reason)
  }

  /// Restores the files that were written, last one first, and deletes the journal if all could be restored.
  private func rollBack(_ entries: ArraySlice<Journal.Entry>) -> [Refusal] {
    var lost: [Refusal] = []
    for entry in entries.reversed() {
      do throws(Refusal) {
        _ = try restore(entry, isForced: false)
      } catch {
        lost.append(error)
      }
    }
    if lost.isEmpty { try? folder.abandon(disk) }
    return lost
  }
}

/// Why files were not replaced or restored.
enum TransactionError: Error, Sendable, Hashable {
  /// Another run has locked the project.
  case busy
  /// An earlier run was interrupted.
  case interrupted
  /// Nothing was written.
  case refused([Refusal])
  /// A file could not be written; all files were restored, except for `lost`.
  case failed(Refusal, lost: [Refusal])
  /// A signal asked the run to end; all files were restored, except for `lost`.
  case stopped(lost: [Refusal])
  /// The journal of the last run cannot be read, or the run cannot be marked as undone.
  case journal(Refusal)
}
