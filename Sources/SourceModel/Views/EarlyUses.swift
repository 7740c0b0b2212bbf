/// Code of views that uses a model before `.task` runs, or that stops what the model has started.
extension Views {
  /// The first place where something that is created with the object uses it as it is created, other than to store the
  /// object: an initializer that reads it, or state that starts with a part of it.
  public func useInInitializer(
    ofViewsShownWith property: String, of view: TypeID, _ classes: [TypeID]
  ) -> Site? {
    viewsShown(with: PassedObject(view: view, property: property), of: classes)
      .flatMap { object in creations(with: object).map { (object, $0) } }
      .flatMap { object, creation in
        creation.passed.flatMap { index in
          creation.types.flatMap { graph.initializers(fitting: creation.call.arguments, of: $0) }
            .compactMap { use(ofArgument: index, of: creation.call, by: $0, []) }
        } + [useOfPart(of: object, by: creation)].compactMap(\.self)
      }.min()
  }

  /// The argument that is a part of an object, if the view that receives it keeps it as state, or an object is created
  /// with it.
  private func useOfPart(of object: PassedObject, by creation: Creation) -> Site? {
    let call = creation.call
    let index = call.arguments.indices.first { index in
      let argument = call.arguments[index]
      guard !creation.passed.contains(index), !argument.value.isClosure,
        !argument.isTrailingClosure, argument.value.dottedPath?.first?.hasPrefix("$") != true,
        !uses(ofOwn: object.property, in: argument.value.range, inFile: creation.file).isEmpty
      else { return false }
      return creation.types.contains { keepsArgument(index, of: call, $0) }
    }
    return index.map { symbols.files[creation.file].site(call.arguments[$0].value.range) }
  }

  private func keepsArgument(_ index: Int, of call: Call, _ type: TypeID) -> Bool {
    guard symbols.hostRole(of: type) == .view else { return symbols[type].kind == .class }
    let functions = graph.initializers(fitting: call.arguments, of: type)
    guard !functions.isEmpty else {
      return symbols.properties(of: type).contains {
        symbols[$0].name == call.arguments[index].label && isState(symbols[$0])
      }
    }
    return functions.contains { function in
      let declared = symbols[function]
      guard let body = declared.body,
        let parameter = declared.parameters.parameter(receiving: index, of: call.arguments)
      else { return false }
      let used = uses(ofParameter: parameter.name, in: body, inFile: function.file)
      return symbols.files[function.file].uses.assignments.starting(in: body).contains { set in
        guard let value = set.value, let name = set.target.ownName,
          used.contains(where: value.range.contains)
        else { return false }
        return symbols.properties(of: type).contains {
          isState(symbols[$0]) && [symbols[$0].name, "_" + symbols[$0].name].contains(name)
        }
      }
    }
  }

  private func isState(_ property: DeclaredProperty) -> Bool {
    property.attribute("State") != nil || property.attribute("StateObject") != nil
  }

  /// The first place where a function uses the object that it receives as an argument, other than to store it or to
  /// pass it on to code that does.
  private func use(
    ofArgument index: Int, of call: Call, by function: FunctionReference,
    _ seen: Set<FunctionReference>
  ) -> Site? {
    let declared = symbols[function]
    guard !seen.contains(function), let body = declared.body,
      let parameter = declared.parameters.parameter(receiving: index, of: call.arguments)
    else { return nil }
    let file = symbols.files[function.file]
    let found = uses(ofParameter: parameter.name, in: body, inFile: function.file).first { use in
      if file.uses.assignments.starting(in: body).contains(where: { $0.value?.range == use }) {
        return false
      }
      guard let outer = file.calls(around: use).last,
        let passed = outer.arguments.firstIndex(where: { $0.value.range == use })
      else { return true }
      if outer.arguments[passed].isInitialValue || SDK.wrapperOfReference.contains(outer.name) {
        return false
      }
      let scope = ScopeReference(file: function.file, scope: outer.scope)
      let targets: [FunctionReference]
      switch graph.target(ofCallTo: outer.callee, outer.arguments, at: scope) {
      case .functions(let functions): targets = functions
      case .construction(let types):
        targets = types.flatMap { graph.initializers(fitting: outer.arguments, of: $0) }
      default: return true
      }
      return targets.contains {
        self.use(ofArgument: passed, of: outer, by: $0, seen.union([function])) != nil
      }
    }
    return found.map(file.site)
  }

