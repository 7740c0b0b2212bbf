extension Transaction {
  /// The result of undoing the last run.
  struct Restoration: Sendable {
    var restored: [String] = []
    /// Files that already had their original contents.
    var untouched: [String] = []
    /// Files that were not restored, because they changed after the run or could not be written.
    var left: [Refusal] = []
  }

  /// Restores the files that the last run changed.
  /// - Returns: nil if there is nothing to undo.
  func undo(isForced: Bool) throws(TransactionError) -> Restoration? {
    guard try lastJournal() != nil else { return nil }
    let lock = try isLocked ? nil : acquire()
    defer { if let lock { close(lock) } }
    // Read again, because another run may have undone it before the lock was acquired.
    guard let journal = try lastJournal() else { return nil }
    var result = Restoration()
    for entry in journal.entries {
      if isStopped() { throw .stopped(lost: []) }
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
    do {
      if result.left.isEmpty {
        try folder.discard(disk)
      } else if folder.hasOpenJournal {
        try folder.end(disk)
      }
    } catch {
      throw .journal(journalRefusal(error))
    }
    return result
  }

  private func lastJournal() throws(TransactionError) -> Journal? {
    do {
      return try folder.readJournal()
    } catch {
      throw .journal(error)
    }
  }

  /// Restores the original contents of a file, if it is as the run left it.
  /// - Returns: false if it already had them.
  func restore(_ entry: Journal.Entry, isForced: Bool) throws(Refusal) -> Bool {
    let file: PreparedFile
    do {
      file = try project.locate(entry.path)
    } catch {
      guard isForced, case .missing = error else { throw error }
      try recreate(entry)
      return true
    }
    do throws(SystemError) {
      // The temporary file of a run that was killed.
      if (try? FileStatus(ofLink: file.temporary)) != nil { try disk.remove(file.temporary) }
      let bytes = try readFile(file.target).bytes
      if bytes == entry.before { return false }
      if isForced || bytes == entry.after || entry.isHalfWritten(bytes) {
        do {
          try disk.replace(file, expecting: bytes, with: entry.before)
        } catch {
          guard error.code == ENOSPC || error.code == EDQUOT else { throw error }
          try disk.overwrite(file.target, with: entry.before)
        }
        return true
      }
    } catch {
      throw .system(path: entry.path, reason: error.reason)
    }
    throw .changed(path: entry.path)
  }

  /// Re-creates a deleted file and its folders.
  private func recreate(_ entry: Journal.Entry) throws(Refusal) {
    guard !entry.target.hasPrefix("/"), ProjectFolder.mayContainSources(entry.target) else {
      throw .outside(path: entry.path)
    }
    let parts = entry.target.split(separator: "/")
    do throws(SystemError) {
      var folder = project.path
      for part in parts.dropLast() {
        let parent = folder
        folder += "/" + part
        if (try? FileStatus(ofLink: folder)) == nil {
          try disk.createFolder(folder, 0o777)
          try disk.synchronizeFolder(parent)
        }
        // A symbolic link could lead outside the project.
        guard try FileStatus(ofLink: folder).kind == .folder else {
          throw SystemError(code: ENOTDIR, path: folder)
        }
      }
      let path = project.absolute(entry.target)
      let temporary = folder + "/" + PreparedFile.temporaryName
      guard (try? FileStatus(ofLink: path)) == nil else {
        throw SystemError(code: EEXIST, path: path)
      }
      try disk.createFile(temporary, containing: entry.before, mode: mode_t(entry.mode))
      do {
        try disk.rename(temporary, path)
      } catch {
        try? disk.remove(temporary)
        throw error
      }
      try disk.synchronizeFolder(folder)
    } catch {
      throw .system(path: entry.path, reason: error.reason)
    }
  }
}
