extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence.
  public func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  /// The elements that have something in common together, in the order of the first of each group.
  public func grouped(by key: (Element) -> some Hashable) -> [[Element]] {
    var groups: [[Element]] = []
    var numbers: [AnyHashable: Int] = [:]
    for element in self {
      let number = numbers[key(element), default: groups.count]
      if number == groups.count { groups.append([]) }
      numbers[key(element)] = number
      groups[number].append(element)
    }
    return groups
  }
}

extension Array where Element: Equatable {
  /// The elements, and those that a function leads to from them, each once and nearest first.
  public func closed(under next: (Element) -> [Element]) -> [Element] {
    var result = self
    var position = 0
    while position < result.count {
      for element in next(result[position]) where !result.contains(element) {
        result.append(element)
      }
      position += 1
    }
    return result
  }
}
