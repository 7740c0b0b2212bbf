import SourceModel

extension Owner {
  /// Moves the heavy statements from `init` to `bootstrap()`, which the view calls when it appears.
  func planBootstrap() -> Plan {
    guard models.count == 1, site.models.count == 1, let id = models.first, model[id].kind == .class
    else { return .decline("the model's type is not a single class") }
    switch BootstrapMethod.extracted(from: id, of: self) {
    case .failure(let obstacle): return .decline(obstacle.why)
    case .success(let method):
      // State with a default may not be a parameter of the memberwise initializer from Xcode 27 on.
      if site.kind == .inlineDefault,
        site.constructions.contains(where: { repetition(of: $0, as: .plain) == .always })
      {
        return .decline("callers pass `\(property.name)`, which has a default")
      }
      // Tasks of the views that have the model may await it. Their order with work that was in a task was undefined.
      let appearances =
        (method.includesSynchronousWork
          ? model.views.appearances(of: site.host, passingModel: property.name, of: models) : [])
        + model.views.appearances(of: site.host, passingCodeThatUses: property.name, of: models)
      guard let call = bootstrapCall(besides: appearances) else {
        return .decline(
          "`\(model.symbols.qualifiedName(site.host))` has no `body` to attach `.task` to")
      }
      // Bodies inside `#if` are not analyzed, so the body that was found is in every build.
      if property.isConditional {
        return .decline("`\(property.name)` is declared under `#if`, but `body` is not")
      }
      if isBodyWrapped { return .decline("another model already changes the body of the view") }
      if let obstacle = obstacleToTask { return .decline(obstacle) }
      if let obstacle = obstacleInBody { return .decline(obstacle) }
      if let obstacle = obstacle(of: method, appearances) { return .decline(obstacle) }
      let edits = method.edits + (call + appearances.compactMap(bootstrapCall(first:))).uniqued()
      if let conflict = conflict(of: edits) { return .decline(conflict) }
      let diagnostic = Diagnostic(
        .deferredWork, method.movedCode ?? property.name,
        detail: site.models.first.map(model.symbols.qualifiedName),
        of: model.symbols.qualifiedName(site.host), instead: method.advice,
        severity: method.lacked.isEmpty && !options.placeholder ? .note : .warning)
      return .apply(edits, diagnostics: [diagnostic], deferred: method.deferred)
    }
  }

  /// Why `.task` does not run when the view appears; nil where it does.
  var obstacleToTask: String? {
    let view = "`\(model.symbols.qualifiedName(site.host))`"
    if let place = model.views.placeOfItems(of: site.host) {
      return
        "\(view) is in \(place.name) (\(model.place(place.site))), where `.task` does not run"
    }
    return model.views.placeOfRows(of: site.host).map { place in
      "\(view) is \(place.name) (\(model.place(place.site))), whose `.task` starts and ends as it scrolls"
    }
  }

  /// Why `.task` on the body of the view does not run once; nil where it does.
  private var obstacleInBody: String? {
    guard !options.placeholder, let (number, body) = hostBody else { return nil }
    let view = "`\(model.symbols.qualifiedName(site.host))`"
    if model.views.mayShowNothing(body, of: site.host) {
      return "\(view) may be empty at first, and `.task` does not run on an empty view"
    }
    let name = String(model.files[number].text(body.views).prefix(while: \.isLetter))
    guard SDK.severalRows.contains(name) else { return nil }
    return "the body of \(view) is `\(name)`, whose `.task` belongs to each of its rows"
  }

  /// Names code that needs what moves before `bootstrap()` runs; nil if there is none.
  private func obstacle(of method: BootstrapMethod, _ appearances: [Appearance]) -> String? {
    if let early = appearances.first(where: { $0.taskStart == nil }) { return obstacle(of: early) }
    guard method.includesSynchronousWork else { return nil }
    return model.views.useInInitializer(ofViewsShownWith: property.name, of: site.host, models)
      .map { "\(model.place($0)) uses `\(property.name)` before `bootstrap()` runs" }
  }

  /// Names code that runs when the view appears, before `bootstrap()` does.
  private func obstacle(of early: Appearance) -> String {
    let file = model.files[early.file]
    let place = file.site(early.modifierRange)
    return
      "`.\(file.text(early.modifierRange))` in \(model.place(place)) uses `\(early.property)` before `bootstrap()` runs"
  }

