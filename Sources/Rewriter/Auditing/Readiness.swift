import SourceModel

/// Code that Xcode 27 rejects, or that creates an object at each read.
extension ProjectModel {
  func readinessFindings() -> [Audit.Finding] {
    symbols.types.flatMap { type -> [Audit.Finding] in
      symbols.properties(of: type.id).flatMap { findings(about: $0, of: type.id) }
    } + entryFindings()
  }

  private func findings(about reference: PropertyReference, of host: TypeID) -> [Audit.Finding] {
    let property = self[reference]
    let scope = ScopeReference(file: reference.file, scope: property.scope)
    // A wrapper of the project may have the name.
    guard property.attribute("State") != nil, self[host].kind == .struct,
      swiftUIName("State", at: scope) == "State"
    else { return [] }
    var result: [Audit.Finding] = []
    let others = property.attributes.filter { $0.mayBeWrapper && $0.name != "State" }
    if let other = others.first {
      result.append(
        finding(
          .wrapperOnState, reference, of: host,
          "`@\(other.name)` and `@State` declare the same storage, which Xcode 27 rejects",
          instead: "Keep `@State`, and do the work of `@\(other.name)` where the value is set"))
    }
    guard property.initializer != nil else { return result }
    if let (place, isCertain) = assignment(to: property.name, inInitializersOf: host) {
      let declared = declaration(of: reference).map { ": `\($0)`" } ?? ", with its type"
      var found = finding(
        .defaultAndAssignment, reference, of: host,
        "`\(property.name)` has a default and is assigned in `init`, which Xcode 27 rejects or ignores",
        instead: (isCertain
          ? "Declare it without the default"
          : "Assign it on every path through `init`, and drop the default") + declared)
      found.related = [(place, "It is assigned here.")]
      result.append(found)
    } else if let apart = views.initializer(of: host, apartFrom: reference) {
      var found = finding(
        .splitState, reference, of: host,
        "An initializer in another file leaves `\(property.name)` to its default, which debug builds of Xcode 27.0 and "
          + "27.1 fail to link",
        instead:
          "Delegate there with `self.init(…)`, or assign it in each initializer (swiftlang/swift#91700)"
      )
      found.related = [
        (files[apart.file].site(self[apart].nameRange), "The initializer is here.")
      ]
      result.append(found)
    }
    return result
  }

  /// The declaration without its default: `@State private var model: Model`.
  private func declaration(of reference: PropertyReference) -> String? {
    let property = self[reference]
    let file = files[reference.file]
    guard let type = typeText(of: reference) else { return nil }
    let head = file.quoted(property.declaration.lowerBound..<property.nameRange.upperBound)
    return "\(head): \(type)"
  }

  /// The first assignment of a property of a struct by its initializers, and whether it is under no condition.
  private func assignment(to name: String, inInitializersOf host: TypeID)
    -> (site: Site, isCertain: Bool)?
  {
    for reference in symbols.initializers(of: host) {
      guard let body = self[reference].body else { continue }
      let file = files[reference.file]
      let first = file.uses.assignments.starting(in: body).first { assignment in
        let scope = ScopeReference(file: reference.file, scope: assignment.scope)
        return [name, "_" + name].contains(assignment.target.ownName)
          && graph.rootProperty(of: assignment.target, at: scope) == name
      }
      if let first {
        let place = ScopeReference(file: reference.file, scope: first.scope)
        return (
          file.site(first.range), views.runsWheneverItsBodyDoes(first.range, at: place)
        )
      }
    }
    return nil
  }

  private func entryFindings() -> [Audit.Finding] {
    files.indices.flatMap { number in
      files[number].types.flatMap(\.properties).filter { $0.attribute("Entry") != nil }
        .compactMap { property -> Audit.Finding? in
          let scope = ScopeReference(file: number, scope: property.scope)
          guard let value = property.initializer, case .call(let callee, _) = value.unwrapped.kind,
            let created = inference.typeCreated(by: callee, at: scope)?.candidates.first,
            self[created].kind == .class
          else { return nil }
          let file = files[number]
          return Audit.Finding(
            kind: .recreatedEntry, site: file.site(property.nameRange),
            code: file.quoted(property.declaration), owner: "EnvironmentValues.\(property.name)",
            type: symbols.qualifiedName(created), creation: nil,
            message:
              "`\(file.quoted(value.range))` runs each time a view reads `\(property.name)` without a value",
            instead:
              "Make it optional: `@Entry var \(property.name): \(symbols.qualifiedName(created))?`, or use a shared object",
            cost: nil)
        }
    }
  }

  private func finding(
    _ kind: FindingKind, _ reference: PropertyReference, of host: TypeID, _ message: String,
    instead: String
  ) -> Audit.Finding {
    let file = files[reference.file]
    let property = self[reference]
    return Audit.Finding(
      kind: kind, site: file.site(property.nameRange), code: file.quoted(property.declaration),
      owner: "\(symbols.qualifiedName(host)).\(property.name)",
      type: typeText(of: reference) ?? property.name, creation: nil, message: message,
      instead: instead, cost: nil)
  }
}
