import SourceModel

extension ProjectModel {
  /// The edits that turn `self.m = M()` and `_m = ObservedObject(wrappedValue: M())` into
  /// `_m = State(wrappedValue: M())`; nil where an initializer of the view uses the property in any other way.
  func assignments(toUnowned site: OwnerSite, as wrapper: String) -> [Edit]? {
    let property = self[site.property]
    guard property.typeAnnotation != nil else { return nil }
    var edits: [Edit] = []
    var isAssigned = false
    for initializer in symbols.functions(of: site.host) where self[initializer].kind == .initializer
    {
      let file = files[initializer.file]
      guard let body = self[initializer].body else { return nil }
      let own = file.uses.assignments.starting(in: body).filter { assignment in
        [property.name, "_" + property.name].contains(assignment.target.ownName)
      }
      if own.isEmpty, symbols.delegates(initializer) { continue }
      guard own.count == 1, let assignment = own.first,
        let made = change(
          of: assignment, making: property.name, at: site, wrapper, in: initializer.file)
      else { return nil }
      let isRead = file.uses.reads.starting(in: body).contains { read in
        read.name == property.name && !assignment.range.contains(read.range)
      }
      if isRead { return nil }
      edits += made
      isAssigned = true
    }
    return isAssigned ? edits : nil
  }

  /// The edits of one assignment that creates the model; nil where it assigns an existing object.
  private func change(
    of assignment: Assignment, making name: String, at site: OwnerSite, _ wrapper: String,
    in number: Int
  ) -> [Edit]? {
    let file = files[number]
    let isBacking = assignment.target.ownName != name
    guard let value = assignment.value,
      let made = isBacking ? value.wrappedArgument(of: .observedObject) : value,
      site.constructions.contains(where: {
        $0.scope.file == number && $0.expression.range == made.range
      })
    else { return nil }
    let scope = ScopeReference(file: number, scope: assignment.scope)
    let state = swiftUIName(wrapper, at: scope)
    if isBacking {
      return [value.wrapperNameRange.map { .replace($0, with: state, in: file) }].compactMap { $0 }
    }
    return [
      .replace(assignment.target.range, with: "_" + name, in: file),
      .insert("\(state)(wrappedValue: ", at: value.range.lowerBound, in: file),
      .insert(")", at: value.range.upperBound, in: file),
    ]
  }
}

extension Owners {
  /// Whether each initializer of a view creates the model of an unowned property, and nothing else assigns it.
  static func isMade(_ site: OwnerSite, _ wrapper: WrapperSite, in model: ProjectModel) -> Bool {
    guard site.kind == .unowned, model.keepsState(for: site.host),
      model.assignments(toUnowned: site, as: "State") != nil,
      model.usage.uses.backings(of: wrapper).allSatisfy({ $0.use.assigned != nil })
    else { return false }
    return model.usage.uses.assignments(of: wrapper).allSatisfy { located in
      let scope = located.place
      return model.symbols.enclosingBody(of: scope)?.kind == .initializer
        && model.symbols.enclosingType(of: scope) == site.host
    }
  }
}
