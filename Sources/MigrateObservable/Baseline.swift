import Rewriter

/// The observable types that may stay unmigrated for now, by qualified name.
///
/// Names instead of lines, so that a type is still found after its file is edited or renamed.
struct Baseline: Sendable, Hashable {
  let types: Set<String>

  init(types: Set<String>) { self.types = types }

  /// Every type that would be migrated or is blocked.
  init(of migration: Migration) {
    types = Set(
      (migration.migrated + migration.blocked).map {
        migration.model.symbols.qualifiedName($0.type)
      })
  }

  init(contentsOf path: String) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path).bytes
    } catch {
      let reason = error.code == ENOENT ? "does not exist" : "cannot be read: \(error.reason)"
      throw Failure(.missingInput, "\(path): error: the file \(reason)")
    }
    guard let types = JSONDocument(bytes)?.members?["types"]?.texts else {
      throw Failure(
        .usage, "\(path): error: the file is not a baseline; create one with --write-baseline")
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
      throw Failure(.unwritable, "\(path): error: the file cannot be written: \(reason)")
    }
  }
}
