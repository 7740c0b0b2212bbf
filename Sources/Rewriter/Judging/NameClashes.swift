import SourceModel

extension ProjectModel {
  /// Declarations whose names the macro's expansion would take for its own.
  func macroNameClashes(of id: TypeID) -> [Objection] {
    var result: [Objection] = []
    let scope = ScopeReference(file: self[id].primary.file, scope: self[self[id].primary].scope)
    for candidate in resolve(.name("Observation"), at: scope).candidates {
      result.append(Objection(.nameClash, at: site(of: candidate), evidence: "Observation"))
    }
    let taken: [String: String] = [
      "access": "keyPath", "withMutation": "keyPath", "shouldNotifyObservers": "",
    ]
    for reference in functions(of: id) {
      let function = self[reference]
      guard let label = taken[function.name],
        label.isEmpty || function.parameters.first?.label == label
      else { continue }
      result.append(
        Objection(
          .nameClash, at: files[reference.file].site(function.nameRange), evidence: function.name))
    }
    // A method of the class hides the function of the system that has its name.
    for declaration in self[id].declarations {
      let file = files[declaration.file]
      guard file.identifiers.contains("access") else { continue }
      for call in file.uses.calls.starting(in: self[declaration].range)
      where call.callee.kind == .name("access") && call.arguments.first?.label != "keyPath" {
        let scope = ScopeReference(file: declaration.file, scope: call.scope)
        let own = members(of: enclosingType(of: scope) ?? id, named: "access")
        if !own.functions.isEmpty || !own.properties.isEmpty { continue }
        if localBinding("access", at: scope, position: call.range.lowerBound) != nil { continue }
        result.append(Objection(.nameClash, at: file.site(call.nameRange), evidence: "access"))
      }
    }
    // The macro takes a registrar that is there, and does not look under conditions for one.
    for reference in properties(of: id)
    where self[reference].name == "_$observationRegistrar" && self[reference].isConditional {
      let site = files[reference.file].site(self[reference].nameRange)
      result.append(Objection(.nameClash, at: site, evidence: self[reference].name))
    }
    return result
  }

  /// A member that hides the type which its name means elsewhere: `M.self` is of the property in `@Environment(M.self) var M`.
  func memberHiding(_ type: String, at scope: ScopeReference) -> Objection? {
    let name = String(type.prefix { $0 == "_" || $0.isLetter || $0.isNumber })
    guard let id = enclosingType(of: scope) else { return nil }
    let members = members(of: id, named: name)
    let property = members.properties.first.map { ($0.file, self[$0].nameRange) }
    let function = members.functions.first.map { ($0.file, self[$0].nameRange) }
    return (property ?? function).map { number, range in
      Objection(.nameClash, at: files[number].site(range), evidence: name)
    }
  }
}
