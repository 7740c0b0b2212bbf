import SourceModel

/// Statements, initializers and deinitializers that contain only removed code, and constants that only removed code
/// uses. They are removed with it.
struct EmptiedCode {
  /// Something that is removed, and the edit that it is removed with.
  struct Part {
    let range: ByteRange
    /// Whether it has lines of its own.
    let isWhole: Bool
    let anchor: Edit
  }

  private let file: FileFacts
  private let removals: [Edit]
  private let others: [Edit]
  private let tokens: [ByteRange]
  private(set) var parts: [Part] = []
  /// The blocks and closures that are left empty and stay.
  private(set) var left: [(block: ByteRange, anchor: Edit)] = []
  /// Whether a call does nothing but run its closure.
  private let runsClosureAlone: (Call) -> Bool

  init(
    removing edits: [Edit], in file: FileFacts, runsClosureAlone: @escaping (Call) -> Bool
  ) {
    self.file = file
    self.runsClosureAlone = runsClosureAlone
    removals = edits.filter(\.isRemoval)
    others = edits.filter { !$0.isRemoval }
    let inCode = removals.filter { file.isInBlock($0.range.lowerBound) }
    tokens = inCode.isEmpty ? [] : Array(file.tokensAndComments)
    var open = inCode.map { Part(range: $0.range, isWhole: true, anchor: $0) }
    while let part = open.popLast() {
      let candidates = containers(of: part) + constants(usedOnlyWith: part)
      let found = candidates.filter { new in
        !others.contains { $0.range.overlaps(new.range) || $0.isInsertion && new.range.holds($0) }
          && !parts.contains { $0.range == new.range }
      }
      parts += found
      open += found
    }
  }

  /// The constants around a part whose other uses are removed, too, and whose values call nothing.
  private func constants(usedOnlyWith part: Part) -> [Part] {
    let start = file.innermostScope(at: file.skipWhitespace(from: part.range.lowerBound))
    return file.scopesInBody(around: start).flatMap { _, scope in
      scope.bindings.compactMap { constant in
        guard constant.kind == .constant, let value = constant.value?.range,
          file.occurrences(of: constant.name, in: part.range) > 0,
          let keyword = tokens.lastIndex(where: {
            $0.upperBound <= value.lowerBound && file.text($0) == "let"
          }), file.text(tokens[keyword + 1]) == constant.name
        else { return nil }
        let statement = tokens[keyword].lowerBound..<value.upperBound
        return file.isStatement(statement) && calls(nothingIn: value)
          && isUsedOnlyInRemovedCode(constant.name, in: scope.range, besides: statement)
          ? Part(range: statement, isWhole: true, anchor: part.anchor) : nil
      }
    }
  }

  private func calls(nothingIn range: ByteRange) -> Bool {
    tokens.filter(range.contains).map(file.text)[...].callNothing
  }

  private func isUsedOnlyInRemovedCode(
    _ name: String, in range: ByteRange, besides statement: ByteRange
  ) -> Bool {
    let removed = removals.map(\.range) + parts.map(\.range) + [statement]
    let outermost = removed.uniqued().filter { one in
      range.contains(one) && !removed.contains { $0 != one && $0.contains(one) }
    }
    return outermost.reduce(0) { $0 + file.occurrences(of: name, in: $1) }
      == file.occurrences(of: name, in: range)
      && !others.contains { range.overlaps($0.range) && $0.replacement.contains(name) }
  }

  /// Whether a range is removed, or in something that is.
  private func isRemoved(_ range: ByteRange) -> Bool {
    removals.contains { $0.range.contains(range) } || parts.contains { $0.range.contains(range) }
  }

  /// What contains nothing but removed code around a part.
  private mutating func containers(of part: Part) -> [Part] {
    let start = file.skipWhitespace(from: part.range.lowerBound)
    guard start < part.range.upperBound else { return [] }
    let outer = file.scopes(around: file.innermostScope(at: start)).first {
      !part.range.contains($0.scope.range)
    }
    guard let index = outer?.index, isEmptied(index) else { return [] }
    let found = ranges(around: index)
    if found.isEmpty { left.append((file.scopes[index].range, part.anchor)) }
    return found.map { Part(range: $0.range, isWhole: $0.isWhole, anchor: part.anchor) }
  }

