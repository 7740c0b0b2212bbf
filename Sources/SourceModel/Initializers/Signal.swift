/// An effect of creating a model that should not be repeated for every discarded instance.
public struct Signal: Sendable, Hashable {
  /// The unique name, in kebab-case: `file-read`.
  public let name: String
  /// The side effect level. 0: none. 1: not idempotent. 2: holds a system resource. 3: reaches beyond the instance.
  public let sideEffect: Int
  /// The relative cost. From 5 on, it can cause a dropped frame.
  public let expense: Int
  /// What the code does and why it matters. Begins with a verb phrase that ends at the first comma, semicolon or full
  /// stop.
  public let summary: String
  /// The maximum expense that all occurrences together add.
  public let expenseLimit: Int?
  /// Whether its side effect alone makes an initializer heavy.
  public let isDecisive: Bool

  init(
    _ name: String, _ sideEffect: SideEffect, _ expense: Int, limit: Int? = nil,
    _ summary: String
  ) {
    self.name = name
    self.sideEffect = sideEffect.level
    self.expense = expense
    self.summary = summary
    self.expenseLimit = limit
    self.isDecisive = sideEffect.isDecisive
  }

  /// The level of a side effect, and whether it alone makes an initializer heavy.
  struct SideEffect: ExpressibleByIntegerLiteral {
    let level: Int
    private(set) var isDecisive = true

    init(integerLiteral level: Int) { self.level = level }

    /// Returns a side effect that does not make an initializer heavy by itself.
    static func indecisive(_ level: Int) -> SideEffect {
      var result = SideEffect(integerLiteral: level)
      result.isDecisive = false
      return result
    }
  }

  public static func == (a: Signal, b: Signal) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public static func named(_ name: String) -> Signal? { all.first { $0.name == name } }
}

/// The confidence that a signal applies.
public enum Confidence: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// The called code cannot be read.
  case unknown
  /// The name matches; the type it is called on is not known.
  case likely
  /// The type is known, and the project does not declare a member with this name.
  case certain

  public static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
}

/// A call with its resolved target, reduced to what the calls of the table are compared with.
struct OutsideCall {
  enum Callee {
    /// The name is `init` for an initializer.
    case member(type: String, name: String)
    /// A member of a value whose type is not known.
    case unknownMember(String)
    case function(String)
  }
  let callee: Callee
  let labels: [String?]
  let passesClosure: Bool
  /// The names of the calls that follow in the same chain.
  var chain: Set<String>
}

/// The calls of the table of SDK names that have a signal, by the names of members, types and functions.
struct SignalIndex: Sendable {
  private struct Entry: Sendable {
    /// The position in the catalogue: earlier signals take precedence.
    let order: Int
    let call: SDK.SignalledCall
  }
  private var members: [String: [Entry]] = [:]
  private var types: [String: [Entry]] = [:]
  private var functions: [String: [Entry]] = [:]

  static let shared = SignalIndex()

  private init() {
    var orders: [String: Int] = [:]
    for (order, signal) in Signal.all.enumerated() { orders[signal.name] = order }
    let views = SDK.viewClass.map {
      SDK.SignalledCall(type: $0, name: "init", signal: Signal.view.name)
    }
    for call in SDK.signalledCalls + views {
      guard let order = orders[call.signal] else { continue }
      let entry = Entry(order: order, call: call)
      if call.isFunction {
        functions[call.name, default: []].append(entry)
      } else if call.name == "init", let type = call.type {
        types[type, default: []].append(entry)
      } else {
        members[call.name, default: []].append(entry)
      }
    }
    // A member of a known type takes precedence over the same name on any type.
    for name in members.keys {
      members[name]?.sort {
        ($0.order, $0.call.type == nil ? 1 : 0) < ($1.order, $1.call.type == nil ? 1 : 0)
      }
    }
    for name in types.keys { types[name]?.sort { $0.order < $1.order } }
  }

  /// The first signal in the catalogue that matches a call.
  func match(_ call: OutsideCall) -> (signal: Signal, order: Int, confidence: Confidence)? {
    let entries: [Entry]
    switch call.callee {
    case .member(let type, "init"):
      // `SecItemAdd(…)` looks like an initializer.
      entries = types[type] ?? types[type.lastComponent] ?? functions[type] ?? []
    case .member(_, let name), .unknownMember(let name): entries = members[name] ?? []
    case .function(let name): entries = functions[name] ?? []
    }
    for entry in entries where call.meets(entry.call) {
      if let confidence = confidence(of: call, as: entry.call) {
        return (Signal.all[entry.order], entry.order, confidence)
      }
    }
    return nil
  }

  private func confidence(of call: OutsideCall, as known: SDK.SignalledCall) -> Confidence? {
    switch call.callee {
    case .function, .member(_, "init"): return .certain
    case .member(let type, _):
      guard let owner = known.type else { return .likely }
      return owner == type || owner == type.lastComponent ? .certain : nil
    case .unknownMember: return known.type == nil ? .likely : nil
    }
  }
}

extension OutsideCall {
  /// Whether the call has the label that a call of the table needs, and what makes it count.
  fileprivate func meets(_ known: SDK.SignalledCall) -> Bool {
    guard known.label.map(labels.contains) ?? true else { return false }
    return switch known.condition {
    case .none: true
    case .passesClosure: passesClosure
    case .subscribed: !chain.isDisjoint(with: SDK.publisherEnd)
    }
  }
}
