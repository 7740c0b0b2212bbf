/// The candidate most similar to a name; nil if none is similar enough to be a typo.
func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  let limit = max(2, wanted.count / 3)
  return
    candidates
    .map { (name: $0, distance: editDistance(wanted, Array($0.lowercased()))) }
    .filter { $0.distance <= limit }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

/// The number of insertions, deletions, substitutions and swaps of neighbours that turn one word into the other.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      row.append(cost)
    }
    beforePrevious = previous
    previous = row
  }
  return previous[b.count]
}