  /// Whether a block or closure contains only removed code, comments, and conditions for it to run.
  private func isEmptied(_ index: Int) -> Bool {
    let block = file.scopes[index]
    guard block.kind == .block || block.kind == .closure || block.owner != nil else { return false }
    let inside = block.range.lowerBound + 1..<block.range.upperBound - 1
    guard file.bytes[block.range.lowerBound] == UInt8(ascii: "{"),
      !removals.contains(where: { inside.contains($0.range) && $0.leavesComments })
    else { return false }
    var rest = tokens.filter { inside.contains($0) && !isRemoved($0) }
      .map(file.text).filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }[...]
    if block.kind == .closure, let end = rest.firstIndex(of: "in") { rest = rest[(end + 1)...] }
    while rest.first == "guard", let end = rest.firstIndex(of: "else"),
      rest[end...].starts(with: ["else", "{", "return", "}"]), rest[..<end].callNothing
    {
      rest = rest[(end + 4)...]
    }
    return rest.isEmpty
  }

  /// The statement or declaration that an emptied block makes up.
  private func ranges(around index: Int) -> [(range: ByteRange, isWhole: Bool)] {
    let block = file.scopes[index]
    if let owner = file.owner(ofBody: block.range) { return declaration(with: owner) }
    if case .argument(let place, _, _)? = block.closure {
      guard let call = file.call(at: place) else { return [] }
      if let modifier = appearanceModifier(call) { return [(modifier, false)] }
      return runsClosureAlone(call) ? statement(file.includingAwait(call.range)) : []
    }
    if let keyword = tokens.last(where: { $0.upperBound <= block.range.lowerBound }),
      ["do", "defer"].contains(file.text(keyword))
    {
      return statement(keyword.lowerBound..<block.range.upperBound)
    }
    guard let parent = block.parent, file.scopes[parent].kind == .block,
      file.scopes[parent].range.upperBound == block.range.upperBound
    else { return [] }
    let whole = file.scopes[parent].range
    let head = tokens.filter {
      (whole.lowerBound..<block.range.lowerBound).contains($0)
    }
    if let last = head.last, file.text(last) == "else", head.first.map(file.text) == "if" {
      return [
        (file.skipWhitespaceBackwards(from: last.lowerBound)..<block.range.upperBound, false)
      ]
    }
    guard ["if", "for"].contains(head.first.map(file.text)),
      head.map(file.text)[...].callNothing
    else { return [] }
    return statement(whole)
  }

  /// The modifier of a view that only runs a closure when the view appears: `.onAppear { … }`.
  private func appearanceModifier(_ call: Call) -> ByteRange? {
    guard case .member(let view, let name) = call.callee.kind, !view.isSelf,
      SDK.runsOnAppearance.contains(name), call.arguments.count == 1
    else { return nil }
    let modifier = view.range.upperBound..<call.range.upperBound
    let dot = file.skipWhitespace(from: modifier.lowerBound)
    return file.bytes[dot] == UInt8(ascii: ".") ? modifier : nil
  }

  private func statement(_ range: ByteRange) -> [(range: ByteRange, isWhole: Bool)] {
    file.isStatement(range) ? [(range, true)] : []
  }

  private func declaration(with owner: BodyOwner) -> [(range: ByteRange, isWhole: Bool)] {
    switch owner.kind {
    case .deinitializer:
      return file.deinitializer(with: owner.body).map { [($0, true)] } ?? []
    case .initializer:
      return file.implicitInitializer(with: owner.body).map { [($0, true)] } ?? []
    case .accessor: return file.observer(with: owner.body).map { [$0] } ?? []
    case .function, .propertyInitializer: return []
    }
  }
}

