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

  /// The targets that import each target. An app only contains its extensions.
  static func importers(among targets: [Target]) -> [[Int]] {
    let numbers = Dictionary(grouping: targets.indices) { targets[$0].name }
    var importers = Array(repeating: [Int](), count: targets.count)
    for (index, target) in targets.enumerated() {
      for found in target.dependencies.map({ numbers[$0] ?? [] }) {
        let own = found.filter { targets[$0].manifest == target.manifest }
        for number in own.isEmpty ? found : own where target.isTest || !targets[number].isApp {
          importers[number].append(index)
        }
      }
    }
    return importers
  }

  /// Some targets, and those that import one of them, directly or through others.
  func dependants(of numbers: [Int]) -> [Int] {
    numbers.closed { importers[$0] }
  }

  /// Whether one process may run the code of both files: not if they are known to belong to other apps and extensions.
  func mayShareProcess(_ path: String, _ other: String) -> Bool {
    let one = targets(of: path)
    let two = targets(of: other)
    if one == two { return true }
    let (first, second) = (programs(containing: one), programs(containing: two))
    return first.isEmpty || second.isEmpty || !first.isDisjoint(with: second)
  }

  /// Whether the code of a file is known to be part of an app or an extension of the project.
  func isInApp(_ path: String) -> Bool { !programs(containing: targets(of: path)).isEmpty }

  /// The apps and the extensions that contain the code of some targets.
  private func programs(containing numbers: [Int]) -> Set<Int> {
    Set(dependants(of: numbers).filter { targets[$0].isApp })
  }
}
