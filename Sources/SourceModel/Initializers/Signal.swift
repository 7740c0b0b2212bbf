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
  let shapes: [CallShape]

  init(
    _ name: String, _ sideEffect: SideEffect, _ expense: Int, limit: Int? = nil,
    _ summary: String, _ shapes: [CallShape] = []
  ) {
    self.name = name
    self.sideEffect = sideEffect.level
    self.expense = expense
    self.summary = summary
    self.expenseLimit = limit
    self.isDecisive = sideEffect.isDecisive
    self.shapes = shapes
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

/// A form of call that identifies a signal.
enum CallShape: Sendable {
  /// An initializer of an outside type. With `label`, the call must pass an argument with that label.
  case construct([String], label: String? = nil)
  /// A static or instance member of an outside type. With `chain`, one of these calls must follow.
  case member(of: [String], [String], label: String? = nil, chain: [String] = [])
  /// A member by name that the project does not declare; certain on the given types.
  case anyMember(
    [String], label: String? = nil, certainOn: [String] = [], takesClosure: Bool = false)
  case function([String])
}

/// A call with its resolved target, reduced to what call shapes are compared with.
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
  let chain: Set<String>
}

/// The catalogue, indexed by the names of members, types and functions.
struct SignalIndex: Sendable {
  private struct Entry: Sendable {
    /// The position in the catalogue: earlier signals take precedence.
    let order: Int
    let shape: CallShape
  }
  private var members: [String: [Entry]] = [:]
  private var types: [String: [Entry]] = [:]
  private var functions: [String: [Entry]] = [:]
  private var knownTypes: Set<String> = []

  static let shared = SignalIndex()

  private init() {
    for (order, signal) in Signal.all.enumerated() {
      for shape in signal.shapes {
        let entry = Entry(order: order, shape: shape)
        switch shape {
        case .construct(let names, _):
          for name in names { types[name, default: []].append(entry) }
          knownTypes.formUnion(names)
        case .member(let types, let names, _, _), .anyMember(let names, _, let types, _):
          for name in names { members[name, default: []].append(entry) }
          knownTypes.formUnion(types)
        case .function(let names): for name in names { functions[name, default: []].append(entry) }
        }
      }
    }
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
    for entry in entries {
      if let confidence = confidence(of: call, as: entry.shape) {
        return (Signal.all[entry.order], entry.order, confidence)
      }
    }
    return nil
  }

  /// Whether the catalogue has a signal for a type.
  func knows(type: String) -> Bool { knownTypes.contains(type) }

  /// Whether a signal has a member with this name on the type.
  func knows(member: String, of type: String) -> Bool {
    (members[member] ?? []).contains { entry in
      switch entry.shape {
      case .member(let types, _, _, _): types.contains(type)
      case .anyMember(_, _, let types, _): types.contains(type)
      default: false
      }
    }
  }

  private func confidence(of call: OutsideCall, as shape: CallShape) -> Confidence? {
    func has(_ label: String?) -> Bool { label.map { call.labels.contains($0) } ?? true }
    switch (shape, call.callee) {
    case (.construct(_, let label), .member): return has(label) ? .certain : nil
    case (.function, .function), (.function, .member): return .certain
    case (.member(let types, _, let label, let chain), .member(let type, _)):
      guard types.contains(type) || types.contains(type.lastComponent), has(label) else {
        return nil
      }
      return chain.isEmpty || !call.chain.isDisjoint(with: chain) ? .certain : nil
    case (.anyMember(_, let label, let certainOn, let takesClosure), .member(let type, _)):
      guard has(label), !takesClosure || call.passesClosure else { return nil }
      return certainOn.contains(type) || certainOn.contains(type.lastComponent)
        ? .certain : .likely
    case (.anyMember(_, let label, _, let takesClosure), .unknownMember):
      return has(label) && (!takesClosure || call.passesClosure) ? .likely : nil
    default: return nil
    }
  }
}
