/// Objects that a value makes for itself and fills as it is made.
extension ProjectModel {
  /// Whether an initializer of the type, or a method that gives the value back, writes into the object of a property:
  /// `func tint(_ color: Color) -> Self { style.color = color; return self }`. The object then belongs to the one value
  /// that was made with it, and says what that value was made for.
  public func isFilledAsMade(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let name = self[reference].name
    return functions(of: id).contains { function in
      let declared = self[function]
      guard let body = declared.body, !declared.isStatic else { return false }
      let givesBack = declared.returnType.map { isOwnType($0, of: id) } ?? false
      guard declared.kind == .initializer || givesBack else { return false }
      return files[function.file].uses.assignments.contains { assignment in
        guard body.contains(assignment.range.lowerBound),
          !isInsideClosure(ScopeReference(file: function.file, scope: assignment.scope)),
          case .member(let base, _) = assignment.target.unwrapped.kind
        else { return false }
        let path = base.dottedPath ?? []
        // A method may write into a copy of the value: `var view = self`.
        return path.drop { $0 == "self" }.first == name
          || givesBack && path.dropFirst().first == name
      }
    }
  }

  private func isOwnType(_ type: TypeName, of id: TypeID) -> Bool {
    guard case .named(let components) = type, let last = components.last else { return false }
    return last.name == "Self" || last.name == self[id].name
  }
}
