import SourceModel

extension Owner {
  /// The heavy statements leave `init` for `bootstrap()`, which the view calls when it appears.
  func planBootstrap() -> Plan {
    guard models.count == 1, site.models.count == 1, let id = models.first, model[id].kind == .class
    else { return .decline("the model's type is not a single class") }
    switch BootstrapMethod.extracted(from: id, of: self) {
    case .failure(let obstacle): return .decline(obstacle.why)
    case .success(let method):
      // As state with a default it may be no parameter of the struct's own initializer any longer.
      if site.kind == .inlineDefault,
        site.constructions.contains(where: { repetition(of: $0, as: .plain) == .always })
      {
        return .decline("callers hand `\(property.name)` in where it has a default")
      }
      // What a task did is not waited for: it came in no order.
      let appearances =
        method.wasDoneAtOnce
        ? model.appearances(of: site.host, handingOn: property.name, of: models) : []
      guard let call = bootstrapCall(besides: appearances) else {
        return .decline("`\(model.qualifiedName(site.host))` has no body that `.task` could go on")
      }
      // A body that some condition takes is not looked at: this one stands in every build.
      if property.isConditional {
        return .decline("`\(property.name)` is not there in every build, and the body is")
      }
      if isBodyTaken { return .decline("another model of the view takes its body") }
      if let obstacle = obstacleAmongItems { return .decline(obstacle) }
      if !options.placeholder, let body = hostBody?.body, model.mayShowNothing(body, of: site.host)
      {
        return .decline(
          "`\(model.qualifiedName(site.host))` may show nothing at first, and on nothing `.task` does not run"
        )
      }
      if let early = appearances.first(where: { $0.taskStart == nil }) {
        return .decline(obstacle(of: early))
      }
      let edits = method.edits + (call + appearances.compactMap(bootstrapCall(first:))).uniqued()
      if let conflict = conflict(of: edits) { return .decline(conflict) }
      let caution = CautionNote(
        .workPutOff, evidence: method.evidence?.code ?? property.name)
      return .apply(edits, cautions: [caution], putOff: method.putOff)
    }
  }

  /// Why nothing runs when the view appears.
  var obstacleAmongItems: String? {
    model.placeOfItems(of: site.host).map { place in
      "`\(model.qualifiedName(site.host))` stands in \(place.name) (\(place.site.path):\(place.site.line)), where `.task` does not run"
    }
  }

  /// Code that runs when the view appears, before `bootstrap()` does.
  private func obstacle(of early: Appearance) -> String {
    let file = model.files[early.file]
    let place = file.site(early.modifierRange)
    return
      "`.\(file.text(early.modifierRange))` in \(place.path):\(place.line) comes to `\(early.property)` before `bootstrap()` does"
  }

  /// Where another rule wants to change the same.
  func conflict(of edits: [Edit]) -> String? {
    let edit = edits.first { edit in
      edit.range.count > 0
        && (besides.beside(edit).contains { $0.overlaps(edit) } || before.standInTheWay(of: edit))
    }
    guard let edit else { return nil }
    let line = model.file(edit.path).map { model.files[$0].site(edit.range).line } ?? 1
    return "another change concerns line \(line) of \(edit.path)"
  }

  /// Whether the body is put into something else for the sake of another model.
  var isBodyTaken: Bool {
    let others = before.ofHost.map(\.strategy)
    return others.contains(.defer) || options.placeholder && others.contains(.bootstrap)
  }

  /// What the owner shows.
  private var hostBody: (file: Int, body: ViewBody)? {
    if options.placeholder { return model.viewBody(of: site.host) }
    return model.viewBody(of: site.host, allowsReturn: true) ?? model.modifierBody(of: site.host)
  }

  /// `.task { await m.bootstrap() }` on the whole body; in front of what a `.task` there does, one with arguments where it
  /// comes to the model.
  private func bootstrapCall(besides appearances: [Appearance]) -> [Edit]? {
    guard let (number, body) = hostBody else { return nil }
    if options.placeholder { return bootstrapCall(on: body, inFile: number) }
    let file = model.files[number]
    let asking = appearances.filter { $0.file == number }.compactMap(\.taskStart)
    if let start = body.taskStart ?? asking.first(where: body.taskStarts.contains) {
      return [bootstrapCall(of: property.name, at: start, in: file)]
    }
    return file.edits(
      putting: ".task { \(readying(property.name)) }", on: body, groupedBy: group(number))
  }

