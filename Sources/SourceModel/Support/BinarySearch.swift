extension RandomAccessCollection {
  /// Where the elements begin that belong to the second part, if those that do not all stand before those that do.
  public func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecondPart(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
