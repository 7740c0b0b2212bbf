import SourceModel

/// Divides the statements of an initializer into those that stay and those that move into `bootstrap()`.
struct InitializerSplit {
  typealias Statement = InitializerBody.Statement

  let model: ProjectModel
  let id: TypeID
  let reference: FunctionReference
  let function: DeclaredFunction
  let file: FileFacts
  private(set) var body: InitializerBody
  private(set) var before: [Statement] = []
  /// Statements that follow heavy ones but stay in the initializer.
  private(set) var hoistedStatements: [Statement] = []
  private(set) var moved: [Statement] = []
  private(set) var defaults: [Edit] = []
  private(set) var stored: [Parameter] = []
  /// Calls that stay in the initializer and are repeated at the end of `bootstrap()`.
  private(set) var repeated: [String] = []

  /// Assignments that replace heavy property defaults; they come first in `bootstrap()`.
  let defaultStatements: [String]
  /// Code that other rules remove.
  let removals: Removals
  /// The edits of other rules.
  let besides: EditsByFile
  let isShown: Bool

  init(
    _ body: InitializerBody, of id: TypeID, _ reference: FunctionReference, for owner: Owner,
    after defaults: [String] = []
  ) {
    let model = owner.model
    defaultStatements = defaults
    removals = owner.removals
    besides = owner.besides
    isShown = owner.options.placeholder
    self.model = model
    self.id = id
    self.reference = reference
    function = model[reference]
    file = model.files[reference.file]
    self.body = body
  }

  /// Whether a statement after the heavy ones stays in the initializer in any case.
  private func isHoisted(_ statement: Statement) -> Bool {
    switch statement.form {
    case .superInitializer: true
    case .assignment(let name): statement.cost.weight == .light && needsValue(name)
    default: false
    }
  }

  /// Whether another rule changes a statement, so that it cannot be written elsewhere.
  private func isEdited(_ statement: Statement) -> Bool {
    besides.touch(file.site(statement.range))
  }

  /// Sorts statements by what they depend on: a cheap statement stays, also behind heavy ones, unless it needs or changes
  /// what those read or write.
  private func sorted(_ tail: ArraySlice<Statement>) -> (staying: [Statement], moving: [Statement])
  {
    var staying: [Statement] = []
    var moving: [Statement] = []
    var read: Set<String> = []
    var written: Set<String> = []
    for statement in tail {
      let effects = model.graph.effects(of: statement.range, ofFile: reference.file, on: id)
      let writes = effects.writes.union(statement.writes)
      let reads = effects.reads.union(statement.names)
      let isFree =
        statement.isCheap && !moving.contains(where: \.leaves) && !isEdited(statement)
        && reads.isDisjoint(with: written)
        && writes.isDisjoint(with: written.union(read))
      if isHoisted(statement) || isFree {
        staying.append(statement)
      } else {
        moving.append(statement)
        read.formUnion(reads)
        written.formUnion(writes.union(statement.declares))
      }
    }
    return (staying, moving)
  }

  /// Moves the statements from an index on, except those that have to stay.
  mutating func divide(from first: Int) throws(Obstacle) {
    let last = body.statements.lastIndex { !$0.task.isCall && !isHoisted($0) } ?? first
    // Statements after a task run before the task does. If the task were awaited, they would wait for its work.
    for index in first..<max(first, last) { body.statements[index].task = nil }
    before = Array(body.statements[..<first])
    (hoistedStatements, moved) = sorted(body.statements[first...])
    let defined = Set(moved.flatMap(\.declares)).union(moved.flatMap(\.writes))
    for statement in hoistedStatements where !statement.names.isDisjoint(with: defined) {
      throw Obstacle("line \(line(statement)) needs the result of the work that would move")
    }
    for statement in hoistedStatements
    where isHoisted(statement) && statement.form != .superInitializer {
      guard let call = statement.cost.unresolved.first else { continue }
      throw Obstacle("`\(call.code)` in line \(line(statement)) may depend on the heavy statements")
    }
    if let early = before.first(where: \.leaves) {
      throw Obstacle("line \(line(early)) may return before the heavy statements")
    }
    let locals = Set((before + hoistedStatements).flatMap(\.declares))
    let suspends = moved.contains { $0.task.isCall }
    for statement in moved {
      // A plain `return` ends `bootstrap()` as it ended the initializer.
      if statement.leaves, suspends || !statement.throwsNothing || !hoistedStatements.isEmpty {
        throw Obstacle("line \(line(statement)) may return from the initializer")
      }
      try model.checkClosures(in: statement.range, ofFile: reference.file, id)
      if let name = statement.names.intersection(locals).sorted().first {
        throw Obstacle("line \(line(statement)) reads the local variable `\(name)`")
      }
      if statement.task == .other, !isOnMainActor {
        throw Obstacle("the task in line \(line(statement)) would move to the main actor")
      }
      for name in statement.writes.sorted() { try note(assignmentOf: name, in: statement) }
    }
    try storeParameters()
  }

