/// The assignments to properties and variables that have a wrapper.
struct PropertyAssignments: Sendable {
  private(set) var properties: [PropertyReference: [PropertyUses.Located<Assignment>]] = [:]
  private(set) var unresolved: Set<String> = []

  init(in model: ProjectModel) {
    let names = model.wrappedNames
    for number in model.files.indices {
      let assignments = model.files[number].uses.assignments
      for index in assignments.indices {
        guard let name = assignments[index].target.unwrapped.lastName, names.contains(name) else {
          continue
        }
        note(assignments[index], of: name, inFile: number, model)
      }
    }
  }

  private mutating func note(
    _ use: Assignment, of name: String, inFile file: Int, _ model: ProjectModel
  ) {
    let scope = ScopeReference(file: file, scope: use.scope)
    let target = use.target.unwrapped
    let base = target.base
    if base == nil, model.localBinding(name, at: scope, position: target.range.lowerBound) != nil {
      return
    }
    switch model.owners(
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

extension Expression {
  /// `x` for `x` and `a.x`.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
