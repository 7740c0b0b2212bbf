import SourceModel

/// A run of lines of the file as it was read, and the run of the result's lines that replaces it.
struct LineChange: Sendable, Hashable {
  /// 0-based, half-open.
  let old: Range<Int>
  let new: Range<Int>
}

/// The bytes of a file, split into lines that end only at LF, as in git.
struct DiffText: Sendable {
  let bytes: [UInt8]
  /// The offset of each line, and finally the number of bytes.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.forEachOccurrence(of: 0x0A, or: 0x0A) { place in
      starts.append(place + 1)
      return true
    }
    if let last = bytes.last, last != 0x0A { starts.append(bytes.count) }
    self.bytes = bytes
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  /// A line with its LF.
  subscript(line: Int) -> ArraySlice<UInt8> { bytes[starts[line]..<starts[line + 1]] }

  /// The line that contains an offset; `count` after the last LF.
  func line(at offset: Int) -> Int {
    let line = lastStart(notAfter: offset)
    return line == count && line > 0 && bytes.last != 0x0A ? line - 1 : line
  }

  /// The line that begins at an offset; `count` at the end of the bytes.
  func boundary(at offset: Int) -> Int { lastStart(notAfter: offset) }

  private func lastStart(notAfter offset: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > offset } - 1)
  }
}

/// The differences between a file and its result, in lines. The edits say where to look, so the cost grows with them
/// and not with the square of the file's length.
func lineChanges(of change: FileChange, _ old: DiffText, _ new: DiffText) -> [LineChange] {
  var result: [LineChange] = []
  var region: (first: Int, last: Int, deltaBefore: Int)?
  var delta = 0
  func close() {
    guard let region else { return }
    let oldLines = region.first..<min(region.last + 1, old.count)
    let start = new.boundary(at: old.starts[oldLines.lowerBound] + region.deltaBefore)
    let end = new.boundary(at: old.starts[oldLines.upperBound] + delta)
    result += minimise(LineChange(old: oldLines, new: start..<end), old, new)
  }
  for edit in change.edits {
    let first = old.line(at: edit.range.lowerBound)
    let last = old.line(at: edit.range.upperBound)
    if let current = region, first <= current.last + 1 {
      region?.last = max(current.last, last)
    } else {
      close()
      region = (first, last, delta)
    }
    delta += edit.replacement.utf8.count - edit.range.count
  }
  close()
  return result
}

/// Removes the lines that are the same on both sides from a change.
private func minimise(_ change: LineChange, _ old: DiffText, _ new: DiffText) -> [LineChange] {
  var (a, b) = (change.old, change.new)
  while let x = a.first, let y = b.first, old[x] == new[y] {
    a = (x + 1)..<a.upperBound
    b = (y + 1)..<b.upperBound
  }
  while let x = a.last, let y = b.last, old[x] == new[y] {
    a = a.lowerBound..<x
    b = b.lowerBound..<y
  }
  if a.isEmpty && b.isEmpty { return [] }
  if a.isEmpty || b.isEmpty { return [LineChange(old: a, new: b)] }
  var numbers: [ArraySlice<UInt8>: Int] = [:]
  func number(_ line: ArraySlice<UInt8>) -> Int {
    if let known = numbers[line] { return known }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
  let oldNumbers = a.map { number(old[$0]) }
  let newNumbers = b.map { number(new[$0]) }
  var result: [LineChange] = []
  var (x, y) = (0, 0)
  for match in commonElements(oldNumbers, newNumbers) + [(a.count, b.count)] {
    if match.0 > x || match.1 > y {
      result.append(
        LineChange(
          old: (a.lowerBound + x)..<(a.lowerBound + match.0),
          new: (b.lowerBound + y)..<(b.lowerBound + match.1)))
    }
    (x, y) = (match.0 + 1, match.1 + 1)
  }
  return result
}

/// The index pairs of a longest common subsequence, by Myers' greedy algorithm; none where the two have so little in
/// common that a line-by-line diff would not help.
private func commonElements(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
  let limit = min(a.count + b.count, 1000)
  // For each number of differences, how far each diagonal from -d to d reached.
  var trace: [[Int]] = []
  for d in 0...limit {
    var reached = Array(repeating: 0, count: 2 * d + 1)
    for k in stride(from: -d, through: d, by: 2) {
      var x = start(of: k, d, trace.last).x
      while x < a.count, x - k < b.count, a[x] == b[x - k] { x += 1 }
      reached[k + d] = x
      if x >= a.count, x - k >= b.count {
        trace.append(reached)
        return pairs(in: trace, a.count, b.count)
      }
    }
    trace.append(reached)
  }
  return []
}

/// Where diagonal `k` begins after its `d`th difference, and the diagonal before it.
private func start(of k: Int, _ d: Int, _ previous: [Int]?) -> (x: Int, from: Int) {
  guard let previous else { return (0, 0) }
  func reach(_ diagonal: Int) -> Int { previous[diagonal + d - 1] }
  if k == -d || (k != d && reach(k - 1) < reach(k + 1)) { return (reach(k + 1), k + 1) }
  return (reach(k - 1) + 1, k - 1)
}

private func pairs(in trace: [[Int]], _ countA: Int, _ countB: Int) -> [(Int, Int)] {
  var result: [(Int, Int)] = []
  var (x, k) = (countA, countA - countB)
  for d in stride(from: trace.count - 1, through: 0, by: -1) {
    let begin = start(of: k, d, d == 0 ? nil : trace[d - 1])
    while x > begin.x {
      x -= 1
      result.append((x, x - k))
    }
    if d > 0 {
      x = begin.from == k + 1 ? begin.x : begin.x - 1
      k = begin.from
    }
  }
  return result.reversed()
}
