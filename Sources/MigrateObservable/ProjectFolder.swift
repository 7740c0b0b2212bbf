/// The project that a run is about: where it lies, and how its paths are shown.
struct ProjectFolder: Sendable {
  /// Absolute, without links.
  let path: String
  /// Other tools' folders, where nothing is the project's own.
  private static let foldersNeverRead: Set<String> = [
    ".build", ".git", ".swiftpm", ".migrate-observable", "DerivedData", "Pods", "Carthage",
    "node_modules",
  ]

  /// Whether a folder of the name is another tool's, or holds what nothing compiles: templates of Xcode's, and the samples
  /// of documentation.
  static func isNeverRead(_ name: String) -> Bool {
    foldersNeverRead.contains(name) || name.hasSuffix(".xctemplate") || name.hasSuffix(".docc")
  }

  /// The folder that the tool was called in; absolute, without links.
  let workingFolder: String

  init(path: String, workingFolder: String) {
    self.path = path
    self.workingFolder = workingFolder
  }

  /// The nearest folder around all the paths that holds a project; else the nearest folder around them.
  /// - Parameter paths: absolute, without links.
  init(enclosing paths: [String], workingFolder: String) {
    self.workingFolder = workingFolder
    let common = Self.commonFolder(of: paths)
    var folder = common
    while !Self.isProject(folder), folder != "/" { folder = parentFolder(of: folder) }
    path = Self.isProject(folder) ? folder : common
  }

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

  /// The path relative to the project; nil where it lies outside.
  func relative(_ absolute: String) -> String? {
    if absolute == path { return "" }
    guard isPath(absolute, inside: path) else { return nil }
    return String(Substring(absolute.utf8.dropFirst(path == "/" ? 1 : path.utf8.count + 1)))
  }

  func absolute(_ relative: String) -> String {
    relative.isEmpty ? path : path == "/" ? "/" + relative : path + "/" + relative
  }

  /// A path of the project as seen from the folder that the tool was called in.
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

/// Whether an absolute path is a folder's or lies in it.
func isPath(_ path: String, inside folder: String) -> Bool {
  folder == "/" || path == folder || path.utf8.starts(with: (folder + "/").utf8)
}

/// The names in a folder, in the order of their bytes.
func namesInFolder(_ path: String) throws(SystemError) -> [String] {
  try entriesInFolder(path).map(\.name)
}

struct FolderEntry {
  let name: String
  /// nil where only the entry's own status tells.
  let kind: FileStatus.Kind?
}

/// What stands in a folder, in the order of the bytes of the names.
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
  /// In the order of the bytes of a text.
  func sortedByBytes(of text: (Element) -> String) -> [Element] {
    // Texts that are all ASCII are compared at once, and the same.
    if allSatisfy({ text($0).utf8.allSatisfy { $0 < 0x80 } }) {
      return sorted { text($0) < text($1) }
    }
    return sorted { text($0).utf8.lexicographicallyPrecedes(text($1).utf8) }
  }
}
