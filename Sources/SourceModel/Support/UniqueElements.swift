extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence.
  public func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  /// The first result that is not nil. Each element is asked at most once, unlike with the `first` of a lazy collection.
  public func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }

  /// The elements that have something in common together, in the order of the first of each group.
  public func grouped(by key: (Element) -> some Hashable) -> [[Element]] {
    var groups: [[Element]] = []
    var numbers: [AnyHashable: Int] = [:]
    for element in self {
      let key = AnyHashable(key(element))
      if let number = numbers[key] {
        groups[number].append(element)
      } else {
        numbers[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}

extension Array where Element: Hashable {
  /// The elements, and those that a function leads to from them, each once and nearest first.
  public func closed(under next: (Element) -> [Element]) -> [Element] {
    var result = self
    var seen = Set(self)
    var position = 0
    while position < result.count {
      result += next(result[position]).filter { seen.insert($0).inserted }
      position += 1
    }
    return result
  }
}
