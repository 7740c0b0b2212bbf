import Foundation

/// Replaces files: all of them, or none.
struct Transaction: Sendable {
  let project: ProjectFolder
  let disk: FileSystem
  private let folder: JournalFolder

  init(_ project: ProjectFolder, disk: FileSystem = .disk) {
    self.project = project
    self.disk = disk
    folder = JournalFolder(of: project)
  }

  enum Trouble: Error, Sendable, Hashable {
    /// Another run holds the project.
    case busy
    /// A run before this one was cut off.
    case interrupted
    /// Nothing was written.
    case refused([Refusal])
    /// A file could not be written; those that were are as before, except for `lost`.
    case failed(Refusal, lost: [Refusal])
  }

  /// - Returns: The paths of the files that hold their new bytes, re-read from the disk.
  func apply(_ replacements: [FileReplacement]) throws(Trouble) -> [String] {
    let lock = try acquire()
    defer { close(lock) }
    if folder.hasOpenJournal { throw .interrupted }

    var files: [(file: PreparedFile, replacement: FileReplacement)] = []
    var refusals: [Refusal] = []
    for replacement in replacements {
      do {
        files.append((try project.prepare(replacement), replacement))
      } catch {
        refusals.append(error)
      }
    }
    guard refusals.isEmpty else { throw .refused(refusals) }

    let journal = Journal(
      entries: files.map { file, replacement in
        Journal.Entry(
          path: file.path, mode: UInt32(file.status.mode),
          isWrittenInPlace: file.isWrittenInPlace, before: replacement.before,
          after: replacement.after)
      })
    do {
      try folder.begin(journal, disk)
    } catch {
      throw .failed(journalRefusal(error), lost: [])
    }

    for (index, (file, replacement)) in files.enumerated() {
      do {
        // Once more: somebody may have saved the file since.
        _ = try project.prepare(replacement)
      } catch {
        let lost = putBack(journal.entries[..<index])
        throw lost.isEmpty ? .refused([error]) : .failed(error, lost: lost)
      }
      do throws(SystemError) {
        try disk.replace(file, with: replacement.after)
        guard try readFile(file.target).bytes == replacement.after else {
          throw SystemError(code: EIO, path: file.path)
        }
      } catch {
        let cause = Refusal.system(path: file.path, reason: error.reason)
        throw .failed(cause, lost: putBack(journal.entries[...index]))
      }
    }
    do {
      try folder.end(disk)
    } catch {
      throw .failed(journalRefusal(error), lost: putBack(journal.entries[...]))
    }
    return replacements.filter { replacement in
      (try? readFile(project.absolute(replacement.path)).bytes) == replacement.after
    }.map(\.path)
  }

  private func acquire() throws(Trouble) -> Int32 {
    do {
      try folder.create(disk)
      guard let lock = try folder.lock(disk) else { throw Trouble.busy }
      return lock
    } catch let error as SystemError {
      throw .failed(journalRefusal(error), lost: [])
    } catch {
      throw .busy
    }
  }

  private func journalRefusal(_ error: SystemError) -> Refusal {
    .system(path: project.relative(error.path) ?? folder.path, reason: error.reason)
  }

  /// Undoes what was written, the last first, and closes the journal if all is as it was.
  private func putBack(_ entries: ArraySlice<Journal.Entry>) -> [Refusal] {
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

  // MARK: Undoing

  /// What came of undoing the last run.
  struct Restoration: Sendable {
    var restored: [String] = []
    /// Files that held their original bytes already.
    var untouched: [String] = []
    /// Files that somebody changed since, and other files that are not as they were.
    var left: [Refusal] = []
  }

  /// Restores what the last run changed.
  /// - Returns: nil where there is nothing to undo.
  func undo(isForced: Bool) throws(Trouble) -> Restoration? {
    do {
      guard try folder.readJournal() != nil else { return nil }
    } catch {
      throw .failed(journalRefusal(error), lost: [])
    }
    let lock = try acquire()
    defer { close(lock) }
    do {
      guard let journal = try folder.readJournal() else { return nil }
      var result = Restoration()
      for entry in journal.entries {
        do throws(Refusal) {
          if try restore(entry, isForced: isForced) {
            result.restored.append(entry.path)
          } else {
            result.untouched.append(entry.path)
          }
        } catch {
          result.left.append(error)
        }
      }
      if result.left.isEmpty {
        try folder.discard(disk)
      } else if folder.hasOpenJournal {
        try folder.end(disk)
      }
      return result
    } catch {
      throw .failed(journalRefusal(error), lost: [])
    }
  }

  /// Gives a file its original bytes, if it is as the run left it.
  /// - Returns: false where it had them.
  private func restore(_ entry: Journal.Entry, isForced: Bool) throws(Refusal) -> Bool {
    let file = try project.locate(entry.path)
    do {
      // What a run that was killed was about to put in place of the file.
      if (try? FileStatus(ofLink: file.temporary)) != nil { try disk.remove(file.temporary) }
      let bytes = try readFile(file.target).bytes
      if bytes == entry.before { return false }
      guard isForced || bytes == entry.after || entry.isHalfWritten(bytes) else {
        throw Refusal.changed(path: entry.path)
      }
      try disk.replace(file, with: entry.before)
      return true
    } catch let error as SystemError {
      throw .system(path: entry.path, reason: error.reason)
    } catch {
      throw .changed(path: entry.path)
    }
  }
}