  /// Repeats a call of an own function that stays in the initializer; false if there is none.
  mutating func repeatCall(of name: String) -> Bool {
    let call = (before + hoistedStatements).map { file.text($0.range) }
      .first { [name + "()", "self." + name + "()"].contains($0) }
    guard let call, !moved.contains(where: \.leaves), !body.isPacked else { return false }
    if !repeated.contains(call) { repeated.append(call) }
    return true
  }

  private func line(_ statement: Statement) -> Int { file.site(statement.range).line }

  private func property(_ name: String) -> PropertyReference? {
    model.symbols.properties(of: id).first { model[$0].name == name && model[$0].isStored }
  }

  /// Whether the initializer has to assign the property.
  func needsValue(_ name: String) -> Bool {
    guard let reference = property(name) else { return false }
    let property = model[reference]
    return property.isLet ? property.initializer == nil : !property.hasInitialValue
  }

  private mutating func note(assignmentOf name: String, in statement: Statement) throws(Obstacle) {
    guard let reference = property(name) else {
      if statement.declares.contains(name) || moved.contains(where: { $0.declares.contains(name) })
      {
        return
      }
      throw Obstacle("line \(line(statement)) assigns `\(name)`, which the class does not store")
    }
    let property = model[reference]
    if property.isLet { throw Obstacle("a heavy statement assigns `\(name)`, which is a `let`") }
    // If a `@Published` property has a default, its observers ran in the initializer too.
    try model.checkLaterAssignment(
      of: property, in: id,
      runsObservers: property.accessors == .observers
        && (property.attribute(.published) == nil || needsValue(name)))
    guard needsValue(name) else { return }
    let file = model.files[reference.file]
    guard let neutral = property.type?.neutralValue, let annotation = property.typeAnnotation else {
      throw Obstacle("`\(name)` has no neutral initial value")
    }
    defaults.append(.insert(" = " + neutral, at: annotation.upperBound, in: file))
  }

  /// Stores the parameters that moved statements read.
  private mutating func storeParameters() throws(Obstacle) {
    for parameter in function.parameters where isReadLater(parameter.name) {
      if case .function = parameter.type, !parameter.isEscaping || parameter.isAutoclosure {
        throw Obstacle("the closure `\(parameter.name)` cannot be stored for later")
      }
      let words = file.text(parameter.typeRange).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if words.contains("some") || words.contains("inout")
        || function.genericParameters.contains(where: { words.contains($0.name[...]) })
      {
        throw Obstacle("the class cannot store `\(parameter.name)`, whose type is generic")
      }
      if parameter.isVariadic { throw Obstacle("`\(parameter.name)` cannot be stored for later") }
      let isKept = (before + hoistedStatements).contains { $0.form == .assignment(parameter.name) }
      if let property = property(parameter.name) {
        let declared = model[property]
        let isSame =
          isKept
          && declared.typeRange.map(model.files[property.file].text)
            == file.text(parameter.typeRange).replacingPrefix("@escaping ", with: "")
        guard isSame, declared.isLet || declared.isPrivate else {
          throw Obstacle("`\(parameter.name)` is both a parameter and a property of the class")
        }
      } else if model.symbols.members(of: id, named: parameter.name).properties.isEmpty {
        stored.append(parameter)
      } else {
        throw Obstacle("`\(parameter.name)` is both a parameter and a property of the class")
      }
    }
    let isDecoded = model.symbols.supertypes(of: id).contains {
      SDK.decodingProtocol.contains($0.name.simpleName ?? "")
    }
    if isDecoded, let parameter = stored.first {
      throw Obstacle("a decoded object would have no `\(parameter.name)`")
    }
  }

  private func isReadLater(_ name: String) -> Bool {
    moved.contains { $0.names.contains(name) && file.reads(name, in: $0.range) }
  }

  private var isOnMainActor: Bool { model.symbols.isOnMainActor(id) }
}

extension ProjectModel {
  /// Code in `bootstrap()` is isolated to the main actor, and so are its closures. Where Swift checks isolation at
  /// run time, calling such a closure on another thread crashes.
  func checkClosures(in range: ByteRange, ofFile number: Int, _ id: TypeID) throws(Obstacle) {
    guard !symbols.isOnMainActor(id),
      let closure = tracking.closuresPassedToUncheckedCode(within: range, inFile: number).first
    else { return }
    let line = files[number].site(closure.range).line
    throw Obstacle(
      "the closure for `\(closure.callee)` in line \(line) would become `@MainActor`: in the Swift 6 language mode"
        + " the app crashes if another thread calls it")
  }
}

extension InitializerBody.Statement {
  /// Whether a statement costs nothing worth mentioning, has no effect on others, and always continues.
  fileprivate var isCheap: Bool {
    guard self.form != .local, self.task == nil, !self.leaves else { return false }
    return cost.unresolved.isEmpty && cost.expense == 0
      && !cost.evidence.contains(where: \.isDecisive)
  }
}

extension TypeName {
  /// An empty value of the type, if there is an obvious one.
  var neutralValue: String? {
    switch self {
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .optional: return "nil"
    case .named:
      switch simpleName {
      case "String": return "\"\""
      case let name? where SDK.number.contains(name): return "0"
      case "Bool": return "false"
      case "Set", "Array": return "[]"
      case "Dictionary": return "[:]"
      default: return nil
      }
    default: return nil
    }
  }
}
