extension RandomAccessCollection {
  /// The index of the first element that belongs to the second part. All elements of the first part must come before
  /// it.
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
