/// Closures that a property holds, and that code runs by calling the property: `onChange(value)`.
extension CodeEdges {
  var held: [CodeEdge] {
    symbols.files[node.file].uses.calls.starting(in: node.body).flatMap { call -> [CodeEdge] in
      let place = ScopeReference(file: node.file, scope: call.scope)
      return graph.closures(heldBy: call.callee, at: place).map {
        CodeEdge(kind: .held, receiver: .other, range: call.range, place: place, target: $0)
      }
    }
  }
}

/// The name of a property, and the types that may have it.
struct HeldProperty: Hashable {
  let name: String
  let owners: [TypeID]
}

extension CodeGraph {
  /// The code that a stored property holds, given a value that names the property.
  func closures(heldBy value: Expression, at scope: ScopeReference) -> [CodeNode] {
    let value = value.unwrapped
    guard let name = value.lastName else { return [] }
    let owners = owners(of: name, value.base, at: scope, value.range.lowerBound).filter {
      let found = symbols.members(of: $0, named: name)
      return found.functions.isEmpty && found.properties.contains { symbols[$0].isStored }
    }
    return closures(heldBy: name, of: owners)
  }

  /// The code that the project assigns to a property of some types, or passes under its name to an initializer.
  private func closures(heldBy name: String, of owners: [TypeID]) -> [CodeNode] {
    if owners.isEmpty { return [] }
    return cache.closuresHeld.answer(to: HeldProperty(name: name, owners: owners)) {
      findClosures(heldBy: name, of: Set(owners.flatMap(symbols.relatives)))
    }
  }

  private func findClosures(heldBy name: String, of family: Set<TypeID>) -> [CodeNode] {
    symbols.parsedFiles(naming: name).flatMap { number -> [CodeNode] in
      let uses = symbols.files[number].uses
      let assigned = uses.assignments.flatMap { assignment -> [CodeNode] in
        let scope = ScopeReference(file: number, scope: assignment.scope)
        guard let value = assignment.value, assignment.target.lastName == name else { return [] }
        let base = assignment.target.base
        let types = self.owners(of: name, base, at: scope, assignment.range.lowerBound)
        // An object of an unknown type may be one of these.
        guard base != nil && types.isEmpty || !family.isDisjoint(with: types)
        else { return [] }
        return code(ofCalled: value, at: scope)
      }
      let passed = uses.calls.flatMap { call -> [CodeNode] in
        guard call.name.looksLikeTypeName || call.name == "init" else { return [] }
        return call.arguments.filter { $0.label == name }.flatMap {
          code(ofCalled: $0.value, at: ScopeReference(file: number, scope: call.scope))
        }
      }
      return assigned + passed
    }
  }

  /// The getters that a key path may read, by their names; its root is often known from the context only.
  func getters(ofComponents names: [String]) -> [CodeNode] {
    symbols.types.flatMap { type in
      names.flatMap { name in
        symbols.memberTable[type.id.index][name] == nil
          ? []
          : symbols.members(of: type.id, named: name).properties.compactMap {
            node(ofGetter: $0, on: type.id)
          }
      }
    }
  }
}
