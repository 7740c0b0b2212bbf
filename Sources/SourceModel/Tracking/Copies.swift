/// Models that copy what another object publishes: `settings.$size.assign(to: &$size)`. Such a copy notified the views
/// that show the variable itself.
extension Tracking {
  /// The published properties that models assign whenever a variable publishes a new value.
  func copies(of variable: PropertyReference, in models: [TypeID]) -> Set<ChangedProperty> {
    (usage.uses.projections[variable] ?? []).filter { !$0.use.isInOut }.reduce(into: []) {
      copies, located in
      if let id = symbols.enclosingType(of: located.place),
        models.contains(where: { mayBeOne(id, of: $0) })
      {
        let start = located.use.range.lowerBound
        let calls = symbols.files[located.file].chain(from: start).map(\.range)
        let chain = calls.max { $0.upperBound < $1.upperBound }
        copies.formUnion(chain.map { propertiesAssigned(in: $0, located.file, of: id) } ?? [])
      } else if let body = symbols.enclosingBody(of: located.place), body.kind == .accessor {
        copies.formUnion(
          models.flatMap { self.copies(ofValuesOf: body.name, of: variable, in: $0) })
      }
    }
  }

  /// The properties that a class assigns whenever one of the same type, which a getter reads, publishes a new value.
  func copies(ofSourcesOf getter: PropertyReference, in id: TypeID) -> Set<ChangedProperty> {
    guard let body = symbols[getter].getterBody else { return [] }
    let sources = Set(sources(in: body, getter.file, of: id).map(\.variable))
    return sources.reduce(into: []) { found, variable in
      let type = inference.type(of: variable)
      found.formUnion(
        copies(of: variable, in: [id]).filter { copy in
          symbols.members(of: id, named: copy.name).properties.contains {
            inference.type(of: $0) == type
          }
        })
    }
  }

  /// The same behind a getter of the variable's object: `var sizes: AnyPublisher<Int, Never> { $size.eraseToAnyPublisher() }`.
  private func copies(ofValuesOf getter: String, of variable: PropertyReference, in id: TypeID)
    -> [ChangedProperty]
  {
    guard let owner = symbols.declaringType(of: variable) else { return [] }
    return symbols[id].declarations.flatMap { declaration in
      let file = symbols.files[declaration.file]
      return file.uses.calls.starting(in: symbols[declaration].range).filter { call in
        let names = call.callee.chainNames
        return names.count > 2 && names[1] == getter
          && symbols.members(of: id, named: names[0]).properties.contains {
            inference.type(of: $0).candidates.contains { mayBeOne(owner, of: $0) }
          }
      }.flatMap { propertiesAssigned(in: $0.range, declaration.file, of: id) }
    }
  }

  private func propertiesAssigned(in chain: ByteRange, _ number: Int, of id: TypeID)
    -> [ChangedProperty]
  {
    let uses = symbols.files[number].uses
    let keyPaths = uses.calls(named: "assign").filter {
      chain.contains($0.range) && $0.arguments.contains(where: \.value.isSelf)
    }.flatMap(\.arguments).compactMap { argument -> String? in
      if case .keyPath(_, let names) = argument.value.kind { names.last } else { nil }
    }
    let names =
      uses.projections.filter { $0.isInOut && chain.contains($0.range) }.map(\.name) + keyPaths
      + graph.writes(in: chain, ofFile: number).compactMap(\.target.lastName)
    return names.filter { name in
      symbols.members(of: id, named: name).properties.contains {
        symbols[$0].attribute(.published) != nil
      }
    }.map { ChangedProperty(type: id, name: $0) }
  }
}
