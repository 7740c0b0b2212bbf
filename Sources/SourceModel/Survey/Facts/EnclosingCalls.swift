extension FileFacts {
  /// Whether the body of an initializer calls another one of its type: `self.init(…)`.
  func delegates(in body: ByteRange) -> Bool {
    uses.calls.starting(in: body).contains(where: \.isDelegation)
  }

  /// The calls that enclose a range, outermost first. The calls are sorted by their starts, enclosing calls before
  /// nested ones.
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

  /// The calls of the chain that starts at a byte offset, outermost first.
  func chain(from start: Int) -> ArraySlice<Call> {
    let first = uses.calls.partitioningIndex { $0.range.lowerBound >= start }
    return uses.calls[first...].prefix { $0.range.lowerBound == start }
  }

  /// The call with the given range.
  public func call(at range: ByteRange) -> Call? {
    chain(from: range.lowerBound).last { $0.range == range }
  }

  /// For each call, the index of the nearest enclosing call, or -1.
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
