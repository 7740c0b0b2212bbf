extension Transaction {
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
    guard try lastJournal() != nil else { return nil }
    let lock = try acquire()
    defer { close(lock) }
    // Once more: another run may have undone it meanwhile.
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

  private func lastJournal() throws(Trouble) -> Journal? {
    do {
      return try folder.readJournal()
    } catch {
      throw .journal(error)
    }
  }

  /// Gives a file its original bytes, if it is as the run left it.
  /// - Returns: false where it had them.
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
      // What a run that was killed was about to put in place of the file.
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

  /// Makes a file anew that was deleted, and the folders it lay in.
  private func recreate(_ entry: Journal.Entry) throws(Refusal) {
    guard !entry.target.hasPrefix("/"), ProjectFolder.mayHoldSources(entry.target) else {
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
        // No link may lead elsewhere.
        guard try FileStatus(ofLink: folder).kind == .folder else {
          throw SystemError(code: ENOTDIR, path: folder)
        }
      }
      let path = project.absolute(entry.target)
      let temporary = folder + "/" + PreparedFile.temporaryName
      guard (try? FileStatus(ofLink: path)) == nil else {
        throw SystemError(code: EEXIST, path: path)
      }
      try disk.createFile(temporary, holding: entry.before, mode: mode_t(entry.mode))
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
