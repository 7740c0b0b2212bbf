/// The targets that compile each of the source files.
struct TargetMembership: Sendable {
  /// The targets of the first file of each folder. Most folders have the same targets for all files, and storingStatements every
  /// path would need more memory.
  private var targetsByFolder: [Substring: [Int]] = [:]
  /// The targets of the files that differ from the first file of their folder.
  private var exceptions: [String: [Int]] = [:]

  func targets(of path: String) -> [Int] {
    if !exceptions.isEmpty, let targets = exceptions[path] { return targets }
    return targetsByFolder[ManifestPath.folderPart(of: path)] ?? []
  }

  /// - Parameters:
  ///   - targets: The targets as stated, with the kind of their project.
  ///   - packageRoots: The folders of packages. The targets of a package exclude nested packages.
  init(
    targets: [(kind: StatedProject.Kind, target: StatedTarget)], packageRoots: Set<String>,
    sources: SourceIndex
  ) {
    var table = FolderTable(packageRoots: packageRoots)
    var explicit: [String: [Int]] = [:]
    for (index, (kind, target)) in targets.enumerated() {
      for file in target.files { explicit[file, default: []].append(index) }
      for folder in target.folders {
        let path = sources.spelling(of: folder.path)
        if sources.files.contains(path) {
          explicit[path, default: []].append(index)
        } else {
          table.add(
            FolderTable.Entry(target: index, folder: folder, isExclusive: kind == .package))
        }
      }
    }
    // Files with the same targets share one array.
    var lists: [[Int]: [Int]] = [:]
    var last: [Int] = []
    for file in sources.paths {
      var targets = table.targets(taking: file)
      if let others = explicit.isEmpty ? nil : explicit[file] { targets += others }
      if targets.count > 1 { targets = Set(targets).sorted() }
      if targets != last {
        if let list = lists[targets] {
          targets = list
        } else {
          lists[targets] = targets
        }
        last = targets
      }
      note(last, of: file)
    }
  }

  private mutating func note(_ targets: [Int], of file: String) {
    let folder = ManifestPath.folderPart(of: file)
    guard let first = targetsByFolder[folder] else {
      targetsByFolder[folder] = targets
      return
    }
    if targets != first { exceptions[file] = targets }
  }
}

/// The folders that targets consist of. The entries for a folder are computed once, so each file costs one lookup.
private struct FolderTable {
  struct Entry {
    let target: Int
    let folder: SourceFolder
    /// Whether the innermost folder of this kind owns the file exclusively.
    let isExclusive: Bool
  }

  private var entries: [String: [Entry]] = [:]
  private var applicable: [String: [Entry]] = [:]
  /// The last folder that was looked up, with its entries. The files of one folder are adjacent.
  private var last: (folder: Substring, entries: [Entry]) = ("", [])
  private let packageRoots: Set<String>

  init(packageRoots: Set<String>) { self.packageRoots = packageRoots }

  mutating func add(_ entry: Entry) { entries[entry.folder.path, default: []].append(entry) }

  mutating func targets(taking file: String) -> [Int] {
    var found: [Int] = []
    var owner: String?
    let folder = ManifestPath.folderPart(of: file)
    if last.entries.isEmpty || last.folder != folder {
      last = (folder, entries(in: String(folder)))
    }
    for entry in last.entries {
      if entry.isExclusive, let owner, owner != entry.folder.path { continue }
      guard entry.folder.takes(file) else { continue }
      found.append(entry.target)
      if entry.isExclusive { owner = entry.folder.path }
    }
    return found
  }

  /// The entries that may include a file in the folder, innermost first.
  private mutating func entries(in folder: String) -> [Entry] {
    if let known = applicable[folder] { return known }
    var result = entries[folder] ?? []
    if !folder.isEmpty {
      let outer = entries(in: ManifestPath.folder(of: folder))
      let isPackage = packageRoots.contains(folder)
      result += isPackage ? outer.filter { !$0.isExclusive } : outer
    }
    applicable[folder] = result
    return result
  }
}
