extension FileFacts {
  /// The calls that hold a range, the outermost first. The calls stand in the order of their starts, those around others
  /// before them.
  public func calls(around range: ByteRange) -> [Call] {
    let calls = uses.calls
    var result: [Call] = []
    var index = calls.partitioningIndex { $0.range.lowerBound > range.lowerBound } - 1
    while index >= 0 {
      if calls[index].range.contains(range) { result.append(calls[index]) }
      index = Int(enclosingCalls[index])
    }
    return result.reversed()
  }

  /// The calls of the chain that begins at an offset, the outermost first.
  func chain(from start: Int) -> ArraySlice<Call> {
    let first = uses.calls.partitioningIndex { $0.range.lowerBound >= start }
    return uses.calls[first...].prefix { $0.range.lowerBound == start }
  }

  /// The call that takes up a range.
  public func call(at range: ByteRange) -> Call? {
    chain(from: range.lowerBound).last { $0.range == range }
  }

  /// For each call, the index of the nearest one around it, or -1.
  static func enclosing(_ calls: [Call]) -> [Int32] {
    var open: [Int] = []
    return calls.indices.map { index in
      while let last = open.last, !calls[last].range.contains(calls[index].range) {
        open.removeLast()
      }
      defer { open.append(index) }
      return Int32(open.last ?? -1)
    }
  }
}

/// Where uses of one kind stand, by their names.
struct UseIndex {
  /// A file, and the index in its list of that kind.
  struct Place: Comparable, Hashable {
    let file: UInt32
    let index: UInt32

    static func < (one: Place, other: Place) -> Bool {
      (one.file, one.index) < (other.file, other.index)
    }
  }

  private let places: HashIndex<Place>

  /// - Parameter uses: for each file, the hashes of the names of its uses.
  init(of uses: [[UInt32]] = []) {
    places = HashIndex(count: uses.reduce(0) { $0 + $1.count }) { visit in
      for (file, hashes) in uses.enumerated() {
        for (index, hash) in hashes.enumerated() {
          visit(Self.wide(hash), Place(file: UInt32(file), index: UInt32(index)))
        }
      }
    }
  }

  /// In the order of the places. Those of a name with the same hash may be among them.
  func places(of name: String) -> [Place] {
    places.values(under: Self.wide(WordHash.of(name)))
  }

  /// Spread over the upper bits, and told by the lower: an odd factor gives each hash its own.
  private static func wide(_ hash: UInt32) -> UInt64 { UInt64(hash) &* 0x9E37_79B9_7F4A_7C15 }
}

extension Uses {
  /// Notes under what hashes the uses are indexed: here, where they are at hand, rather than for all files at once.
  mutating func hashNames() {
    callHashes = calls.map { WordHash.of($0.name) }
    viewReadHashes = viewReads.map { WordHash.of($0.name) }
  }
}

/// Calls and reads by name.
extension ProjectModel {
  /// The calls by the last name of their callee, in the order of their files.
  public func calls(named name: String) -> [(file: Int, call: Call)] {
    ask(.mention(name))
    return callsRead(named: name)
  }

  /// The same, of the files that are parsed: for questions that no other file can answer.
  public func callsRead(named name: String) -> [(file: Int, call: Call)] {
    callPlaces(named: name).map { (Int($0.file), call(at: $0)) }
  }

  /// The scopes that such calls stand in.
  func scopesOfCalls(named name: String) -> [ScopeReference] {
    ask(.mention(name))
    return callPlaces(named: name).map {
      let file = Int($0.file)
      return ScopeReference(file: file, scope: files[file].uses.calls[Int($0.index)].scope)
    }
  }

  /// The same, of several names, in the order of their places.
  public func callsRead(namedAnyOf names: Set<String>) -> [(file: Int, call: Call)] {
    names.flatMap(callPlaces).sorted().map { (Int($0.file), call(at: $0)) }
  }

  /// The same, of those with an argument of the label.
  public func calls(named name: String, labelled label: String) -> [(file: Int, call: Call)] {
    ask(.mentions(name, label))
    return callsRead(named: name).filter { $0.call.arguments.contains { $0.label == label } }
  }

  /// `M.init(…)`, and `.init(…)` in files that name the type.
  public func initializerCalls(naming type: String) -> [(file: Int, call: Call)] {
    ask(.mentions("init", type))
    return callsRead(named: "init")
  }

  /// Where the calls stand, by the last name of their callee.
  func callPlaces(named name: String) -> [UseIndex.Place] {
    callIndex.places(of: name).filter { call(at: $0).name == name }
  }

  func call(at place: UseIndex.Place) -> Call {
    files[Int(place.file)].uses.calls[Int(place.index)]
  }

  /// What code of views reads by a name, of the files that are parsed, in the order of their places.
  func viewReads(named name: String) -> [(file: Int, read: Read)] {
    viewReadPlaces(named: name).map { (Int($0.file), viewRead(at: $0)) }
  }

  /// The same, of several names.
  public func viewReads(namedAnyOf names: Set<String>) -> [(file: Int, read: Read)] {
    names.flatMap(viewReadPlaces).sorted().map { (Int($0.file), viewRead(at: $0)) }
  }

  private func viewReadPlaces(named name: String) -> [UseIndex.Place] {
    viewReadIndex.places(of: name).filter { viewRead(at: $0).name == name }
  }

  private func viewRead(at place: UseIndex.Place) -> Read {
    files[Int(place.file)].uses.viewReads[Int(place.index)]
  }

  /// Whether the project declares a function of the name anywhere.
  public func declaresFunction(named name: String) -> Bool {
    ask(.value(name))
    return functionNames.contains(name)
  }
}