  /// Why the edits conflict with other rules or earlier choices; nil where they do not.
  func conflict(of edits: [Edit]) -> String? {
    let edit = edits.first { edit in
      edit.range.count > 0
        && (besides.beside(edit).contains { $0.overlaps(edit) } || before.hasConflict(of: edit))
    }
    guard let edit else { return nil }
    let line = model.symbols.file(edit.path).map { model.files[$0].site(edit.range).line } ?? 1
    return "another change edits \(edit.path):\(line)"
  }

  /// Whether the body is already wrapped for another model.
  var isBodyWrapped: Bool {
    let others = before.ofHost.map(\.strategy)
    return others.contains(.defer) || options.placeholder && others.contains(.bootstrap)
  }

  /// The body that `.task` is attached to.
  private var hostBody: (file: Int, body: ViewBody)? {
    if options.placeholder { return model.views.viewBody(of: site.host) }
    return model.views.viewBody(of: site.host, allowsReturn: true)
      ?? model.views.modifierBody(of: site.host)
  }

  /// Adds `.task { await m.bootstrap() }` to the body. If the body has a `.task` already, the call comes first in it;
  /// a `.task` with arguments counts only if it uses the model.
  private func bootstrapCall(besides appearances: [Appearance]) -> [Edit]? {
    guard let (number, body) = hostBody else { return nil }
    if options.placeholder { return bootstrapCall(on: body, inFile: number) }
    let file = model.files[number]
    let asking = appearances.filter { $0.file == number }.compactMap(\.taskStart)
    if let start = body.taskStart ?? asking.first(where: body.taskStarts.contains) {
      return [bootstrapCall(of: property.name, at: start, in: file)]
    }
    return file.edits(
      putting: ".task { \(bootstrapStatement(property.name)) }", on: body, groupedBy: group(number))
  }

  private func group(_ file: Int) -> String {
    model.swiftUIName("Group", at: ScopeReference(file: file, scope: 0))
  }

  private func bootstrapStatement(_ name: String) -> String { "await \(name).bootstrap()" }

  /// The tasks of views that appear together run in no fixed order, so each one that uses the model awaits
  /// `bootstrap()`.
  private func bootstrapCall(first appearance: Appearance) -> Edit? {
    appearance.taskStart.map {
      bootstrapCall(of: appearance.property, at: $0, in: model.files[appearance.file])
    }
  }

  private func bootstrapCall(of name: String, at start: Int, in file: FileFacts) -> Edit {
    let next = file.skipSpaces(from: start)
    guard next < file.bytes.count, file.bytes[next].isLineBreak else {
      return .insert(" " + bootstrapStatement(name) + ";", at: start, in: file)
    }
    let indentation = file.indentation(at: file.skipWhitespace(from: next))
    return .insert(file.newline + indentation + bootstrapStatement(name), at: start, in: file)
  }

  /// Adds the call, and shows a `ProgressView` until the model is ready.
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

extension BootstrapMethod {
  /// What to check where the first frame lacks data; nil where it shows what it showed before.
  fileprivate var advice: String? {
    guard !lacked.isEmpty else { return nil }
    let names = lacked.map { "`\($0)`" }.listed()
    return "Check the first frame, which lacks \(names), or pass `--placeholder`"
  }
}

extension FileFacts {
  /// Adds a modifier to the outermost expression of a body. Several expressions, and operands, are wrapped in a `Group`;
  /// declarations before them stay where they are. The edits that write the `Group` are equal for all modifiers, so
  /// they are applied once.
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
      let head = body.isReturned ? content.lowerBound : lineStart(of: body.start)
      let rest = body.isReturned ? lineEnd(of: head) : head
      let end = lineEnd(of: content.upperBound)
      let opening =
        body.isReturned
        ? group + " {" + newline + indentation + indentationStep
        : indentation + group + " {" + newline
      return [.insert(opening, at: head, in: self)] + indent(rest..<end, by: indentationStep)
        + ["}", modifier].map { .insert(indentation + $0 + newline, at: end, in: self) }
    }
    let first = bytes[skipSpaces(from: lineStart(of: content.upperBound))]
    let isOneLine = !containsLineBreak(content)
    // After a line that starts with `}`, `)` or `.`, the modifier starts in the same column.
    let isFlush = !isOneLine && (first == 0x7D || first == 0x29 || first == 0x2E)
    let own = isFlush ? self.indentation(at: content.upperBound) : indentation + indentationStep
    return [
      .insert(
        newline + own + modifier, at: endOfTrailingComment(from: content.upperBound), in: self)
    ]
  }
}
