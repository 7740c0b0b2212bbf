/// The files of a project in which each name occurs.
struct NameIndex: Sendable {
  private let files: HashIndex<UInt32>

  /// - Parameter sets: The names of each file.
  init(of sets: [NameSet]) {
    files = HashIndex(count: sets.reduce(0) { $0 + $1.count }) { visit in
      for (file, set) in sets.enumerated() { set.visitHashes { visit($0, UInt32(file)) } }
    }
  }

  /// The numbers of the files that contain a name, in order.
  func files(naming name: String) -> [Int] {
    files.values(under: NameSet.hash(of: name)).map(Int.init)
  }
}

extension Symbols {
  /// The numbers of the parsed files that contain an identifier, in order.
  public func parsedFiles(naming name: String) -> [Int] {
    nameIndex.files(naming: name)
  }

  /// The numbers of the parsed files that contain one of some identifiers, in order.
  public func parsedFiles(naming names: some Sequence<String>) -> [Int] {
    var numbers: [Int] = []
    for name in names { numbers += parsedFiles(naming: name) }
    return Set(numbers).sorted()
  }
}
