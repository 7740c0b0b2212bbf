import SourceModel

extension ProjectModel {
  /// What keeps a class as a whole from getting the macro: other macros, and names that clash with the generated code.
  func macroObstacles(of id: TypeID) -> [Blocker] {
    let file = files[self[id].primary.file]
    return objects.foreignMacros(of: id).map {
      Blocker(.foreignMacro, at: file.site($0.range), code: "@" + $0.name)
    } + macroNameClashes(of: id)
  }

  /// Declarations whose names clash with those in the macro's expansion.
  private func macroNameClashes(of id: TypeID) -> [Blocker] {
    var result: [Blocker] = []
    // The expansion writes these names without their modules.
    for name in SDK.writtenByMacro.sorted() {
      for candidate in symbols.typesNamed(name, inMembersOf: id) {
        result.append(Blocker(.nameClash, at: symbols.site(of: candidate), code: name))
      }
    }
    let taken: [String: String] = [
      "access": "keyPath", "withMutation": "keyPath", "shouldNotifyObservers": "",
    ]
    for reference in symbols.functions(of: id) {
      let function = self[reference]
      guard let label = taken[function.name],
        label.isEmpty || function.parameters.first?.label == label
      else { continue }
      result.append(
        Blocker(
          .nameClash, at: files[reference.file].site(function.nameRange), code: function.name))
    }
    // The `access` method that the macro adds hides the global function of that name.
    for declaration in self[id].declarations {
      let file = files[declaration.file]
      guard file.identifiers.contains("access") else { continue }
      for call in file.uses.calls.starting(in: self[declaration].range)
      where call.callee.kind == .name("access") && call.arguments.first?.label != "keyPath" {
        let scope = ScopeReference(file: declaration.file, scope: call.scope)
        let own = symbols.members(of: symbols.enclosingType(of: scope) ?? id, named: "access")
        if !own.functions.isEmpty || !own.properties.isEmpty { continue }
        if symbols.localBinding("access", at: scope, position: call.range.lowerBound) != nil {
          continue
        }
        result.append(
          Blocker(
            .nameClash, at: file.site(call.nameRange), code: "access",
            instead: "Qualify it with its module"))
      }
    }
    // The macro uses an existing registrar, but does not find one inside `#if`.
    for reference in symbols.properties(of: id)
    where self[reference].name == "_$observationRegistrar" && self[reference].isConditional {
      let site = files[reference.file].site(self[reference].nameRange)
      result.append(Blocker(.nameClash, at: site, code: self[reference].name))
    }
    return result
  }

  /// A member that hides the type of the same name: in `@Environment(M.self) var M`, `M.self` refers to the property.
  func memberHiding(_ type: String, at scope: ScopeReference) -> Blocker? {
    let name = String(type.prefix { $0 == "_" || $0.isLetter || $0.isNumber })
    guard let id = symbols.enclosingType(of: scope) else { return nil }
    let members = symbols.members(of: id, named: name)
    let property = members.properties.first.map { ($0.file, self[$0].nameRange) }
    let function = members.functions.first.map { ($0.file, self[$0].nameRange) }
    return (property ?? function).map { number, range in
      Blocker(.nameClash, at: files[number].site(range), code: name)
    }
  }
}
