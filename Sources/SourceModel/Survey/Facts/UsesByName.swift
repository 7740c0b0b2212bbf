/// Uses by name.
extension Uses {
  /// Records the hashes of the names of the uses. The survey does this per file, rather than the model for all files at
  /// once.
  func hashNames() {
    callHashes = calls.map { WordHash.of($0.name) }
    readHashes = reads.map { WordHash.of($0.name) }
    viewReadHashes = viewReads.map { WordHash.of($0.name) }
  }

  /// The reads of a name, those in classes first.
  public func reads(named name: String) -> [Read] {
    Self.named(name, reads, readHashes, \.name)
      + Self.named(name, viewReads, viewReadHashes, \.name)
  }

  /// The reads of a name without a base, or on `self`, in code of classes.
  func ownReads(of name: String, in range: ByteRange) -> [Read] {
    reads.starting(in: range).filter { $0.name == name && $0.isOwn }
  }

  /// The calls by the last name of their callee.
  public func calls(named name: String) -> [Call] { Self.named(name, calls, callHashes, \.name) }

  private static func named<Use>(
    _ name: String, _ uses: [Use], _ hashes: [UInt32], _ path: (Use) -> String
  ) -> [Use] {
    let hash = WordHash.of(name)
    return hashes.indices.lazy.filter { hashes[$0] == hash }.map { uses[$0] }.filter {
      path($0) == name
    }
  }
}
