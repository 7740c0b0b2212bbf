import SourceModel

/// The statements of an initializer that stay, and those that move into `bootstrap()`.
struct Halves {
  typealias Obstacle = BootstrapMethod.Obstacle
  typealias Statement = InitializerBody.Statement

  private let model: ProjectModel
  private let id: TypeID
  private let function: DeclaredFunction
  private let file: FileFacts
  private let body: InitializerBody
  private let before: [Statement]
  /// Stand behind heavy ones, and stay.
  private var pulled: [Statement] = []
  private var moved: [Statement] = []
  private let tail: [Statement]
  private var defaults: [Edit] = []
  private var stored: [Parameter] = []

  init(
    _ body: InitializerBody, from first: Int, of id: TypeID, _ reference: FunctionReference,
    in model: ProjectModel
  ) {
    self.body = body
    self.model = model
    self.id = id
    function = model[reference]
    file = model.files[reference.file]
    before = Array(body.statements[..<first])
    tail = Array(body.statements[first...])
  }

  mutating func divide() throws(Obstacle) {
    for statement in tail {
      switch statement.form {
      case .superInitializer: pulled.append(statement)
      case .assignment(let name) where statement.cost.weight == .light && needsValue(name):
        pulled.append(statement)
      default: moved.append(statement)
      }
    }
    let defined = Set(moved.flatMap(\.declares)).union(moved.flatMap(\.writes))
    for statement in pulled where !statement.names.isDisjoint(with: defined) {
      throw Obstacle("line \(line(statement)) reads what the heavy statements define")
    }
    let locals = Set((before + pulled).flatMap(\.declares))
    for statement in moved {
      if statement.leaves { throw Obstacle("line \(line(statement)) may leave the initializer") }
      if let name = statement.names.intersection(locals).sorted().first {
        throw Obstacle("line \(line(statement)) reads the local `\(name)`")
      }
      if statement.task == .other, !isOnMainActor {
        throw Obstacle("the task in line \(line(statement)) would move to the main actor")
      }
      for name in statement.writes.sorted() { try note(assignmentOf: name, in: statement) }
    }
    try storeParameters()
  }

  private func line(_ statement: Statement) -> Int { file.site(statement.range).line }

  private func property(_ name: String) -> PropertyReference? {
    model.properties(of: id).first { model[$0].name == name && model[$0].isStored }
  }

  /// Whether the initializer has to give the property its value.
  private func needsValue(_ name: String) -> Bool {
    guard let reference = property(name) else { return false }
    let property = model[reference]
    if property.isLet { return property.initializer == nil }
    if case .optional? = property.type { return false }
    return property.initializer == nil
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
    if property.isLet { throw Obstacle("`\(name)` is a constant that a heavy statement assigns") }
    if property.accessors == .observers {
      throw Obstacle("assigning `\(name)` outside of the initializer would run its observers")
    }
    if property.attribute(.published) == nil, !property.isPrivate {
      throw Obstacle("views are not told when `\(name)` is assigned later: it is not published")
    }
    guard needsValue(name) else { return }
    let file = model.files[reference.file]
    guard let neutral = property.type?.neutralValue, let annotation = property.typeAnnotation else {
      throw Obstacle("`\(name)` has no neutral default")
    }
    defaults.append(.insert(" = " + neutral, at: annotation.upperBound, in: file))
  }

  /// What the moved statements read of the parameters must be kept.
  private mutating func storeParameters() throws(Obstacle) {
    let read = Set(moved.flatMap(\.names))
    for parameter in function.parameters where read.contains(parameter.name) {
      if case .function = parameter.type, !parameter.isEscaping || parameter.isAutoclosure {
        throw Obstacle("the closure `\(parameter.name)` cannot be kept for later")
      }
      if parameter.isVariadic { throw Obstacle("`\(parameter.name)` cannot be kept for later") }
      let isKept = (before + pulled).contains { $0.form == .assignment(parameter.name) }
      if let property = property(parameter.name) {
        let declared = model[property]
        let isSame =
          isKept
          && declared.typeRange.map(model.files[property.file].text)
            == file.text(parameter.typeRange)
        guard isSame, declared.isLet || declared.isPrivate else {
          throw Obstacle("`\(parameter.name)` is a parameter and a property of the class")
        }
      } else if model.members(of: id, named: parameter.name).properties.isEmpty {
        stored.append(parameter)
      } else {
        throw Obstacle("`\(parameter.name)` is a parameter and a property of the class")
      }
    }
  }

  private var isOnMainActor: Bool { model[model[id].primary].attribute("MainActor") != nil }

  // MARK: Edits

