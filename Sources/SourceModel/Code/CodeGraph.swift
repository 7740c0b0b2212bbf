/// When closures run, what calls run, and what code reaches, reads and writes.
public final class CodeGraph: Sendable {
  let symbols: Symbols
  let inference: TypeInference
  let cache = Cache()

  /// Answers that were found before.
  struct Cache: Sendable {
    let code = Answers<Int, RunCode>()
    let effects = Answers<CodeNode, Effects>()
    let changes = Answers<CodeNode, Set<ChangedProperty>>()
    let edges = Answers<CodeNode, KnownEdges>()
    let mayShareProcess = Answers<PairOfFiles, Bool>()
    let closuresHeld = Answers<HeldProperty, [CodeNode]>()
    let subscribers = Answers<ChangedProperty, [CodeNode]>()
    let mentions = Answers<Mention, [ScopeReference]>()
    let closureTimings = Answers<ScopeReference, ClosureTiming>()
    let closuresRunAtOnce = RecursiveAnswers<ScopeReference, Bool>()
    let operatorFunctions = Answers<String, [OperatorFunction]>()
    let functionsCallingBackOffMain = RecursiveAnswers<FunctionReference, Bool>()
    let closuresKeptToAct = Answers<ScopeReference, Bool>()
    let isRunByNobody = Answers<CodeNode, Bool>()
    let notificationObservers = Answer<[String: [CodeNode]]>()
    let postedNames = Answer<[NotificationNames?]>()
    let mutatingFunctions = Answer<Set<String>>()
    let constructionCalls = Answers<TypeID, [ConstructionCall]>()
    /// The calls of `init`, by the label of the first argument.
    let initializerCalls = Answer<[String: [UseIndex.Place]]>()
    /// What these calls create, by the position of the call.
    let typesCreatedByCalls = Answers<UseIndex.Place, CreatedTypes>()
    /// The calls of `init` with their created types, by the label of the first argument.
    let labelledCalls = Answers<String, LabelledCalls>()
    let unlabelledCalls = Answers<String, UnlabelledCalls>()
    let takersByType = Answer<[String: ValueReceivers]>()
    let aliasesByTarget = Answer<[String: [(file: Int, alias: DeclaredTypealias)]]>()
  }

  init(_ inference: TypeInference) {
    symbols = inference.symbols
    self.inference = inference
  }
}

/// A piece of code that runs as a whole, on an object of a type.
struct CodeNode: Hashable, Sendable {
  let file: Int
  /// The range of the body, braces included, or of the value of a closure or property.
  let body: ByteRange
  /// The type of `self`; nil outside of types.
  let owner: TypeID?

  // Two pieces of code rarely start at the same place, and one number is hashed faster than five.
  func hash(into hasher: inout Hasher) { hasher.combine(file << 32 ^ body.lowerBound) }

  /// An order that does not depend on the run.
  static func isBefore(_ one: CodeNode, _ other: CodeNode) -> Bool {
    func key(_ code: CodeNode) -> (Int, Int, Int, Int) {
      (code.file, code.body.lowerBound, code.body.upperBound, code.owner?.index ?? -1)
    }
    return key(one) < key(other)
  }
}

/// What one piece of code runs of another.
struct CodeEdge: Sendable {
  enum Kind: UInt8, Sendable, Hashable {
    /// A call of a function, an operator or a closure.
    case call
    /// A read of a computed property.
    case read
    /// An assignment or mutation of a property with a setter or observers.
    case write
    /// A function that a call receives and may run before it returns.
    case passing
    /// A call of a property that holds a closure, or a notification, which runs its observers.
    case held
    /// A change of a published property, which runs its subscribers.
    case subscription
    /// Code that runs without being called by its name: the description of a value in text.
    case implicit
    /// The creation of a value, which runs an initializer.
    case construction
  }

  /// What the code runs on.
  enum Receiver: UInt8, Sendable, Hashable {
    /// The same object.
    case own
    /// Another object.
    case other
    /// No object: a global or static function or property.
    case none
    /// A local function or closure.
    case local
  }

  let kind: Kind
  let receiver: Receiver
  /// The call or the read.
  let range: ByteRange
  /// The place of the call or the read.
  let place: ScopeReference
  let target: CodeNode
  /// The function that is called; nil for properties and closures.
  var function: FunctionReference?
}