extension Edit {
  /// Removes statements and declarations that contain only removed code with it.
  /// - Returns: the replacements for the edits that grow or are a part of what grows.
  static func removingEmptied(
    of edits: [Edit], in file: FileFacts, runsClosureAlone: @escaping (Call) -> Bool
  ) -> [Edit: [Edit]] {
    let parts = EmptiedCode(removing: edits, in: file, runsClosureAlone: runsClosureAlone).parts
    let outermost = parts.filter { part in
      !parts.contains { $0.range != part.range && $0.range.contains(part.range) }
    }
    var result: [Edit: [Edit]] = [:]
    for edit in edits where outermost.contains(where: { $0.range.contains(edit.range) }) {
      result[edit] = []
    }
    for part in outermost {
      let edit =
        part.isWhole ? removeDeclaration(part.range, in: file) : remove(part.range, in: file)
      result[part.anchor, default: [part.anchor]].append(edit)
    }
    return result
  }

  /// Whether it keeps comments of what it removes.
  fileprivate var leavesComments: Bool { !replacement.allSatisfy(\.isWhitespace) }
}

extension ByteRange {
  fileprivate func holds(_ insertion: Edit) -> Bool {
    lowerBound < insertion.range.lowerBound && insertion.range.lowerBound < upperBound
  }
}

extension ArraySlice<String> {
  /// Whether code of these tokens only compares and names values: it calls nothing.
  fileprivate var callNothing: Bool {
    guard isDisjoint(from: ["await", "try", "{", "#"]) else { return false }
    return zip(self, dropFirst()).allSatisfy { before, next in
      next != "("
        || before.first.map { !$0.isLetter && $0 != "_" && $0 != "`" && $0 != ">" } == true
        || ["if", "in", "for", "let", "var", "case", "where", "is", "as"].contains(before)
    }
  }

  private func isDisjoint(from words: [String]) -> Bool { !contains(where: words.contains) }
}

extension FileFacts {
  /// Whether the code at an offset, or after the white space there, is a statement, not a declaration of a type.
  fileprivate func isInBlock(_ offset: Int) -> Bool {
    let scope = scopes[innermostScope(at: skipWhitespace(from: offset))]
    return scope.kind == .block || scope.kind == .closure || scope.owner != nil
  }

  /// The range of a call with the `await` before it.
  fileprivate func includingAwait(_ call: ByteRange) -> ByteRange {
    let line = lineStart(of: call.lowerBound)
    let before = text(line..<call.lowerBound)
    guard before.hasSuffix("await ") else { return call }
    return call.lowerBound - "await ".utf8.count..<call.upperBound
  }

  /// A declaration with the comment above it.
  func includingComment(above declaration: ByteRange) -> ByteRange {
    let line = lineStart(of: declaration.lowerBound)
    let start = startOfComment(above: line)
    return start == line ? declaration : skipSpaces(from: start)..<declaration.upperBound
  }

  /// The `willSet` or `didSet` with a body, if no comment describes it; with the braces around it if it is the only one.
  fileprivate func observer(with body: ByteRange) -> (range: ByteRange, isWhole: Bool)? {
    types.lazy.flatMap(\.properties).first { $0.accessorList.contains { $0.body == body } }
      .flatMap { $0.removal(ofObserver: body, in: self) }
  }

  /// The declaration of a deinitializer, if its keyword begins the line.
  fileprivate func deinitializer(with body: ByteRange) -> ByteRange? {
    let start = skipSpaces(from: lineStart(of: body.lowerBound))
    let head = text(start..<body.lowerBound).split(whereSeparator: \.isWhitespace)
    return head == ["deinit"] ? includingComment(above: start..<body.upperBound) : nil
  }

  /// An initializer that is the same as the implicit one, if no comment describes it.
  fileprivate func implicitInitializer(with body: ByteRange) -> ByteRange? {
    for type in types where type.kind == .class && !type.isExtension {
      let all = type.functions.filter { $0.kind == .initializer }
      guard all.count == 1, let own = all.first, own.body == body else { continue }
      return own.parameters.isEmpty && own.modifiers.isEmpty && own.attributes.isEmpty
        && !own.isFailable && !own.isAsync && !own.isThrowing && !isCommented(own.range)
        ? own.range : nil
    }
    return nil
  }
}