  func edits() throws(Obstacle) -> [Edit] {
    guard let start = moved.first?.start else { throw Obstacle("nothing would move") }
    let suspends = moved.contains { $0.task.isCall }
    let step = file.indentationStep
    let newline = file.newline
    let outer = file.indentation(at: function.range.lowerBound)
    let inner = outer + step
    let access =
      model[model[id].primary].hasModifier("public") || model[model[id].primary].hasModifier("open")
      ? "public " : ""
    var head = isOnMainActor ? "" : outer + "@MainActor" + newline
    head += outer + access + "func bootstrap() async {" + newline
    head += inner + "guard !isReady else { return }" + newline
    var foot = ""
    if suspends {
      head += inner + "if bootstrapTask == nil {" + newline
      head += inner + step + "bootstrapTask = Task {" + newline
      foot += inner + step + step + "isReady = true" + newline
      foot += inner + step + "}" + newline + inner + "}" + newline
      foot += inner + "await bootstrapTask?.value" + newline
    } else {
      foot += inner + "isReady = true" + newline
    }
    var result = defaults
    // A line starts the second half; what stays and stands behind it is put before the line.
    var stays = ""
    for statement in pulled {
      let range = lines(from: statement.start, to: statement.range.upperBound)
      stays += file.text(range)
      result.append(.remove(range, in: file))
    }
    for parameter in stored {
      stays += inner + "self.\(parameter.name) = \(parameter.name)" + newline
    }
    let split = file.lineStart(of: start)
    if before.isEmpty, stays.isEmpty, isDispensable {
      let whole = file.lineStart(of: function.range.lowerBound)..<split
      let comments = file.text(lineBreakBehindBrace..<split)
      let gap = file.isBlankLine(before: whole.lowerBound) ? "" : newline
      result.append(.replace(whole, with: gap + head + comments, in: file))
    } else {
      // Blank lines between the halves have no place at the end of the first, and nothing stands in an empty one.
      let brace = (function.body?.lowerBound ?? function.range.lowerBound) + 1
      let isEmpty = before.isEmpty && stays.isEmpty && file.skipWhitespace(from: brace) >= split
      let end = before.last.map { file.lineEnd(of: $0.range.upperBound) } ?? lineBreakBehindBrace
      let isBlank = end <= split && file.skipWhitespace(from: end) >= split
      result.append(
        .replace(
          (isEmpty ? brace : isBlank ? end : split)..<split,
          with: (isEmpty ? "" : stays + outer) + "}" + newline + newline + head, in: file))
    }
    for statement in moved {
      if case .call(let text)? = statement.task {
        result.append(.replace(statement.range, with: text, in: file))
      }
      if suspends {
        let range = lines(from: statement.start, to: statement.range.upperBound)
        let first =
          statement.task.isCall
          ? lines(from: statement.start, to: statement.range.lowerBound) : range
        result += file.indent(first, by: step + step)
      }
    }
    result.append(.insert(foot, at: file.lineStart(of: body.end), in: file))
    result.append(members(suspends: suspends, access: access))
    return result
  }

  private func lines(from start: Int, to end: Int) -> ByteRange {
    file.lineStart(of: start)..<file.lineEnd(of: end)
  }

  /// Whether the class has the same initializer without writing it.
  private var isDispensable: Bool {
    function.parameters.isEmpty && function.modifiers.isEmpty && function.attributes.isEmpty
      && !model.properties(of: id).contains { reference in
        let name = model[reference].name
        return needsValue(name) && model[reference].isStored && !model[reference].isStatic
          && !moved.contains { $0.writes.contains(name) }
      }
  }

  private var lineBreakBehindBrace: Int {
    file.lineEnd(of: function.body?.lowerBound ?? function.range.lowerBound)
  }

  /// `isReady`, the task and what is kept of the parameters, behind the last stored property.
  private func members(suspends: Bool, access: String) -> Edit {
    var lines: [String] = []
    for parameter in stored {
      let type = file.text(parameter.typeRange).replacingPrefix("@escaping ", with: "")
      lines.append("@ObservationIgnored private let \(parameter.name): \(type)")
    }
    lines.append(access + "private(set) var isReady = false")
    if suspends {
      lines.append("@ObservationIgnored private var bootstrapTask: Task<Void, Never>?")
    }
    let declaration = model[model[id].primary]
    let own = model.files[model[id].primary.file]
    let separator = own.newline + own.memberIndentation(of: declaration)
    let last = declaration.properties.last { $0.isStored && !$0.isStatic && !$0.isConditional }
    let text = lines.map { separator + $0 }.joined()
    guard let last else {
      return .insert(text + own.newline, at: declaration.memberBlock.lowerBound + 1, in: own)
    }
    return .insert(text, at: own.endOfTrailingComment(from: last.declaration.upperBound), in: own)
  }
}

extension InitializerBody.LaunchedTask? {
  fileprivate var isCall: Bool {
    if case .call? = self { return true }
    return false
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}

extension TypeName {
  /// An inert value of the type, where there is no doubt about it.
  fileprivate var neutralValue: String? {
    switch self {
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .optional: return "nil"
    case .named:
      switch simpleName {
      case "String": return "\"\""
      case "Int", "Double", "CGFloat", "Float": return "0"
      case "Bool": return "false"
      case "Set", "Array": return "[]"
      case "Dictionary": return "[:]"
      default: return nil
      }
    default: return nil
    }
  }
}
