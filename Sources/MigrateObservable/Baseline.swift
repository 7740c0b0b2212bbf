import Rewriter

/// The observable types that a project has agreed to leave for later, by their qualified names.
///
/// Names rather than lines: a type stays known when its file is edited or renamed.
struct Baseline: Sendable, Hashable {
  let types: Set<String>

  /// Every type that would move or is held.
  init(of migration: Migration) {
    types = Set(
      (migration.moved + migration.held).map { migration.model.qualifiedName($0.type) })
  }

  init(contentsOf path: String) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path).bytes
    } catch {
      let reason = error.code == ENOENT ? "does not exist" : "cannot be read: \(error.reason)"
      throw Failure(.missingInput, "\(path): error: \(reason)")
    }
    guard let types = JSONDocument(bytes)?.members?["types"]?.texts else {
      throw Failure(.usage, "\(path): error: is no baseline; --write-baseline makes one")
    }
    self.types = Set(types)
  }

  func write(to path: String, disk: FileSystem = .disk) throws(Failure) {
    do {
      let names = types.sorted().map(JSONDocument.string)
      let text = try JSONDocument.object(["types": .array(names)]).written()
      try disk.replaceFile(path, with: text)
    } catch {
      let reason = (error as? SystemError)?.reason ?? "\(error)"
      throw Failure(.unwritable, "\(path): error: cannot be written: \(reason)")
    }
  }
}
