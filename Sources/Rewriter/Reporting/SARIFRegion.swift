import SourceModel

/// A range of a file in lines and columns, both 1-based, the columns counted in UTF-16 code units;
/// the end is behind the last character.
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
    // A byte-order mark is no character of the text.
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
  /// A place, with the type that it is about and what is to be said there.
  func sarifLocation(
    _ site: Site, type: String? = nil, id: Int? = nil, message: String? = nil
  ) -> JSONValue {
    let region = file(site.path).map { SARIFRegion(site.range, in: files[$0]).json }
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

  /// How the run went: files and directives that are no type's are told here.
  func sarifInvocation(_ remarks: [Migration.Remark]) -> JSONValue {
    .object([
      ("executionSuccessful", .boolean(true)),
      (
        "toolExecutionNotifications",
        .array(
          remarks.map { remark in
            .object([
              ("level", "warning"),
              ("message", .object([("text", .string(remark.message + "."))])),
              ("locations", .array([sarifLocation(remark.site)])),
              ("descriptor", .object([("id", .string(remark.name))])),
            ])
          })
      ),
    ])
  }
}

func sarifArtifact(_ path: String) -> JSONValue {
  .object([("uri", .string(percentEncoded(path))), ("uriBaseId", "SRCROOT")])
}
