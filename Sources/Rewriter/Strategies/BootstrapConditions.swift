import SourceModel

/// What a user sees first, and what other objects send, must be the same when work waits for `bootstrap()`.
extension Owner {
  /// Throws if a statement that moves writes what the first frame shows, or subscribes too late.
  func checkTiming(_ moved: [InitializerBody.Statement], inFile number: Int, of id: TypeID)
    throws(Obstacle)
  {
    // With a placeholder, the first frame shows nothing of the model.
    if !options.placeholder {
      let expense = moved.reduce(0) { $0 + $1.cost.expense }
      let written = moved.reduce(into: Set()) {
        $0.formUnion(model.effects(of: $1.range, ofFile: number, on: id).writes)
      }
      for name in written.sorted() where isShownAtFirst(name, of: id) {
        if expense >= InitializerCost.heavyExpense, isHonestlyEmpty(name, of: id) { continue }
        throw Obstacle("the first frame shows `\(name)`, which would be set later")
      }
    }
    for statement in moved { try checkEvents(of: statement) }
  }

  /// Whether views read or bind a property of the model.
  private func isShownAtFirst(_ name: String, of id: TypeID) -> Bool {
    model.isReadByViews(name, of: [id])
      || model.uses.namesInBindings.contains(name)
        && model.properties(of: id).contains { model[$0].name == name }
  }

  /// Whether a property has a default value that says that nothing has been loaded yet. A selection, a text or a flag
  /// has a meaning from the start.
  private func isHonestlyEmpty(_ name: String, of id: TypeID) -> Bool {
    model.properties(of: id).filter { model[$0].name == name }.allSatisfy { reference in
      let property = model[reference]
      switch model.type(of: reference) {
      // Of a dictionary, views usually look up a value, and show another one where there is none.
      case .array, .external("Set", _): break
      case .optional(let value):
        // An optional object or value is absent; an optional choice is not chosen.
        if case .external(let type, _) = value { return type == "Data" || type.hasSuffix("Image") }
        return !model.uses.namesInBindings.contains(name)
      case .external("String", _):
        guard !model.uses.namesInBindings.contains(name) else { return false }
        return property.initializer.map { model.files[reference.file].text($0.range) == "\"\"" }
          ?? true
      default: return false
      }
      switch property.initializer?.unwrapped.kind {
      case nil: return true
      case .array(let elements)?: return elements.isEmpty
      case .literal(.nil)?: return true
      case .call(_, let arguments)?: return arguments.isEmpty
      default: return false
      }
    }
  }

  /// Throws if something may be sent between the initializer and `bootstrap()` that a moved subscription would miss.
  private func checkEvents(of statement: InitializerBody.Statement) throws(Obstacle) {
    for evidence in statement.cost.evidence {
      if model.isRegisteredOutsideSDK(evidence) {
        throw Obstacle("`\(evidence.code)` would miss what is sent before the view appears")
      }
      guard let number = model.file(evidence.site.path),
        let call = model.files[number].call(at: evidence.site.range)
      else { continue }
      let scope = ScopeReference(file: number, scope: call.scope)
      switch evidence.signal.name {
      case "publisher-subscription":
        guard call.name == "sink" || call.name == "assign" || call.name == "store",
          !model.repeatsWhatIsMissed(by: call, at: scope)
        else { continue }
        throw Obstacle(
          "`\(evidence.code)` would miss what is sent before the view appears")
      case "notification-subscription":
        guard model.isPostedByProject(toSubscriber: call, inFile: number) else { continue }
        throw Obstacle(
          "the app posts the notification of `\(evidence.code)`, perhaps before the view appears")
      default: continue
      }
    }
  }

  /// Why `bootstrap()` would not run again when it has to; nil where it need not.
  var obstacleToStartingAgain: String? {
    for declaration in model[site.host].declarations {
      let file = model.files[declaration.file]
      let stops = file.uses.calls.starting(in: model[declaration].range).first { call in
        call.name == "onDisappear"
          && call.arguments.contains {
            !model.uses(ofOwn: property.name, in: $0.value.range, inFile: declaration.file).isEmpty
          }
      }
      if let stops {
        return
          "`.onDisappear` in \(file.site(stops.nameRange).place) may stop what `bootstrap()` starts only once"
      }
    }
    return nil
  }
}

extension ProjectModel {
  /// Whether a later subscription receives what was sent before: the publisher repeats its latest value, or only the
  /// clock sends.
  fileprivate func repeatsWhatIsMissed(by call: Call, at scope: ScopeReference) -> Bool {
    guard case .member(let source, _) = call.callee.unwrapped.kind else { return false }
    if replaysLatestValue(source, at: scope) { return true }
    let names = source.chainNames
    if names.first == "Timer" { return true }
    return names.contains("publisher") && names.contains("NotificationCenter")
      && !isPostedByProject(toSubscriber: call, inFile: scope.file)
  }

  /// Whether code of the project posts the notification that a call subscribes to.
  fileprivate func isPostedByProject(toSubscriber call: Call, inFile number: Int) -> Bool {
    let text = files[number].text(call.range)
    return calls(named: "post").contains { file, post in
      post.arguments.contains { argument in
        guard ["name", nil].contains(argument.label) else { return false }
        let name = argument.value.dottedPath?.last ?? files[file].text(argument.value.range)
        if case .implicitMember(let member) = argument.value.kind { return text.contains(member) }
        return text.contains(name)
      }
    }
  }
}
