import SourceModel

/// Nothing that other objects send may be lost when work waits for `bootstrap()`, and it must start again where it stops.
extension Owner {
  /// Throws if something may be sent between the initializer and `bootstrap()` that moved statements would miss. What a
  /// subscriber calls for each event, and the initializer once, is called again in `bootstrap()`.
  func checkEvents(_ halves: inout InitializerSplit) throws(Obstacle) {
    let (id, number) = (halves.id, halves.reference.file)
    for statement in halves.moved {
      for evidence in statement.cost.evidence where model.mayMissEvents(evidence) {
        if let name = model.functionCalled(forEachEventOf: evidence), halves.repeatCall(of: name) {
          continue
        }
        throw Obstacle("`\(evidence.code)` would miss what is sent before the view appears")
      }
      let missed = model.graph.streamsMissed(by: statement.range, ofFile: number, on: id)
      if let stream = missed.first {
        throw Obstacle(
          "what `\(model.files[number].text(stream.range))` sends before the view appears would be missed"
        )
      }
    }
  }

  /// Throws if a view stops what `bootstrap()` starts, or reacts to the defaults that it sets, where it does only that.
  func checkEvents(_ defaults: HeavyDefaults, of id: TypeID) throws(Obstacle) {
    try checkRestart([], inFile: model[id].primary.file, of: id)
    try checkReactions(to: defaults.moved.map(\.property), of: id)
  }

  /// Throws if others use what moved statements do besides setting tracked properties, or react to those.
  func checkEffects(_ halves: InitializerSplit, _ defaults: HeavyDefaults) throws(Obstacle) {
    let (id, number) = (halves.id, halves.reference.file)
    for statement in halves.moved {
      switch model.tracking.effectMissed(ifDeferred: statement.range, ofFile: number, of: id) {
      case nil: continue
      case .untold(let name)?:
        throw Obstacle(
          "views show `\(name)`, and nothing notifies them when `bootstrap()` changes it")
      case .shared(let type)?:
        throw Obstacle("other code may use what `bootstrap()` changes in `\(type)` before it runs")
      case .outside(let range, let file)?:
        throw Obstacle(
          "other code may rely on `\(model.files[file].quoted(range))` before `bootstrap()` runs")
      }
    }
    let changed = halves.moved.reduce(into: Set()) {
      $0.formUnion(model.graph.changes(by: $1.range, ofFile: number, on: id))
    }
    let own = changed.filter { model.symbols.relatives(of: id).contains($0.type) }.map(\.name)
    try checkReactions(to: defaults.moved.map(\.property) + own, of: id)
  }

  /// Throws if a view reacts to changes of what `bootstrap()` sets; the initializer set it before any view could.
  private func checkReactions(to names: [String], of id: TypeID) throws(Obstacle) {
    if let site = model.views.reaction(
      toChangesOf: Set(names), of: id, in: site.host, passingModel: property.name)
    {
      throw Obstacle("\(model.place(site)) would react to what `bootstrap()` sets")
    }
  }

  /// Throws if a view stops what `bootstrap()` starts, which it does only once.
  func checkRestart(_ moved: [InitializerBody.Statement], inFile number: Int, of id: TypeID)
    throws(Obstacle)
  {
    if let site = model.views.modifier(
      named: "onDisappear", in: site.host, passingModel: property.name, of: models)
    {
      throw Obstacle(
        "`.onDisappear` in \(model.place(site)) may stop what `bootstrap()` starts only once"
      )
    }
    if let site = model.views.stop(
      of: moved.map(\.range), inFile: number, of: id, by: ["onChange", "onReceive"], in: site.host,
      passingModel: property.name)
    {
      throw Obstacle("\(model.place(site)) stops what `bootstrap()` starts only once")
    }
  }
}

extension ProjectModel {
  /// Whether the code of an evidence may miss what is sent before it runs.
  fileprivate func mayMissEvents(_ evidence: Evidence) -> Bool {
    if initializers.isRegisteredOutsideSDK(evidence) { return true }
    guard let number = symbols.file(evidence.site.path),
      let call = files[number].call(at: evidence.site.range)
    else { return false }
    return switch evidence.signal.name {
    case "publisher-subscription":
      mayMissValues(call, at: ScopeReference(file: number, scope: call.scope))
    case "notification-subscription": isPostedByProject(toSubscriber: call, inFile: number)
    default: false
    }
  }

  /// The own function without arguments that a subscriber calls for each event, if it does nothing else.
  fileprivate func functionCalled(forEachEventOf evidence: Evidence) -> String? {
    guard let number = symbols.file(evidence.site.path),
      let closure = files[number].call(at: evidence.site.range)?.arguments.map(\.value)
        .last(where: \.isClosure),
      case .call(let callee, [])? = graph.onlyExpression(of: closure.range, inFile: number)?.0.kind
    else { return nil }
    return callee.ownName
  }

  /// Whether a subscription that is made later may miss values.
  private func mayMissValues(_ call: Call, at scope: ScopeReference) -> Bool {
    guard case .member(let source, _) = call.callee.unwrapped.kind else { return true }
    return SDK.publisherEnd.contains(call.name)
      ? !graph.missesNothing(subscribingLaterTo: source, at: scope)
      : !graph.repeatsLatestValue(ofObservation: call, at: scope)
  }

  /// Whether code of the project may post the notification that a call subscribes to.
  private func isPostedByProject(toSubscriber call: Call, inFile number: Int) -> Bool {
    files[number].uses.calls.starting(in: call.range).contains { part in
      part.range.lowerBound == call.range.lowerBound
        && SDK.subscribesToNotification.contains(part.name)
        && part.arguments.contains { argument in
          ["for", "forName", "name", "named"].contains(argument.label)
            && graph.mayPost(
              argument.value, at: ScopeReference(file: number, scope: part.scope))
        }
    }
  }
}
