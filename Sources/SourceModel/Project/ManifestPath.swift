/// Functions for `/`-separated paths relative to the project root; the root itself is the empty string.
enum ManifestPath {
  /// The file in an Xcode that states its version.
  static let versionOfXcode = "version.plist"

  /// `path` relative to `folder`, without `.` and `..`; nil if it is absolute or leaves the root.
  static func resolve(_ path: some StringProtocol, in folder: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") { return nil }
    if isPlain(path), isPlain(folder) {
      return folder.isEmpty || path.isEmpty ? folder + path : "\(folder)/\(path)"
    }
    var parts = folder.utf8.isEmpty ? [] : folder.split(separator: "/").map(Substring.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.isEmpty { return nil }
        parts.removeLast()
      default: parts.append(Substring(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether no component of a path is empty or begins with a dot.
  private static func isPlain(_ path: some StringProtocol) -> Bool {
    var isAtStart = false
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "."), isAtStart { return false }
      isAtStart = byte == UInt8(ascii: "/")
    }
    return !isAtStart && path.utf8.first != UInt8(ascii: ".")
      && path.utf8.first != UInt8(ascii: "/")
  }

  static func folder(of path: String) -> String { String(folderPart(of: path)) }

  /// The same as a slice of the path, without an allocation.
  static func folderPart(of path: String) -> Substring {
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
  }

  static func name(of path: String) -> String { String(namePart(of: path)) }

  /// The same as a slice of the path.
  static func namePart(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// The module name of a target: every character that is not valid in an identifier becomes `_`.
  static func moduleName(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isDigit = scalar.properties.numericType != nil
      let isWord = isDigit || scalar == "_" || scalar.properties.isAlphabetic
      if scalars.isEmpty && isDigit { scalars.append("_") }
      scalars.append(isWord ? scalar : "_")
    }
    return String(scalars)
  }
}

/// A path pattern as project generators use it: `*` within a component, `**` across components.
struct PathGlob: Sendable {
  private let components: [[Character]]

  init(_ pattern: String) {
    components = pattern.split(separator: "/").map(Array.init)
  }

  /// Whether the pattern matches the path. A pattern without `*` matches the named file, or everything in the named
  /// folder.
  func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/").map(Array.init)
    return Self.match(components[...], path[...])
  }

  private static func match(_ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>)
    -> Bool
  {
    guard let first = pattern.first else { return true }
    if first == ["*", "*"] {
      let rest = pattern.dropFirst()
      if rest.isEmpty { return true }
      return (path.startIndex...path.endIndex).contains { match(rest, path[$0...]) }
    }
    guard let component = path.first, match(first[...], component[...]) else { return false }
    return match(pattern.dropFirst(), path.dropFirst())
  }

  private static func match(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return (text.startIndex...text.endIndex).contains { match(pattern.dropFirst(), text[$0...]) }
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return match(pattern.dropFirst(), text.dropFirst())
  }
}
