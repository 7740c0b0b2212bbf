/// The samples in documentation catalogs, which are read but not edited.
public struct DocumentationCatalogs: Sendable {
  /// The lines that observe an object through a property wrapper of SwiftUI, in the order of the
  /// files' paths, each with the names in it.
  private let lines: [(site: Site, names: Set<String>)]

  /// - Parameter files: The files that `holds` accepts, and others.
  init(_ files: [ManifestFile]) {
    lines = files.filter { Self.holds($0.path) }.sorted { $0.path < $1.path }
      .flatMap(Self.observingLines)
  }

  /// Whether a file is part of a documentation catalog and may contain Swift code.
  public static func holds(_ path: String) -> Bool {
    ["swift", "md", "tutorial"].contains { path.hasSuffix("." + $0) } && path.contains(".docc/")
  }

  /// The lines that observe an object of a type through a property wrapper of SwiftUI.
  public func observations(of type: String) -> [Site] {
    lines.filter { $0.names.contains(type) }.map(\.site)
  }

  private static func observingLines(
    of file: ManifestFile
  ) -> [(site: Site, names: Set<String>)] {
    let wrappers = SDK.wrapperOfObjects.filter { $0.hasSuffix("Object") }.map { "@" + $0 }
    var line = 0
    var start = 0
    return file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .compactMap { bytes in
        defer { start += bytes.count + 1 }
        line += 1
        guard bytes.contains(UInt8(ascii: "@")) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard wrappers.contains(where: text.contains) else { return nil }
        let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return (
          Site(path: file.path, range: start..<start + bytes.count, line: line, column: 1),
          Set(names)
        )
      }
  }
}
