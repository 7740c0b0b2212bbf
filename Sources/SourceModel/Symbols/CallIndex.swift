/// The positions of the uses of one kind, by name.
struct UseIndex {
  /// A file, and an index into its list of uses of that kind.
  struct Place: Comparable, Hashable {
    let file: UInt32
    let index: UInt32

    static func < (one: Place, other: Place) -> Bool {
      (one.file, one.index) < (other.file, other.index)
    }
  }

  private let places: HashIndex<Place>

  /// - Parameter uses: For each file, the hashes of the names of its uses.
  init(of uses: [[UInt32]] = []) {
    places = HashIndex(count: uses.reduce(0) { $0 + $1.count }) { visit in
      for (file, hashes) in uses.enumerated() {
        for (index, hash) in hashes.enumerated() {
          visit(Self.wide(hash), Place(file: UInt32(file), index: UInt32(index)))
        }
      }
    }
  }

  /// The positions of the uses of a name, in order. May include uses of another name with the same hash.
  func places(of name: String) -> [Place] {
    places.values(under: Self.wide(WordHash.of(name)))
  }

  /// Spreads the hash over the upper bits, which select the bucket. The lower bits identify the hash, because the odd
  /// factor maps each hash to a different value.
  private static func wide(_ hash: UInt32) -> UInt64 { UInt64(hash) &* 0x9E37_79B9_7F4A_7C15 }
}

/// Calls and reads by name.
extension Symbols {
  /// The calls by the last name of their callee, in the order of the files.
  public func calls(named name: String) -> [(file: Int, call: Call)] {
    ask(.mention(name))
    return callsInParsedFiles(named: name)
  }

  /// The same calls in the parsed files only, for questions that no other file can answer.
  public func callsInParsedFiles(named name: String) -> [(file: Int, call: Call)] {
    callPlaces(named: name).map { (Int($0.file), call(at: $0)) }
  }

  /// The scopes of the calls with a name.
  func scopesOfCalls(named name: String) -> [ScopeReference] {
    ask(.mention(name))
    return callPlaces(named: name).map {
      let file = Int($0.file)
      return ScopeReference(file: file, scope: files[file].uses.calls[Int($0.index)].scope)
    }
  }

  /// The calls with one of several names in the parsed files, in the order of their positions.
  public func callsInParsedFiles(namedAnyOf names: Set<String>) -> [(file: Int, call: Call)] {
    names.flatMap(callPlaces).sorted().map { (Int($0.file), call(at: $0)) }
  }

  /// The calls with a name that have an argument with the label.
  public func calls(named name: String, labelled label: String) -> [(file: Int, call: Call)] {
    ask(.mentions(name, label))
    return callsInParsedFiles(named: name).filter {
      $0.call.arguments.contains { $0.label == label }
    }
  }

  /// Calls of `M.init(…)`, and of `.init(…)` in files that name the type.
  public func initializerCalls(naming type: String) -> [(file: Int, call: Call)] {
    ask(.mentions("init", type))
    return callsInParsedFiles(named: "init")
  }

  /// The positions of the calls by the last name of their callee.
  func callPlaces(named name: String) -> [UseIndex.Place] {
    callIndex.places(of: name).filter { call(at: $0).name == name }
  }

  func call(at place: UseIndex.Place) -> Call {
    files[Int(place.file)].uses.calls[Int(place.index)]
  }

  /// The reads of a name in code of views, in the parsed files, in the order of their positions.
  func viewReads(named name: String) -> [(file: Int, read: Read)] {
    viewReadPlaces(named: name).map { (Int($0.file), viewRead(at: $0)) }
  }

  /// The reads of one of several names in code of views.
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

  /// Whether accessing a property with this name may run code of the project. While files are left out, every name may:
  /// the type of its owner decides which files are read.
  func mayRunCode(propertyNamed name: String) -> Bool {
    questions != nil || computedNames.contains(name)
  }

  /// Whether a call of this name may run a function or a closure of the project. While files are left out, every name may.
  func mayRunCode(functionNamed name: String) -> Bool {
    questions != nil || functionNames.contains(name) || closureNames.contains(name)
      || functionNames.contains("callAsFunction")
  }
}
