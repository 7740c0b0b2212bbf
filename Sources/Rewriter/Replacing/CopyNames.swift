import SourceModel

/// Names for the copies and results in one file, unique within a scope.
struct CopyNames {
  private let file: FileFacts
  private var scopes: [String: Set<Int>] = [:]

  init(in file: FileFacts) { self.file = file }

  mutating func name(for property: String, in scope: Int) -> String {
    name("updated" + property.prefix(1).uppercased() + property.dropFirst(), in: scope)
  }

  mutating func result(in scope: Int) -> String { name("result", in: scope) }

  private mutating func name(_ name: String, in scope: Int) -> String {
    var candidate = name
    var number = 2
    while file.identifiers.contains(candidate)
      || scopes[candidate, default: []].insert(scope).inserted == false
    {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}

extension ProjectModel {
  /// The statement that writes a copy back. The setter of the macro would ignore a value that `==` considers equal.
  func assignment(of copy: String, to change: InPlaceChange, at scope: ScopeReference)
    -> String
  {
    let target = files[scope.file].text(change.target.range)
    let name = self[change.property].name
    guard change.target.ownName == name, scope.file == change.property.file,
      tracking.looselyCompared(change.property) != nil
    else { return "\(target) = \(copy)" }
    let base = target == name ? "" : "self."
    return "\(base)withMutation(keyPath: \\.\(name)) { \(base)_\(name) = \(copy) }"
  }
}
