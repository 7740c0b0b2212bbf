/// The samples in documentation catalogs, which are read but not edited.
public struct DocumentationCatalogs: Sendable {
  private let files: [ManifestFile]

  /// - Parameter files: The files that `holds` accepts, and others.
  init(_ files: [ManifestFile]) {
    self.files = files.filter { Self.holds($0.path) }.sorted { $0.path < $1.path }
  }

  /// Whether a file is part of a documentation catalog and may contain Swift code.
  public static func holds(_ path: String) -> Bool {
    ["swift", "md", "tutorial"].contains { path.hasSuffix("." + $0) } && path.contains(".docc/")
  }

  /// The lines that observe an object of a type through a property wrapper of SwiftUI.
  public func observations(of type: String) -> [Site] {
    files.flatMap { file -> [Site] in
      var line = 0
      var start = 0
      return file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .compactMap { bytes -> Site? in
          defer { start += bytes.count + 1 }
          line += 1
          let text = String(decoding: bytes, as: UTF8.self)
          guard
            SDK.wrapperOfObjects.contains(where: {
              $0.hasSuffix("Object") && text.contains("@" + $0)
            }),
            text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
              .contains(type[...])
          else { return nil }
          return Site(path: file.path, range: start..<start + bytes.count, line: line, column: 1)
        }
    }
  }
}
