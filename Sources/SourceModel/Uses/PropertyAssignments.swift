/// The assignments to properties and variables that have a wrapper.
struct PropertyAssignments: Sendable {
  private(set) var properties: [PropertyReference: [PropertyUses.Located<Assignment>]] = [:]
  private(set) var unresolved: Set<String> = []

  init(in usage: Usage) {
    let names = usage.symbols.wrappedNames
    for number in usage.symbols.files.indices {
      let assignments = usage.symbols.files[number].uses.assignments
      for index in assignments.indices {
        guard let name = assignments[index].target.lastName, names.contains(name) else {
          continue
        }
        note(assignments[index], of: name, inFile: number, usage)
      }
    }
  }

  private mutating func note(
    _ use: Assignment, of name: String, inFile file: Int, _ usage: Usage
  ) {
    let scope = ScopeReference(file: file, scope: use.scope)
    let target = use.target.unwrapped
    let base = target.base
    if base == nil,
      usage.symbols.localBinding(name, at: scope, position: target.range.lowerBound) != nil
    {
      return
    }
    switch usage.owners(
      of: name, base: base, prefix: "", at: scope, position: target.range.lowerBound)
    {
    case .properties(let found):
      for property in found {
        properties[property, default: []].append(PropertyUses.Located(file: file, use: use))
      }
    case .unknown: unresolved.insert(name)
    case .local, .none: break
    }
  }
}
