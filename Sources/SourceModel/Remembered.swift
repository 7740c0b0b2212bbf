/// What was found out of a model once and may be asked for again, from any thread. No answer depends on who asked first.
final class Remembered: @unchecked Sendable {
  private let lock = Lock()
  private var code: [Int: RunCode] = [:]
  private var handed: [ScopeReference: [ResolvedType]] = [:]
  private var findings: [Code: Findings] = [:]
  private var bodies: [FunctionReference: InitializerBody?] = [:]
  /// The trees that were looked at last, the latest at the end.
  private var trees: [(file: Int, parsed: ParsedFile)] = []

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
}
