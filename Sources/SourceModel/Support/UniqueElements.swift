extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence.
  public func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
