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

  private var places: [String: [Place]] = [:]

  init() {}

  init<Use>(of uses: [[Use]], by name: (Use) -> String) {
    for file in uses.indices {
      for index in uses[file].indices {
        places[name(uses[file][index]), default: []].append(
          Place(file: UInt32(file), index: UInt32(index)))
      }
    }
  }

  func places(of name: String) -> [Place] { places[name] ?? [] }

  /// In the order of the places.
  func places(ofAnyOf names: Set<String>) -> [Place] {
    names.flatMap { places[$0] ?? [] }.sorted()
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
  public func callsRead(named name: String) -> [(file: Int, call: Call)] { indexedCalls(name) }

  /// The same, of several names, in the order of their places.
  public func callsRead(namedAnyOf names: Set<String>) -> [(file: Int, call: Call)] {
    calls(at: callIndex.places(ofAnyOf: names))
  }

  /// The same, of those with an argument of the label.
  public func calls(named name: String, labelled label: String) -> [(file: Int, call: Call)] {
    ask(.mentions(name, label))
    return indexedCalls(name).filter { $0.call.arguments.contains { $0.label == label } }
  }

  /// `M.init(…)`, and `.init(…)` in files that name the type.
  public func initializerCalls(naming type: String) -> [(file: Int, call: Call)] {
    ask(.mentions("init", type))
    return indexedCalls("init")
  }

  private func indexedCalls(_ name: String) -> [(file: Int, call: Call)] {
    calls(at: callIndex.places(of: name))
  }

  private func calls(at places: [UseIndex.Place]) -> [(file: Int, call: Call)] {
    places.map { (Int($0.file), files[Int($0.file)].uses.calls[Int($0.index)]) }
  }

  /// What code of views reads by a name, of the files that are parsed, in the order of their places.
  func viewReads(named name: String) -> [(file: Int, read: Read)] {
    viewReads(at: viewReadIndex.places(of: name))
  }

  /// The same, of several names.
  public func viewReads(namedAnyOf names: Set<String>) -> [(file: Int, read: Read)] {
    viewReads(at: viewReadIndex.places(ofAnyOf: names))
  }

  private func viewReads(at places: [UseIndex.Place]) -> [(file: Int, read: Read)] {
    places.map { (Int($0.file), files[Int($0.file)].uses.viewReads[Int($0.index)]) }
  }

  /// Whether the project declares a function of the name anywhere.
  public func declaresFunction(named name: String) -> Bool {
    ask(.value(name))
    return functionNames.contains(name)
  }
}