/// Which edges a question follows.
struct CodePaths: Sendable {
  /// When the code at the start of an edge runs.
  enum Timing: Sendable, Hashable {
    /// At any time, or not at all.
    case any
    /// Before the body that contains it returns.
    case atOnce
    /// The same, or in a closure that may run before that: one that a publisher calls as soon as it is subscribed to.
    case perhapsAtOnce
    /// Possibly while a view that runs the body is evaluated.
    case withBody
    /// The same, also in an initializer of a value.
    case withBodyOrCreation
    /// Whenever the body that contains it runs.
    case always
  }

  let timing: Timing
  let receivers: CaseSet<CodeEdge.Receiver>
  var kinds: CaseSet<CodeEdge.Kind> = [.call, .read]

  /// The code of the same object that runs with a body.
  static let ownWithBody = CodePaths(timing: .withBody, receivers: [.own, .local])
  /// The same, and the functions that it passes to others, which may run them.
  static let ownAndPassedWithBody = CodePaths(
    timing: .withBody, receivers: [.own, .local], kinds: [.call, .read, .passing])
  /// The code of the same object, and the code outside of objects.
  static let ownAndFreeWithBody = CodePaths(
    timing: .withBody, receivers: [.own, .none, .local])
  /// The code of the same object, whenever it runs.
  static let own = CodePaths(timing: .any, receivers: [.own, .local])
  /// The functions of the same object that code calls, whenever it does.
  static let ownCalls = CodePaths(timing: .any, receivers: [.own], kinds: [.call])
  /// The functions of the same object that have run when a body returns.
  static let ownCallsAtOnce = CodePaths(
    timing: .atOnce, receivers: [.own, .local], kinds: [.call])
  /// The code that has run when a body returns, of the same object.
  static let ownAtOnce = CodePaths(timing: .atOnce, receivers: [.own, .local])
  /// The code that may have run when a body returns, of the same object.
  static let ownPerhapsAtOnce = CodePaths(
    timing: .perhapsAtOnce, receivers: [.own, .local], kinds: [.call, .read, .write, .passing])
  /// The same, of all objects.
  static let perhapsAtOnce = CodePaths(
    timing: .perhapsAtOnce, receivers: [.own, .other, .none, .local],
    kinds: [.call, .read, .write, .passing])
  /// The getters that code reads, of any object.
  static let readsOfObjects = CodePaths(
    timing: .any, receivers: [.own, .other], kinds: [.read])
  /// The code of objects that runs with a body.
  static let objectsWithBody = CodePaths(timing: .withBody, receivers: [.own, .other, .local])
  /// All code that runs with a body.
  static let allWithBody = CodePaths(
    timing: .withBody, receivers: [.own, .other, .none, .local])
  /// The same, the initializers of values, and code that runs without being called by its name.
  static let allOfValuesWithBody = CodePaths(
    timing: .withBodyOrCreation, receivers: [.own, .other, .none, .local],
    kinds: [.call, .read, .implicit, .construction])
  /// The code that runs without an object of the project: global and static functions and variables.
  static let withoutObject = CodePaths(timing: .any, receivers: [.none, .own, .local])
  /// All code that is known, whenever it runs.
  static let all = CodePaths(timing: .any, receivers: [.own, .other, .none, .local])
  /// The same, setters and observers of properties, the closures that properties hold, the observers of notifications,
  /// and code that runs without being called by its name.
  static let allThatChanges = CodePaths(
    timing: .any, receivers: [.own, .other, .none, .local],
    kinds: [.call, .read, .write, .held, .implicit])
  /// The code whose results a view may show: what code runs, also to create values and without a call by its name.
  static let allThatShows = CodePaths(
    timing: .always, receivers: [.own, .other, .none, .local],
    kinds: [.call, .read, .write, .implicit, .construction])
  /// What changes things, and the subscribers of published properties.
  static let allThatChangesAndObserves = CodePaths(
    timing: .any, receivers: [.own, .other, .none, .local],
    kinds: [.call, .read, .write, .held, .subscription, .implicit])
}

/// A piece of code and what is connected with it, each once. The search goes only as far as the elements are asked for.
struct CodeReach: Sequence, IteratorProtocol {
  private let leads: (CodeNode) -> [CodeNode]
  private var found: [CodeNode]
  private var known: Set<CodeNode>
  /// The number of elements that were returned, and of those that were followed.
  private var returned = 0
  private var followed = 0

