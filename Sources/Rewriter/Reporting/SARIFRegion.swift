import SourceModel

/// A range of a file in lines and columns, both 1-based. Columns count UTF-16 code units, and the end is exclusive.
struct SARIFRegion: Sendable, Hashable {
  let startLine: Int
  let startColumn: Int
  let endLine: Int
  let endColumn: Int

  init(_ range: ByteRange, in file: FileFacts) {
    (startLine, startColumn) = Self.position(of: range.lowerBound, in: file)
    (endLine, endColumn) = Self.position(of: range.upperBound, in: file)
  }

  private static func position(of offset: Int, in file: FileFacts) -> (line: Int, column: Int) {
    let (line, column) = file.lines.position(of: offset)
    var start = offset - column + 1
    // A byte-order mark is not part of the text.
    if start == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    let text = String(decoding: file.bytes[start..<offset], as: UTF8.self)
    return (line, text.utf16.count + 1)
  }

  var json: JSONValue {
    .object([
      ("startLine", .integer(startLine)), ("startColumn", .integer(startColumn)),
      ("endLine", .integer(endLine)), ("endColumn", .integer(endColumn)),
    ])
  }
}

extension ProjectModel {
  /// A place, with its type and message.
  func sarifLocation(
    _ site: Site, type: String? = nil, id: Int? = nil, message: String? = nil
  ) -> JSONValue {
    let line = site.line > 0 ? JSONValue.object([("startLine", .integer(site.line))]) : nil
    // A site that was found in the text of a file has its line only.
    let file = symbols.file(site.path).map { files[$0] }.flatMap {
      $0.site(site.range).line == site.line ? $0 : nil
    }
    let region = file.map { SARIFRegion(site.range, in: $0).json } ?? line
    return .object([
      ("id", id.map { .integer($0) }),
      (
        "physicalLocation",
        .object([("artifactLocation", sarifArtifact(site.path)), ("region", region)])
      ),
      (
        "logicalLocations",
        type.map {
          .array([.object([("fullyQualifiedName", .string($0)), ("kind", "type")])])
        }
      ),
      ("message", message.map { .object([("text", .string($0))]) }),
    ])
  }
}

func sarifArtifact(_ path: String) -> JSONValue {
  .object([("uri", .string(percentEncoded(path))), ("uriBaseId", "SRCROOT")])
}
