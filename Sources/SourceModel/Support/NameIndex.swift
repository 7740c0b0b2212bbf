/// In which files of a project each name occurs.
struct NameIndex: Sendable {
  private let files: HashIndex<UInt32>

  /// - Parameter sets: the names of each file.
  init(of sets: [NameSet]) {
    files = HashIndex(count: sets.reduce(0) { $0 + $1.count }) { visit in
      for (file, set) in sets.enumerated() { set.visitHashes { visit($0, UInt32(file)) } }
    }
  }

  /// The numbers of the files in which a name occurs, in order.
  func files(naming name: String) -> [Int] {
    files.values(under: NameSet.hash(of: name)).map(Int.init)
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
