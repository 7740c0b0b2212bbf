/// Which declarations the code of a file can refer to, based on access, target and imports.
extension Symbols {
  /// The module that a file is compiled into; nil if no manifest says so. The first of several by name.
  public func moduleName(ofFile number: Int) -> String? {
    layout.moduleNames(of: placements[number].targets).first
  }

  /// The candidates that a file can see: those of the file first, then those of its module, then imported ones.
  func visible(_ candidates: [TypeID], from file: Int) -> [TypeID] {
    // Most names have only one type.
    if candidates.count == 1 {
      return isVisible(candidates[0], from: file) && !isHidden(candidates[0], in: file)
        ? candidates : []
    }
    let own = candidates.filter { self[$0].primary.file == file }
    if !own.isEmpty { return own }
    let accessible = candidates.filter { !isFilePrivate($0) }
    let module = accessible.filter { mayShareModule(self[$0].primary.file, file) }
    if !module.isEmpty {
      // If targets are known for other candidates, a candidate in a file that no target compiles is ignored.
      let compiled = module.filter { !placements[self[$0].primary.file].targets.isEmpty }
      return preferringOwnProject(compiled.isEmpty ? module : compiled, from: file)
    }
    let imported = accessible.filter {
      isVisible(fileNumber: self[$0].primary.file, from: file) && !isHidden($0, in: file)
    }
    if !imported.isEmpty { return preferringOwnProject(imported, from: file) }
    return accessible.filter { isVisibleThroughBridgingHeader($0, to: file) }
  }

  /// Prefers the candidates of the file's own project: several projects in one tree may have modules with the same
  /// name, such as the stages of a course.
  private func preferringOwnProject(_ candidates: [TypeID], from file: Int) -> [TypeID] {
    guard candidates.count > 1 else { return candidates }
    let own = candidates.filter {
      layout.shareProject(files[self[$0].primary.file].path, files[file].path)
    }
    return nearest(own.isEmpty ? candidates : own, to: file)
  }

  /// Of types outside others in files of unknown target, the one that shares the most folders with a file. A module has
  /// one type of a name, so they belong to different modules.
  private func nearest(_ candidates: [TypeID], to file: Int) -> [TypeID] {
    guard candidates.count > 1, placements[file].targets.isEmpty,
      candidates.allSatisfy({
        self[$0].parent == nil && placements[self[$0].primary.file].targets.isEmpty
      })
    else { return candidates }
    let depths = candidates.map {
      files[self[$0].primary.file].path.foldersShared(with: files[file].path)
    }
    guard let most = depths.max() else { return candidates }
    return zip(candidates, depths).filter { $1 == most }.map(\.0)
  }

  /// Whether a type is visible through the Objective-C bridging header of a target. The tool does not read what the
  /// header includes, but it may include the modules of the frameworks that the target is built with.
  private func isVisibleThroughBridgingHeader(_ id: TypeID, to file: Int) -> Bool {
    self[self[id].primary].isPublic
      && layout.depends(files[file].path, on: files[self[id].primary.file].path) {
        $0.hasBridgingHeader
      }
  }

  /// Whether both files may be in one module, as ``ProjectLayout/mayShareModule(_:_:)`` decides from their paths.
  public func mayShareModule(_ one: Int, _ other: Int) -> Bool {
    layout.mayShareModule(placements[one], placements[other])
  }

  /// The functions outside of types that a file can call by a name.
  func globalFunctions(named name: String, from file: Int) -> [FunctionReference] {
    ask(.global(name))
    return globalFunctions[name]?.filter { reference in
      if reference.file == file { return true }
      let isPrivate =
        self[reference].hasModifier("private") || self[reference].hasModifier("fileprivate")
      return !isPrivate && mayName(name, ofFile: reference.file, in: file)
    } ?? []
  }

  /// Whether code of a file can name a declaration outside of types that another file contains.
  func mayName(_ name: String, ofFile other: Int, in file: Int) -> Bool {
    isVisible(fileNumber: other, from: file) && !isHidden(name, ofFile: other, in: file)
  }

  private func isHidden(_ id: TypeID, in file: Int) -> Bool {
    isHidden(self[id].name, ofFile: self[id].primary.file, in: file)
  }

  /// Whether a file imports only other declarations of a module: `import struct M.Item`. It then sees the members of
  /// all of the module's types, but only the imported names.
  private func isHidden(_ name: String, ofFile other: Int, in file: Int) -> Bool {
    let imports = files[file].imports
    guard imports.contains(where: \.isScoped), !mayShareModule(other, file) else { return false }
    let modules = layout.moduleNames(of: placements[other].targets)
    let brought = imports.filter { !$0.isScoped || $0.path == $0.module + "." + name }.map(\.module)
    let named = self.modules(brought, in: file)
    return isVisible(fileNumber: other, from: file) && !modules.isEmpty
      && !modules.contains(where: named.contains) && !isBroughtByTestableImport(in: file)
  }

  private func isBroughtByTestableImport(in file: Int) -> Bool {
    files[file].imports.contains {
      $0.attributes.contains("testable") && !layout.isModuleName($0.module)
    }
  }

  func isVisible(fileNumber: Int, from file: Int) -> Bool {
    if mayShareModule(fileNumber, file) { return true }
    let modules = layout.moduleNames(of: placements[fileNumber].targets)
    guard !modules.isEmpty else { return true }
    let seen = modulesSeen.answer(to: file) {
      self.modules(files[file].imports.map(\.module), in: file)
    }
    // A module that is imported with `@testable`, and that no manifest declares, may contain any file.
    return modules.contains(where: seen.contains) || isBroughtByTestableImport(in: file)
  }

  /// The modules that a file sees through imported ones. A re-export in one file of a module applies to all files of the
  /// module.
  private func modules(_ imported: [String], in file: Int) -> Set<String> {
    let named = imported + layout.moduleNames(of: placements[file].targets)
    return Set(named.closed { Array(reexports[$0] ?? []) })
  }

  /// Whether only the file that declares a type can refer to it, because of its own access or of what encloses it.
  public func isFilePrivate(_ id: TypeID) -> Bool {
    let (file, primary) = (files[self[id].primary.file], self[id].primary.type)
    return sequence(first: primary) { file.types[$0].enclosingType }.contains { index in
      ["private", "fileprivate"].contains(where: file.types[index].hasModifier)
    }
  }

  /// Whether the code of a file can refer to a type, based on access, module and imports.
  public func isVisible(_ id: TypeID, from file: Int) -> Bool {
    let own = self[id].primary.file
    if own == file { return true }
    return !isFilePrivate(id)
      && (isVisible(fileNumber: own, from: file) || isVisibleThroughBridgingHeader(id, to: file))
  }
}

extension String {
  /// The number of folders in which both paths are.
  fileprivate func foldersShared(with other: String) -> Int {
    zip(split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
      .prefix { $0 == $1 }.count
  }
}
