import SourceModel

extension InitializerSplit {
  func edits() throws(Obstacle) -> [Edit] {
    guard let start = moved.first?.start else { throw Obstacle("there is nothing to defer") }
    let members = text.members(keeping: stored.map(keeping), above: reference)
    if body.isPacked { return defaults + editsForSharedLines() + [members] }
    var result = defaults
    var stays = ""
    for statement in hoistedStatements {
      let range = lines(from: statement.start, to: statement.range.upperBound)
      stays += file.text(range)
      result.append(.remove(range, in: file))
    }
    if let first = firstUseOfInstance {
      let last = before.last { $0.range.upperBound <= first.start }
      let place =
        last.map { file.lineEnd(of: $0.range.upperBound) } ?? file.lineStart(of: first.start)
      result.append(.insert(storingStatements, at: place, in: file))
    } else {
      stays += storingStatements
    }
    // The second half starts at the beginning of a line. Statements that stay but come later are moved before it.
    let split = file.lineStart(of: start)
    if stays.isEmpty, matchesImplicitInitializer {
      let last = before.last.map { file.lineEnd(of: $0.range.upperBound) }
      let comments = file.text((last ?? lineBreakBehindBrace)..<split)
      let whole = file.lineStart(of: function.range.lowerBound)..<split
      result.append(.replace(whole, with: blankLine + head + comments, in: file))
    } else {
      // Drop blank lines between the halves, and everything between the braces of an empty first half.
      let brace = body.braces.lowerBound + 1
      let isEmpty = before.isEmpty && stays.isEmpty && file.skipWhitespace(from: brace) >= split
      let end = before.last.map { file.lineEnd(of: $0.range.upperBound) } ?? lineBreakBehindBrace
      let isBlank = end <= split && file.skipWhitespace(from: end) >= split
      result.append(
        .replace(
          (isEmpty ? brace : isBlank ? end : split)..<split,
          with: (isEmpty ? "" : stays + outer) + "}" + newline + newline + head, in: file))
    }
    result += editsOfMovedStatements
    result.append(.insert(foot, at: file.lineStart(of: body.end), in: file))
    result.append(members)
    return result
  }

  /// Unwraps the tasks that `bootstrap()` awaits, and indents what moves into its own task.
  private var editsOfMovedStatements: [Edit] {
    var result: [Edit] = []
    for statement in moved {
      if case .call(let text)? = statement.task {
        result.append(.replace(statement.range, with: text, in: file))
      }
      guard suspends else { continue }
      let range = lines(from: statement.start, to: statement.range.upperBound)
      let first =
        statement.task.isCall
        ? lines(from: statement.start, to: statement.range.lowerBound) : range
      result += file.indent(first, by: file.indentationStep + file.indentationStep)
    }
    return result
  }

  /// The same for statements that share a line: each gets its own line.
  private func editsForSharedLines() -> [Edit] {
    var result: [Edit] = []
    let step = file.indentationStep
    let own = newline + inner
    let early = firstUseOfInstance?.range
    let stays =
      hoistedStatements.map { inner + file.text($0.range) + newline }.joined()
      + (early == nil ? storingStatements : "")
    let depth = suspends ? step + step : ""
    var isFirst = true
    var end = body.braces.lowerBound + 1
    for statement in body.statements {
      let gap = end..<statement.range.lowerBound
      end = statement.range.upperBound
      let stands = before.contains(where: { $0.range == statement.range })
      result += shift(statement, to: inner + (stands ? "" : depth))
      if hoistedStatements.contains(where: { $0.range == statement.range }) {
        result.append(.remove(gap.lowerBound..<end, in: file))
      } else if stands {
        let kept = statement.range == early ? newline + storingStatements + inner : own
        result.append(.replace(gap, with: kept, in: file))
      } else if !isFirst {
        result.append(.replace(gap, with: own + depth, in: file))
      } else if before.isEmpty, stays.isEmpty, matchesImplicitInitializer {
        result.append(
          .replace(
            startOfInitializer..<gap.upperBound,
            with: blankLine + head + inner + depth, in: file))
        isFirst = false
      } else {
        let isEmpty = before.isEmpty && stays.isEmpty
        let rest = isEmpty ? "}" : newline + stays + outer + "}"
        result.append(
          .replace(gap, with: rest + newline + newline + head + inner + depth, in: file))
        isFirst = false
      }
      if case .call(let text)? = statement.task, !stands {
        result.append(.replace(statement.range, with: text, in: file))
      }
    }
    result.append(.replace(end..<body.end, with: newline + foot + outer, in: file))
    return result
  }

  /// Indents the continuation lines of a statement by as much as its first line moves.
  private func shift(_ statement: Statement, to indentation: String) -> [Edit] {
    let end = file.lineStart(of: statement.range.upperBound)
    let closes = [0x7D, 0x29, 0x5D].contains(file.bytes[file.skipSpaces(from: end)])
    // A closing bracket lines up with the line that opens it.
    let old = file.indentation(at: closes ? end : statement.range.lowerBound)
    guard file.containsLineBreak(statement.range), statement.task.isCall == false,
      !hoistedStatements.contains(where: { $0.range == statement.range }),
      indentation.hasPrefix(old),
      indentation.count > old.count
    else { return [] }
    let rest = file.lineEnd(of: statement.range.lowerBound)..<statement.range.upperBound
    return file.indent(rest, by: String(indentation.dropFirst(old.count)))
  }

