/// Code that observes notifications, which `post` runs before it returns.
extension CodeEdges {
  var notified: [CodeEdge] {
    symbols.files[node.file].uses.calls.starting(in: node.body).flatMap { call -> [CodeEdge] in
      guard call.name == "post",
        let posted = (call.arguments.first { $0.label == "name" } ?? call.arguments.first)?.value,
        let name = graph.notificationName(posted, inFile: node.file)
      else { return [] }
      let place = ScopeReference(file: node.file, scope: call.scope)
      return (graph.notificationObservers[name] ?? []).map {
        CodeEdge(kind: .held, receiver: .other, range: call.range, place: place, target: $0)
      }
    }
  }
}

extension CodeGraph {
  /// The code that observes notifications, by their names.
  fileprivate var notificationObservers: [String: [CodeNode]] {
    cache.notificationObservers.found {
      var found: [String: [CodeNode]] = [:]
      for (number, call) in symbols.calls(named: "addObserver") {
        let scope = ScopeReference(file: number, scope: call.scope)
        guard let name = call.arguments.first(where: { ["name", "forName"].contains($0.label) }),
          let key = notificationName(name.value, inFile: number)
        else { continue }
        found[key, default: []] += observers(addedBy: call, at: scope)
      }
      for (number, call) in symbols.calls(named: "sink") + symbols.calls(named: "onReceive") {
        let scope = ScopeReference(file: number, scope: call.scope)
        let publisher = call.name == "sink" ? call.callee.base : call.arguments.first?.value
        guard let name = publisher?.notificationPublished,
          let key = notificationName(name, inFile: number), let action = call.arguments.last
        else { continue }
        found[key, default: []] += code(ofCalled: action.value, at: scope)
      }
      return found
    }
  }

  /// The closure, the function or the method for a selector that a call adds as an observer.
  private func observers(addedBy call: Call, at scope: ScopeReference) -> [CodeNode] {
    guard let selector = call.arguments.first(where: { $0.label == "selector" }) else {
      return call.arguments.last.map { code(ofCalled: $0.value, at: scope) } ?? []
    }
    // `#selector(Model.show(_:))`
    let words = symbols.files[scope.file].text(selector.value.range)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let id = symbols.enclosingType(of: scope), let name = words.last(where: { $0 != "_" })
    else { return [] }
    return symbols.members(of: id, named: String(name)).functions.compactMap {
      node(of: $0, on: id)
    }
  }

  /// The last part of a notification's name, `saved` for `Notification.Name.saved`, or its literal.
  fileprivate func notificationName(_ value: Expression, inFile number: Int) -> String? {
    switch value.unwrapped.kind {
    case .member(_, let name), .implicitMember(let name): name
    case .call(_, let arguments):
      arguments.first.flatMap { notificationName($0.value, inFile: number) }
    case .literal(.string): symbols.files[number].text(value.range)
    default: nil
    }
  }
}

extension Expression {
  /// The name of the notification that a chain of publishers sends at once: `center.publisher(for: .saved).map(…)`.
  fileprivate var notificationPublished: Expression? {
    switch unwrapped.kind {
    case .call(let callee, let arguments):
      guard let name = callee.unwrapped.lastName, !SDK.schedulingOperator.contains(name) else {
        return nil
      }
      if name == "publisher", let sent = arguments.first, sent.label == "for" { return sent.value }
      return callee.base?.notificationPublished
    case .member(let base, _): return base.notificationPublished
    default: return nil
    }
  }
}
