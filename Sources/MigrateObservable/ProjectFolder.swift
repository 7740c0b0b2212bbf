/// The project that a run works on: its location, and how its paths are shown.
struct ProjectFolder: Sendable {
  /// Absolute, with symbolic links resolved.
  let path: String
  /// Folders of other tools, which contain no sources of the project.
  private static let foldersNeverRead: Set<String> = [
    ".build", ".git", ".swiftpm", ".migrate-observable", "DerivedData", "Pods", "Carthage",
    "node_modules",
  ]

  /// Whether a folder with this name belongs to another tool, or contains Swift files that are not compiled: Xcode
  /// templates and documentation samples. Of these, only the samples are read.
  static func isNeverRead(_ name: String) -> Bool {
    foldersNeverRead.contains(name) || name.hasSuffix(".xctemplate") || name.hasSuffix(".docc")
  }

  /// The current folder of the tool; absolute, with symbolic links resolved.
  let workingFolder: String

  init(path: String, workingFolder: String) {
    self.path = path
    self.workingFolder = workingFolder
  }

  /// The nearest folder around all paths that contains a project; without one, the nearest folder around them.
  /// - Parameter paths: absolute, with symbolic links resolved.
  init(enclosing paths: [String], workingFolder: String) {
    self.workingFolder = workingFolder
    let common = Self.commonFolder(of: paths)
    var folder = common
    while !Self.isProject(folder), folder != "/" { folder = parentFolder(of: folder) }
    path = Self.isProject(folder) ? folder : common
  }

  /// Whether the folder itself contains what makes it a project, and is not just the folder around some paths.
  var isMarked: Bool { Self.isProject(path) }

  private static func isProject(_ folder: String) -> Bool {
    guard let names = try? namesInFolder(folder) else { return false }
    return names.contains { name in
      ["Package.swift", "project.yml", ".git"].contains(name)
        || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  private static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { path in
      (try? FileStatus(of: path))?.kind == .folder ? path : parentFolder(of: path)
    }
    var common = folders.first ?? "/"
    for folder in folders.dropFirst() {
      while !isPath(folder, inside: common) { common = parentFolder(of: common) }
    }
    return common
  }

  /// The path relative to the project; nil if it is outside.
  func relative(_ absolute: String) -> String? {
    if absolute == path { return "" }
    guard isPath(absolute, inside: path) else { return nil }
    return String(Substring(absolute.utf8.dropFirst(path == "/" ? 1 : path.utf8.count + 1)))
  }

  func absolute(_ relative: String) -> String {
    relative.isEmpty ? path : path == "/" ? "/" + relative : path + "/" + relative
  }

  /// A path of the project, relative to the current folder.
  func shown(_ relative: String) -> String {
    if path == workingFolder { return relative.isEmpty ? "." : relative }
    let from = workingFolder.split(separator: "/")
    let to = absolute(relative).split(separator: "/")
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

func parentFolder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
    return "/"
  }
  return String(path[..<slash])
}

/// Whether an absolute path is the folder itself or inside it.
func isPath(_ path: String, inside folder: String) -> Bool {
  folder == "/" || path == folder || path.utf8.starts(with: (folder + "/").utf8)
}

/// The names in a folder, sorted by their bytes.
func namesInFolder(_ path: String) throws(SystemError) -> [String] {
  try entriesInFolder(path).map(\.name)
}

struct FolderEntry {
  let name: String
  /// Nil if the kind is only known from the status of the entry.
  let kind: FileStatus.Kind?
}

/// The entries of a folder, sorted by the bytes of their names.
func entriesInFolder(_ path: String) throws(SystemError) -> [FolderEntry] {
  guard let folder = opendir(path) else { throw SystemError(code: errno, path: path) }
  defer { closedir(folder) }
  var entries: [FolderEntry] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
    guard name != ".", name != ".." else { continue }
    let isFile = Int32(entry.pointee.d_type) == Int32(DT_REG)
    entries.append(FolderEntry(name: name, kind: isFile ? .file : nil))
  }
  return entries.sortedByBytes(of: \.name)
}

extension Array {
  /// Sorted by the bytes of a text.
  func sortedByBytes(of text: (Element) -> String) -> [Element] {
    // For ASCII, comparing strings is faster and gives the same order.
    if allSatisfy({ text($0).utf8.allSatisfy { $0 < 0x80 } }) {
      return sorted { text($0) < text($1) }
    }
    return sorted { text($0).utf8.lexicographicallyPrecedes(text($1).utf8) }
  }
}
