/// Modifiers that run code when a value changes.
extension Views {
  /// The first place in a view, or in the views that appear with it, that reacts to changes of a model's properties: a
  /// modifier such as `onChange(of:)`, or a list that takes the number of its rows from the first value.
  public func reaction(
    toChangesOf names: Set<String>, of id: TypeID, in view: TypeID, passingModel property: String
  ) -> Site? {
    if names.isEmpty { return nil }
    let names = names.union(membersReading(names, of: id) + ["objectWillChange"])
    let models = viewsShown(with: PassedObject(view: view, property: property), of: [id])
    let parts = models.flatMap { viewsGivenPart($0.view, names) }
      .closed { part in viewsGivenPart(part.view, [part.property]) }
    return (models.map { ($0.view, names) } + parts.map { ($0.view, [$0.property]) })
      .flatMap { view, names in reactions(to: names, in: view) }.min()
  }

  /// The computed properties and functions of a class whose code mentions one of some names.
  private func membersReading(_ names: Set<String>, of id: TypeID) -> [String] {
    let members =
      symbols.properties(of: id).map { (symbols[$0].name, graph.node(ofGetter: $0, on: id)) }
      + symbols.functions(of: id).filter { symbols[$0].returnType != nil }
      .map { (symbols[$0].name, graph.node(of: $0, on: id)) }
    return members.filter { $1.map { mentions(names, in: $0) } == true }.map(\.0)
  }

  /// Whether code, or own code that it mentions, names one of some members.
  private func mentions(_ names: Set<String>, in code: CodeNode) -> Bool {
    CodeReach(from: code, graph.codeMentioned).contains { code in
      names.contains {
        !symbols.files[code.file].words(naming: $0, in: code.body).isEmpty
      }
    }
  }

  /// The properties of views and modifiers that a view creates with a value which depends on some names.
  private func viewsGivenPart(_ view: TypeID, _ names: Set<String>) -> [PassedObject] {
    symbols[view].declarations.flatMap { declaration -> [PassedObject] in
      symbols.files[declaration.file].uses.calls.starting(in: symbols[declaration].range)
        .flatMap { call -> [PassedObject] in
          let place = ScopeReference(file: declaration.file, scope: call.scope)
          let labels = call.arguments.filter { argument in
            argument.label != nil && !argument.value.isClosure
              && mentions(
                names, in: CodeNode(file: declaration.file, body: argument.value.range, owner: view)
              )
          }.compactMap(\.label)
          guard !labels.isEmpty, let type = inference.typeCreated(by: call.callee, at: place)
          else { return [] }
          return type.candidates.filter { symbols.hostRole(of: $0) != nil }.flatMap { child in
            labels.map { PassedObject(view: child, property: $0) }
          }
        }
    }
  }

  private func reactions(to names: Set<String>, in view: TypeID) -> [Site] {
    symbols[view].declarations.flatMap { declaration -> [Site] in
      let file = symbols.files[declaration.file]
      return file.uses.calls.starting(in: symbols[declaration].range).filter { call in
        guard let trigger = call.trigger else { return false }
        return mentions(
          names, in: CodeNode(file: declaration.file, body: trigger.range, owner: view))
      }.map { file.site($0.nameRange) }
    }
  }
}

extension Call {
  /// The argument whose changes the call reacts to, if it is such a modifier, or the count of rows that never changes.
  fileprivate var trigger: Expression? {
    if let label = SDK.runsOnChange[name] {
      return label == "first"
        ? arguments.first?.value : arguments.first { $0.label == label }?.value
    }
    guard name == "ForEach", arguments.count == 2, let rows = arguments.first, rows.label == nil,
      case .array(let bounds) = rows.value.unwrapped.kind, bounds.count == 1
    else { return nil }
    return rows.value
  }
}
