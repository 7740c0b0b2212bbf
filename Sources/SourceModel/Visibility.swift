/// What code of a file can name, by access, target and imports.
extension ProjectModel {
  /// The candidates that a file can see, its own before those of its module before imported ones.
  func visible(_ candidates: [TypeID], from file: Int) -> [TypeID] {
    // Most names have one type.
    if candidates.count == 1 { return isVisible(candidates[0], from: file) ? candidates : [] }
    let own = candidates.filter { self[$0].primary.file == file }
    if !own.isEmpty { return own }
    let accessible = candidates.filter { !self[self[$0].primary].isFilePrivate }
    let module = accessible.filter { canSee(self[$0].primary.file, file) }
    if !module.isEmpty {
      // A file that no target compiles is left over, where targets are known for others.
      let compiled = module.filter { !placements[self[$0].primary.file].targets.isEmpty }
      return ofOwnProject(compiled.isEmpty ? module : compiled, from: file)
    }
    let imported = accessible.filter {
      isVisible(fileNumber: self[$0].primary.file, from: file)
    }
    if !imported.isEmpty { return ofOwnProject(imported, from: file) }
    return accessible.filter { isBroughtByHeader($0, to: file) }
  }

  /// Several projects in one tree may have modules of one name, as the stages of a course do: a project's own come first.
  private func ofOwnProject(_ candidates: [TypeID], from file: Int) -> [TypeID] {
    guard candidates.count > 1 else { return candidates }
    let own = candidates.filter {
      layout.shareProject(files[self[$0].primary.file].path, files[file].path)
    }
    return own.isEmpty ? candidates : own
  }

  /// Whether a type comes with the header that a target's Swift code sees of its Objective-C: what that includes is not
  /// read, but it may hold the modules of the frameworks that the target is built with.
  private func isBroughtByHeader(_ id: TypeID, to file: Int) -> Bool {
    self[self[id].primary].isPublic
      && layout.mayBringByHeader(files[self[id].primary.file].path, to: files[file].path)
  }

  /// Whether both files may be in one module, as ``ProjectLayout/canSee(_:_:)`` tells of their paths.
  public func canSee(_ one: Int, _ other: Int) -> Bool {
    layout.canSee(placements[one], placements[other])
  }

  func isVisible(fileNumber: Int, from file: Int) -> Bool {
    if canSee(fileNumber, file) { return true }
    let modules = layout.moduleNames(of: placements[fileNumber].targets)
    guard !modules.isEmpty else { return true }
    let seen = remembered.modulesSeen.answer(to: file) { modulesSeen(from: file) }
    // A module that is built for tests, and that no manifest tells, may be made of any file.
    return modules.contains(where: seen.contains)
      || files[file].imports.contains {
        $0.attributes.contains("testable") && !layout.isModuleName($0.module)
      }
  }

  /// What one file of a module exports again is imported in all its files.
  private func modulesSeen(from file: Int) -> Set<String> {
    let named =
      files[file].imports.map(\.module) + layout.moduleNames(of: placements[file].targets)
    return named.reduce(into: Set(named)) { $0.formUnion(reexported(by: $1)) }
  }

  /// The modules that come with a module, directly or through others.
  private func reexported(by module: String) -> Set<String> {
    var found = reexports[module] ?? []
    var queue = Array(found)
    while let next = queue.popLast() {
      for further in reexports[next] ?? [] where found.insert(further).inserted {
        queue.append(further)
      }
    }
    return found
  }

  /// Whether code of a file can name a type, by access, module and imports.
  public func isVisible(_ id: TypeID, from file: Int) -> Bool {
    let own = self[id].primary.file
    if own == file { return true }
    return !self[self[id].primary].isFilePrivate
      && (isVisible(fileNumber: own, from: file) || isBroughtByHeader(id, to: file))
  }
}