  private var suspends: Bool { moved.contains { $0.task.isCall } }
  private var newline: String { file.newline }
  private var outer: String { file.indentation(at: function.range.lowerBound) }
  private var inner: String { outer + file.indentationStep }
  private var isFirstInLine: Bool { file.isFirstInLine(function.range.lowerBound) }
  /// The start of the initializer's line, or the end of the member that precedes it on that line.
  private var startOfInitializer: Int {
    let start = function.range.lowerBound
    if isFirstInLine { return file.lineStart(of: start) }
    let end = file.skipWhitespaceBackwards(from: start)
    return file.bytes[end - 1] == UInt8(ascii: ";") ? end - 1 : end
  }
  /// A blank line, unless there is one before the initializer.
  private var blankLine: String {
    guard isFirstInLine else {
      let isHead = file.bytes[startOfInitializer - 1] == UInt8(ascii: "{")
      return isHead ? newline : newline + newline
    }
    return file.isBlankLine(before: file.lineStart(of: function.range.lowerBound)) ? "" : newline
  }

  private func keeping(_ parameter: Parameter) -> String {
    let type = file.text(parameter.typeRange).replacingPrefix("@escaping ", with: "")
    return "private let \(parameter.name): \(type)"
  }

  /// The statements that store parameters which are read later.
  private var storingStatements: String {
    stored.map { inner + "self.\($0.name) = \($0.name)" + newline }.joined()
  }

  /// The first remaining statement that needs all properties to be initialized: a method call, or a call of the
  /// superclass's initializer.
  private var firstUseOfInstance: Statement? {
    guard !stored.isEmpty else { return nil }
    let methods = Set(
      model.symbols.functions(of: id).filter { model[$0].kind == .function }.map { model[$0].name })
    return before.first { statement in
      switch statement.form {
      case .other, .superInitializer: true
      case .assignment, .local: !statement.names.isDisjoint(with: methods)
      }
    }
  }

  private var head: String { text.head }
  private var foot: String { text.foot }
  private var text: BootstrapText {
    BootstrapText(
      of: id, at: outer, in: file,
      around: BootstrapWork(
        defaults: captured.map { "let \($0) = self.\($0)" } + defaultStatements,
        repeated: repeated, suspends: suspends, returns: moved.contains(where: \.leaves),
        isShown: isShown),
      beside: removals, model)
  }

  /// The parameters that closures capture. In `bootstrap()` they are properties, so a stored closure would need
  /// `self.` and would retain the object.
  private var captured: [String] {
    let handedOver = file.uses.calls.flatMap { call in
      call.arguments.map(\.value).filter { $0.isClosure && !isPlainTask($0, of: call) }
    }
    let assigned = file.uses.assignments.compactMap(\.value).filter(\.isClosure)
    let named = file.scopes.flatMap(\.bindings).compactMap(\.value).filter(\.isClosure)
    let closures: [Expression] = handedOver + assigned + named
    let ranges = closures.map(\.range).filter { closure in
      moved.contains { $0.range.contains(closure.lowerBound) && !$0.task.isCall }
    }
    return function.parameters.map(\.name).filter { name in
      ranges.contains { file.reads(name, in: $0) }
    }
  }

  /// Whether a closure needs no `self.` for members: it is the closure of a task, without a capture list.
  private func isPlainTask(_ closure: Expression, of call: Call) -> Bool {
    guard call.name == "Task" || call.name == "detached" else { return false }
    return !file.text(closure.range).prefix { !$0.isNewline }.contains("[")
  }

  private func lines(from start: Int, to end: Int) -> ByteRange {
    file.lineStart(of: start)..<file.lineEnd(of: end)
  }

  /// Whether the class would have the same initializer if this one were removed. A comment above it is about creating
  /// an object, so the initializer stays.
  private var matchesImplicitInitializer: Bool {
    let isInherited =
      function.modifiers.map(\.name) == ["override"]
      && model.symbols.initializers(of: id).count == 1
      && before.allSatisfy { file.text($0.range) == "super.init()" }
    return !file.isCommented(function.range) && function.parameters.isEmpty
      && (isInherited || before.isEmpty && function.modifiers.isEmpty)
      && function.attributes.isEmpty
      && !model.symbols.properties(of: id).contains { reference in
        let name = model[reference].name
        return needsValue(name) && model[reference].isStored && !model[reference].isStatic
          && !moved.contains { $0.writes.contains(name) }
      }
  }

  private var lineBreakBehindBrace: Int {
    file.lineEnd(of: function.body?.lowerBound ?? function.range.lowerBound)
  }
}

extension WrittenInitializer.LaunchedTask? {
  var isCall: Bool { if case .call? = self { true } else { false } }
}

extension String {
  func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}

extension FileFacts {
  /// Whether code reads a value of this name that is declared outside of the range.
  func reads(_ name: String, in range: ByteRange) -> Bool {
    words(name, in: range).contains { !isLabelOrMember($0) && !isMade($0, of: name, in: range) }
  }

  /// Whether the name at `word` is declared within the range.
  private func isMade(_ word: ByteRange, of name: String, in range: ByteRange) -> Bool {
    scopes.contains { scope in
      range.contains(scope.range.lowerBound) && scope.range.contains(word.lowerBound)
        && scope.bindings.contains {
          $0.name == name && $0.kind != .capture && $0.start <= word.lowerBound
        }
    }
  }
}