  private func group(_ file: Int) -> String {
    model.swiftUIName("Group", at: ScopeReference(file: file, scope: 0))
  }

  private func readying(_ name: String) -> String { "await \(name).bootstrap()" }

  /// The tasks of views that appear together run in no order: each that comes to the model waits for it.
  private func bootstrapCall(first appearance: Appearance) -> Edit? {
    appearance.taskStart.map {
      bootstrapCall(of: appearance.property, at: $0, in: model.files[appearance.file])
    }
  }

  private func bootstrapCall(of name: String, at start: Int, in file: FileFacts) -> Edit {
    let next = file.skipSpaces(from: start)
    guard next < file.bytes.count, file.bytes[next].isLineBreak else {
      return .insert(" " + readying(name) + ";", at: start, in: file)
    }
    let indentation = file.indentation(at: file.skipWhitespace(from: next))
    return .insert(file.newline + indentation + readying(name), at: start, in: file)
  }

  /// The same, with what the view shows until then.
  private func bootstrapCall(on body: ViewBody, inFile number: Int) -> [Edit]? {
    let progress = model.swiftUIName("ProgressView", at: ScopeReference(file: number, scope: 0))
    return model.files[number].edits(
      putting: [CodeLine(0, group(number) + " {"), CodeLine(1, "if \(property.name).isReady {")],
      and: [
        CodeLine(1, "} else {"), CodeLine(2, progress + "()"), CodeLine(1, "}"), CodeLine(0, "}"),
        CodeLine(0, ".task { await \(property.name).bootstrap() }"),
      ], around: body, depth: 2)
  }
}

extension Edit {
  /// Whether the two want the same bytes.
  func overlaps(_ other: Edit) -> Bool {
    guard path == other.path else { return false }
    if range.isEmpty || other.range.isEmpty {
      let (point, whole) = range.isEmpty ? (range, other.range) : (other.range, range)
      return whole.lowerBound < point.lowerBound && point.lowerBound < whole.upperBound
    }
    return range.overlaps(other.range)
  }
}

extension FileFacts {
  /// Puts a modifier on the outermost expression of a body, in a `Group` where there are several; declarations at its
  /// head stay where they are. What makes the `Group` is the same for all modifiers, and applied once.
  func edits(putting modifier: String, on body: ViewBody, groupedBy group: String) -> [Edit]? {
    let content = body.views
    let before = text(lineStart(of: content.lowerBound)..<content.lowerBound)
    guard before.allSatisfy(\.isWhitespace) || before.filter({ !$0.isWhitespace }) == "return"
    else {
      if body.isExpression { return [.insert(modifier, at: content.upperBound, in: self)] }
      guard !containsLineBreak(content) else { return nil }
      return [
        .insert(group + " { ", at: content.lowerBound, in: self),
        .insert(" }", at: content.upperBound, in: self),
        .insert(modifier, at: content.upperBound, in: self),
      ]
    }
    let indentation = indentation(at: content.lowerBound)
    guard body.isExpression else {
      let head = lineStart(of: body.start)
      let end = lineEnd(of: content.upperBound)
      return [.insert(indentation + group + " {" + newline, at: head, in: self)]
        + indent(head..<content.upperBound, by: indentationStep)
        + ["}", modifier].map { .insert(indentation + $0 + newline, at: end, in: self) }
    }
    let first = bytes[skipSpaces(from: lineStart(of: content.upperBound))]
    let isOneLine = !containsLineBreak(content)
    // Behind `}` or a modifier of its own line the next one stands in the same column.
    let isFlush = !isOneLine && (first == 0x7D || first == 0x29 || first == 0x2E)
    let own = isFlush ? self.indentation(at: content.upperBound) : indentation + indentationStep
    return [
      .insert(
        newline + own + modifier, at: endOfTrailingComment(from: content.upperBound), in: self)
    ]
  }
}
