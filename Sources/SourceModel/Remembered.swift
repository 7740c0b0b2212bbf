import SwiftSyntax

/// What was found out of a model once and may be asked for again, from any thread. No answer depends on who asked first.
final class Remembered: @unchecked Sendable {
  private let lock = Lock()
  private var code: [Int: RunCode] = [:]
  private var handed: [ScopeReference: [ResolvedType]] = [:]
  private var findings: [Code: Findings] = [:]
  private var bodies: [FunctionReference: InitializerBody?] = [:]
  private var announcements: [Place: ObjectAnnouncement?] = [:]
  /// The trees that were looked at last, the latest at the end.
  private var trees: [(file: Int, parsed: ParsedFile)] = []

  private struct Place: Hashable {
    let file: Int
    let offset: Int
  }

  /// How many trees are kept.
  private static let treeLimit = 4

  func code(of file: Int, _ make: () -> RunCode) -> RunCode {
    if let known = lock.hold({ code[file] }) { return known }
    let made = make()
    lock.hold { code[file] = made }
    return made
  }

  func handedTypes(_ closure: ScopeReference, _ find: () -> [ResolvedType]) -> [ResolvedType] {
    if let known = lock.hold({ handed[closure] }) { return known }
    let found = find()
    lock.hold { handed[closure] = found }
    return found
  }

  func findings(of code: Code, _ find: () -> Findings) -> Findings {
    if let known = lock.hold({ findings[code] }) { return known }
    let found = find()
    lock.hold { findings[code] = found }
    return found
  }

  func body(of function: FunctionReference, _ read: () -> InitializerBody?) -> InitializerBody? {
    if let known = lock.hold({ bodies[function] }) { return known }
    let body = read()
    lock.hold { bodies[function] = .some(body) }
    return body
  }

  func announcement(
    of entry: Announcements.Entry, _ read: () -> ObjectAnnouncement?
  ) -> ObjectAnnouncement? {
    let place = Place(file: entry.file, offset: entry.use.range.lowerBound)
    if let known = lock.hold({ announcements[place] }) { return known }
    let announcement = read()
    lock.hold { announcements[place] = .some(announcement) }
    return announcement
  }

  func tree(of file: Int, _ parse: () -> ParsedFile) -> ParsedFile {
    if let known = lock.hold({ trees.first { $0.file == file }?.parsed }) { return known }
    let parsed = parse()
    lock.hold {
      if trees.count == Self.treeLimit { trees.removeFirst() }
      trees.append((file, parsed))
    }
    return parsed
  }
}

extension ProjectModel {
  /// The tree of a file.
  func tree(of file: Int) -> ParsedFile {
    remembered.tree(of: file) {
      ParsedFile(SourceFile(path: files[file].path, bytes: files[file].bytes))
    }
  }

  /// The tree of one member of a type, each token at its place in the file.
  func tree(of file: Int, member range: ByteRange) -> SourceFileSyntax {
    tree(of: file, piece: range, between: "enum A{", and: "}")
  }

  /// The tree of one expression, each token at its place in the file.
  func tree(of file: Int, expression range: ByteRange) -> SourceFileSyntax {
    tree(of: file, piece: range, between: "_=", and: "")
  }

  /// Takes a part of the time of all of the file, which it parses only where too little is in front of the piece.
  private func tree(
    of file: Int, piece range: ByteRange, between opening: String, and closing: String
  ) -> SourceFileSyntax {
    let space = range.lowerBound - opening.utf8.count
    guard space >= 0 else { return tree(of: file).tree }
    var bytes = [UInt8](repeating: 0x20, count: space)
    bytes += opening.utf8
    bytes += files[file].bytes[range]
    bytes += closing.utf8
    return ParsedFile(SourceFile(path: files[file].path, bytes: bytes)).tree
  }
}
