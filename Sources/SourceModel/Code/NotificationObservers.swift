/// Code that observes notifications, which `post` runs before it returns, and the names that the project posts.
extension CodeEdges {
  var notified: [CodeEdge] {
    symbols.files[node.file].uses.calls.starting(in: node.body).flatMap { call -> [CodeEdge] in
      let place = ScopeReference(file: node.file, scope: call.scope)
      guard call.name == "post",
        let posted = (call.arguments.first { $0.label == "name" } ?? call.arguments.first)?.value,
        let spellings = graph.notificationNames(posted, at: place)?.spellings
      else { return [] }
      let observers = spellings.sorted().flatMap { graph.notificationObservers[$0] ?? [] }
      return observers.uniqued().map {
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
      func add(_ observers: [CodeNode], to name: Expression, at scope: ScopeReference) {
        for key in notificationNames(name, at: scope)?.spellings ?? [] {
          found[key, default: []] += observers
        }
      }
      for (number, call) in symbols.calls(named: "addObserver") {
        let scope = ScopeReference(file: number, scope: call.scope)
        guard let name = call.arguments.first(where: { ["name", "forName"].contains($0.label) })
        else { continue }
        add(observers(addedBy: call, at: scope), to: name.value, at: scope)
      }
      for (number, call) in symbols.calls(named: "sink") + symbols.calls(named: "onReceive") {
        let scope = ScopeReference(file: number, scope: call.scope)
        let publisher = call.name == "sink" ? call.callee.base : call.arguments.first?.value
        guard let name = publisher?.notificationPublished, let action = call.arguments.last
        else { continue }
        add(code(ofCalled: action.value, at: scope), to: name, at: scope)
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

  /// The names that an expression for a notification's name may stand for; nil where it may be any.
  fileprivate func notificationNames(
    _ value: Expression, at scope: ScopeReference, depth: Int = 0
  ) -> NotificationNames? {
    guard depth < 8 else { return nil }
    func names(_ value: Expression, _ scope: ScopeReference) -> NotificationNames? {
      notificationNames(value, at: scope, depth: depth + 1)
    }
    switch value.unwrapped.kind {
    case .literal(.string):
      let text = symbols.files[scope.file].text(value.range)
      return NotificationNames(text, isOwn: true, mayBeOfSDK: true)
    case .ternary(let first, let second), .coalescing(let first, let second):
      return names(first, scope).flatMap { first in names(second, scope).map { first + $0 } }
    case .call(let callee, let arguments):
      let isInitializer =
        callee.kind == .implicitMember("init")
        || callee.lastName == "Notification" || ["Name", "init"].contains(callee.lastName)
      return isInitializer ? arguments.first.flatMap { names($0.value, scope) } : nil
    case .name(let name), .member(_, let name), .implicitMember(let name):
      if case .name = value.unwrapped.kind,
        let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound)
      {
        guard local.binding.kind == .constant else { return nil }
        return local.binding.value.flatMap {
          names($0, local.place)
        }
      }
      let own = properties(named: value, at: scope)
      let found = own.isEmpty ? symbols.externalMembers(of: "Name", named: name).properties : own
      if found.isEmpty, let base = value.base, base.lastName?.looksLikeTypeName != true {
        return nil
      }
      var result = NotificationNames(name, isOwn: !found.isEmpty, mayBeOfSDK: found.isEmpty)
      for reference in found {
        let property = symbols[reference]
        let place = ScopeReference(file: reference.file, scope: property.scope)
        let behind =
          property.accessors == .computed
          ? property.getterBody.flatMap { onlyExpression(of: $0, inFile: reference.file) }
            .flatMap(names)
          : property.initializer.flatMap { names($0, place) }
        if let behind { result = result + behind } else if !property.isLet { return nil }
      }
      return result
    default: return nil
    }
  }

  /// Whether code of the project may post the notification with a name, or make the SDK post it. Any name that is not
  /// known may be posted.
  public func mayPost(_ name: Expression, at scope: ScopeReference) -> Bool {
    let heard = notificationNames(name, at: scope)
    if heard?.isPostedBySDK == true { return true }
    return postedNames.contains { posted in
      guard let heard else { return true }
      guard let posted else { return heard.isOwn }
      return !heard.spellings.isDisjoint(with: posted.spellings)
    }
  }

  /// What the project posts; nil for a name that is not known.
  private var postedNames: [NotificationNames?] {
    cache.postedNames.found {
      let calls = SDK.postsNotification.sorted().flatMap(symbols.calls(named:))
      return calls.compactMap { number, call -> NotificationNames?? in
        let scope = ScopeReference(file: number, scope: call.scope)
        let target = target(ofCallTo: call.callee, call.arguments, at: scope)
        if case .functions = target { return nil }
        let named = call.arguments.first { $0.label == "name" }
        guard let first = named ?? call.arguments.first else { return nil }
        // `api.post(order)` posts no notification.
        if named == nil, call.name != "postNotificationName" {
          guard case .external("Notification", _) = inference.type(of: first.value, at: scope)
          else { return nil }
        }
        return .some(notificationNames(first.value, at: scope))
      }
    }
  }
}

/// The names that a notification may have: the last part, `saved` for `Notification.Name.saved`, also of the constants
/// behind it, and literals.
struct NotificationNames: Sendable {
  var spellings: Set<String>
  /// Whether the project declares them, so that the system does not post them.
  var isOwn: Bool
  /// Whether the SDK posts one of them because the app acts: it writes a setting, saves a context.
  var isPostedBySDK: Bool

  init(_ spelling: String, isOwn: Bool, mayBeOfSDK: Bool) {
    spellings = [spelling]
    self.isOwn = isOwn
    isPostedBySDK = mayBeOfSDK && SDK.notificationOfOwnActs.contains(spelling.filter { $0 != "\"" })
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.spellings.formUnion(b.spellings)
    sum.isOwn = a.isOwn || b.isOwn
    sum.isPostedBySDK = a.isPostedBySDK || b.isPostedBySDK
    return sum
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
