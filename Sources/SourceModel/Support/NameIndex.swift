/// In which files of a project each name occurs: for what is asked of one name after another, where to ask every file each
/// time would grow with the square of the project.
struct NameIndex: Sendable {
  /// The lower bits of a name's hash, and a file.
  private struct Entry {
    let tag: UInt32
    let file: UInt32
  }

  /// How far a hash is shifted to tell its bucket.
  private let shift: UInt64
  /// For each bucket, where its entries begin, and behind the last where they end.
  private let starts: [UInt32]
  /// In each bucket, in the order of the files.
  private let entries: [Entry]

  /// - Parameter sets: the names of each file.
  init(of sets: [NameSet]) {
    let count = sets.reduce(0) { $0 + $1.count }
    // Some four names to a bucket.
    let bits = max(4, Int.bitWidth - (count / 4).leadingZeroBitCount)
    let shift = UInt64(64 - bits)
    var ends = [UInt32](repeating: 0, count: (1 << bits) + 1)
    for set in sets { set.visitHashes { ends[Int($0 &>> shift) + 1] += 1 } }
    for bucket in 1..<ends.count { ends[bucket] += ends[bucket - 1] }
    starts = ends
    entries = [Entry](unsafeUninitializedCapacity: count) { entries, initialized in
      for (file, set) in sets.enumerated() {
        set.visitHashes { hash in
          let bucket = Int(hash &>> shift)
          entries[Int(ends[bucket])] = Entry(
            tag: UInt32(truncatingIfNeeded: hash), file: UInt32(file))
          ends[bucket] += 1
        }
      }
      initialized = count
    }
    self.shift = shift
  }

  /// The numbers of the files in which a name occurs, in order.
  func files(naming name: String) -> [Int] {
    let hash = NameSet.hash(of: name)
    let bucket = Int(hash &>> shift)
    let tag = UInt32(truncatingIfNeeded: hash)
    return entries[Int(starts[bucket])..<Int(starts[bucket + 1])].compactMap {
      $0.tag == tag ? Int($0.file) : nil
    }
  }
}

extension ProjectModel {
  /// The numbers of the files, of those that are parsed, in which an identifier occurs, in order.
  public func filesRead(naming name: String) -> [Int] {
    nameIndex.files(naming: name)
  }

  /// The same, of any of some identifiers.
  public func filesRead(naming names: some Sequence<String>) -> [Int] {
    var numbers: [Int] = []
    for name in names { numbers += filesRead(naming: name) }
    return Set(numbers).sorted()
  }
}
