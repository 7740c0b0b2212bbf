/// Which targets use the code of others.
extension ProjectLayout {
  /// Whether a target that compiles a file depends on a target that compiles the other file.
  /// - Parameter counts: Whether to count a target of the first file.
  public func depends(
    _ path: String, on other: String, where counts: (Target) -> Bool = { _ in true }
  ) -> Bool {
    targets(of: path).contains { index in
      counts(targets[index])
        && targets(of: other).contains { targets[index].dependencies.contains(targets[$0].name) }
    }
  }

  /// Some targets, and those that import one of them, directly or through others. An app only contains its extensions.
  func dependants(of numbers: [Int]) -> [Int] {
    var found = numbers
    var next = 0
    while next < found.count {
      let target = targets[found[next]]
      found += targets.indices.filter { index in
        let other = targets[index]
        return other.dependencies.contains(target.name) && (other.isTest || !target.isApp)
          && (other.manifest == target.manifest
            || !targets.contains { $0.name == target.name && $0.manifest == other.manifest })
          && !found.contains(index)
      }
      next += 1
    }
    return found
  }

  /// Whether one process may run the code of both files: not if they are known to belong to other apps and extensions.
  func mayShareProcess(_ path: String, _ other: String) -> Bool {
    let one = programs(containing: path)
    let two = programs(containing: other)
    return one.isEmpty || two.isEmpty || !one.isDisjoint(with: two)
  }

  /// The apps and the extensions that contain the code of a file.
  private func programs(containing path: String) -> Set<Int> {
    Set(dependants(of: targets(of: path)).filter { targets[$0].isApp })
  }
}
