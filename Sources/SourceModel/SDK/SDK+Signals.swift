extension SDK {
  /// A call that has a signal: `FileManager.fileExists`, `FileHandle(forWritingTo:)`, `.write(to:)`, `SecItemAdd`.
  struct SignalledCall: Sendable {
    enum Condition: Sendable {
      case none, passesClosure
      /// Something at the end of its chain subscribes to it.
      case subscribed
    }

    /// nil for a function, and for a member of any type.
    private(set) var type: String?
    /// `init` for an initializer.
    private(set) var name: String
    /// The label that an argument must have.
    private(set) var label: String?
    private(set) var isFunction = false
    private(set) var condition = Condition.none
    /// The name of the signal.
    let signal: String

    init(type: String, name: String, signal: String) {
      self.type = type
      self.name = name
      self.signal = signal
    }

    /// - Parameter written: The call as the table names it.
    fileprivate init(_ written: String, _ signal: String, _ condition: Condition) {
      self.signal = signal
      self.condition = condition
      var callee = written[...]
      if callee.hasSuffix(":)"), let open = callee.firstIndex(of: "(") {
        label = String(callee[callee.index(after: open)...].dropLast(2))
        callee = callee[..<open]
      }
      let dot = callee.lastIndex(of: ".")
      let last = dot.map { callee[callee.index(after: $0)...] } ?? callee
      if label != nil, last.first?.isUppercase == true {
        type = String(callee)
        name = "init"
      } else {
        type = dot.flatMap { $0 == callee.startIndex ? nil : String(callee[..<$0]) }
        name = String(last)
        isFunction = dot == nil
      }
    }
  }

  /// All calls that have a signal, in the order of the table's names.
  static let signalledCalls: [SignalledCall] =
    [
      (signal, SignalledCall.Condition.none), (signalWithClosure, .passesClosure),
      (signalOfSubscription, .subscribed),
    ].flatMap { names, condition in
      names.sorted { $0.key < $1.key }.map { SignalledCall($0.key, $0.value, condition) }
    }

  /// The members with a signal, by type.
  private static let signalledMembers: [String: Set<String>] =
    signalledCalls.reduce(into: [:]) { members, call in
      if let type = call.type { members[type, default: []].insert(call.name) }
    }

  /// The members that look something up outside of the app, by type.
  private static let readingMembers: [String: Set<String>] =
    signalledCalls.reduce(into: [:]) { members, call in
      guard let type = call.type, call.name != "init",
        ["read", "lookup", "query"].contains(call.signal.split(separator: "-").last),
        // What an app contains stays the same.
        !["bundle-lookup", "image-lookup"].contains(call.signal)
      else { return }
      members[type, default: []].insert(call.name)
    }

  /// Whether a member of a type looks something up outside of the app: `FileManager.fileExists`.
  static func looksUp(member: String, of type: String) -> Bool {
    readingMembers[type]?.contains(member) == true
  }

  /// Whether creating or using a value of a type has a signal.
  static func hasSignal(type: String) -> Bool {
    signalledMembers[type] != nil || viewClass.contains(type)
  }

  /// Whether a member of a type has a signal.
  static func hasSignal(member: String, of type: String) -> Bool {
    member != "init" && signalledMembers[type]?.contains(member) == true
  }
}