  /// - Parameter leads: The code that a piece of code leads to.
  init(from start: CodeNode, _ leads: @escaping (CodeNode) -> [CodeNode]) {
    self.leads = leads
    found = [start]
    known = [start]
  }

  mutating func next() -> CodeNode? {
    while returned == found.count, followed < found.count {
      followed += 1
      found += leads(found[followed - 1]).filter { known.insert($0).inserted }
    }
    guard returned < found.count else { return nil }
    returned += 1
    return found[returned - 1]
  }
}

extension CodeGraph {
  /// A piece of code and all code that it runs, directly or through other code, nearest first. There is no limit; code
  /// that the project does not show is not part of the result.
  /// - Parameter passes: Whether to continue with what a piece of code runs.
  func code(
    reachedFrom start: CodeNode, along paths: CodePaths,
    through passes: @escaping (CodeNode) -> Bool = { _ in true }
  ) -> CodeReach {
    CodeReach(from: start) { code in
      passes(code) ? self.edges(from: code, along: paths).map(\.target) : []
    }
  }

  /// The edges from a piece of code that a question follows.
  func edges(from node: CodeNode, along paths: CodePaths) -> [CodeEdge] {
    let known = known(from: node)
    var found: [CodeEdge] = []
    func add(_ list: KnownEdges.List, _ find: (CodeEdges) -> [CodeEdge]) {
      for edge in known.edges(list, { find(CodeEdges(from: node, self)) })
      where paths.receivers.contains(edge.receiver) && paths.kinds.contains(edge.kind)
        && runs(edge.place, paths.timing, in: node, known)
      {
        found.append(edge)
      }
    }
    add(.own, \.own)
    if paths.kinds.contains(.write) { add(.writes, \.writes) }
    if paths.kinds.contains(.passing) { add(.passing, \.passing) }
    if paths.kinds.contains(.held) { add(.held) { $0.held + $0.notified } }
    if paths.kinds.contains(.subscription) { add(.subscriptions, \.subscriptions) }
    if paths.kinds.contains(.construction) { add(.constructions, \.constructions) }
    if paths.kinds.contains(.implicit) { add(.implicit, \.implicit) }
    if paths.receivers.contains(.other) || paths.receivers.contains(.none) {
      add(.others, \.others)
    }
    return found
  }

  /// What is known of the edges from a piece of code.
  func known(from node: CodeNode) -> KnownEdges {
    cache.edges.answer(to: node) {
      let file = symbols.files[node.file]
      let start = node.body.lowerBound
      let place = symbols.scope(at: start, inFile: node.file)
      return KnownEdges(
        isHeldClosure: file.bytes[start] == UInt8(ascii: "{")
          && symbols.enclosingBody(of: place).map { $0.kind == .propertyInitializer } != false)
    }
  }

  /// The code of a function; nil if it has no body.
  func node(of function: FunctionReference, on owner: TypeID?) -> CodeNode? {
    symbols[function].body.map { CodeNode(file: function.file, body: $0, owner: owner) }
  }

  /// The code of a getter; nil if the property has none.
  func node(ofGetter property: PropertyReference, on owner: TypeID?) -> CodeNode? {
    guard symbols[property].accessors == .computed else { return nil }
    return symbols[property].getterBody.map {
      CodeNode(file: property.file, body: $0, owner: owner)
    }
  }

  /// The code of the getters and functions of a type with some names.
  func code(of id: TypeID, whereName isMeant: (String) -> Bool) -> [CodeNode] {
    symbols.properties(of: id).filter { isMeant(symbols[$0].name) }
      .compactMap { node(ofGetter: $0, on: id) }
      + symbols.functions(of: id).filter { isMeant(symbols[$0].name) }
      .compactMap { node(of: $0, on: id) }
  }

  /// A body of a class, and the bodies of its own computed properties and functions that run with it.
  func ownCode(runBy body: ByteRange, ofFile number: Int, of id: TypeID)
    -> [(file: Int, body: ByteRange)]
  {
    let start = CodeNode(file: number, body: body, owner: id)
    return code(reachedFrom: start, along: .ownWithBody).map { ($0.file, $0.body) }
  }
}