  private func uses(ofParameter name: String, in range: ByteRange, inFile number: Int)
    -> [ByteRange]
  {
    uses(of: name, in: range, inFile: number) { !$0 && $1?.kind == .parameter }
  }

  // MARK: Stops

  /// The first modifier of a view that may stop what a range of code of the model starts, and does not start it again.
  public func stop(
    of started: [ByteRange], inFile number: Int, of id: TypeID, by modifiers: Set<String>,
    in view: TypeID, passingModel property: String
  ) -> Site? {
    let parts = started.map { startedParts(by: $0, inFile: number, of: id) }.reduce([], +)
    guard !parts.isEmpty else { return nil }
    return self.modifiers(named: modifiers, in: view, passingModel: property, of: [id])
      .first { use in
        let code = use.code.flatMap { closure in
          graph.code(
            reachedFrom: CodeNode(file: use.file, body: closure, owner: use.view), along: .all)
        }.uniqued()
        return parts.contains { part in
          code.contains { stops(part, in: $0, of: id, model: use.property) }
            && !code.contains { starts(part, in: $0, of: id) }
        }
      }.map { symbols.files[$0.file].site($0.call.nameRange) }
  }

  /// A property of a model that keeps work alive, or an object in one that does the work.
  private struct StartedPart: Hashable {
    let property: String
    /// The methods that start it; empty for a task, a timer or a subscription.
    let starts: Set<String>
  }

  private func startedParts(by range: ByteRange, inFile number: Int, of id: TypeID)
    -> [StartedPart]
  {
    let effects = graph.effects(of: range, ofFile: number, on: id)
    let kept = effects.writes.filter { name in
      symbols.members(of: id, named: name).properties.contains(where: usage.keepsSubscription)
    }.map { StartedPart(property: $0, starts: []) }
    let start = CodeNode(file: number, body: range, owner: id)
    let called = graph.code(reachedFrom: start, along: .ownPerhapsAtOnce).flatMap { code in
      symbols.files[code.file].uses.calls.starting(in: code.body).compactMap { call in
        call.callee.base?.ownName.map { StartedPart(property: $0, starts: [call.name]) }
      }
    }
    return (kept + called).uniqued()
  }

  /// Whether code of the model, or of a view that shows it, ends what a part does.
  private func stops(_ part: StartedPart, in code: CodeNode, of id: TypeID, model: String) -> Bool {
    let isOfModel = code.owner == id
    guard isOfModel || part.starts.isEmpty else { return false }
    let file = symbols.files[code.file]
    func isPart(_ expression: Expression) -> Bool {
      let path = expression.dottedPath ?? []
      return path == (isOfModel ? [part.property] : [model, part.property])
    }
    return file.uses.calls.starting(in: code.body).contains { call in
      guard let base = call.callee.base, isPart(base) else { return false }
      return SDK.stoppingVerb.contains(where: call.name.hasPrefix)
        || part.starts.isEmpty && call.name == "removeAll"
    }
      || file.uses.assignments.starting(in: code.body).contains {
        isPart($0.target) && $0.value?.kind == .literal(.nil)
      }
  }

  private func starts(_ part: StartedPart, in code: CodeNode, of id: TypeID) -> Bool {
    guard code.owner == id else { return false }
    let uses = symbols.files[code.file].uses
    return uses.calls.starting(in: code.body).contains {
      part.starts.contains($0.name) && $0.callee.base?.ownName == part.property
    }
      || uses.assignments.starting(in: code.body).contains {
        part.starts.isEmpty && $0.target.ownName == part.property
          && $0.value?.kind != .literal(.nil)
      }
  }
}
