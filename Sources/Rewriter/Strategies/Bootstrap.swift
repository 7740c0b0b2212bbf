import SourceModel

extension Owner {
  /// The heavy statements leave `init` for `bootstrap()`, which the view calls when it appears.
  func planBootstrap() -> Plan {
    guard models.count == 1, site.models.count == 1, let id = models.first, model[id].kind == .class
    else { return .decline("the model's type is not a single class") }
    switch BootstrapMethod.extracted(from: id, of: self) {
    case .failure(let obstacle): return .decline(obstacle.why)
    case .success(let method):
      guard let call = bootstrapCall else {
        return .decline("`\(model.qualifiedName(site.host))` has no body that `.task` could go on")
      }
      let edits = method.edits + call
      if let edit = edits.first(where: { edit in
        edit.range.count > 0 && besides.contains { $0.overlaps(edit) }
      }) {
        return .decline("another change concerns line \(line(of: edit)) of \(edit.path)")
      }
      let caution = CautionNote(
        .workPutOff, evidence: site.heaviest?.cost.evidence.first?.code ?? property.name)
      return .apply(edits, cautions: [caution])
    }
  }

  private func line(of edit: Edit) -> Int {
    model.file(edit.path).map { model.files[$0].site(edit.range).line } ?? 1
  }

  /// `.task { await m.bootstrap() }` on the whole body; in front of what a `.task` there does.
  private var bootstrapCall: [Edit]? {
    guard let (number, body) = model.viewBody(of: site.host) else { return nil }
    let file = model.files[number]
    let call = "await \(property.name).bootstrap()"
    if let start = body.taskStart {
      let next = file.skipSpaces(from: start)
      guard next < file.bytes.count, file.bytes[next].isLineBreak else {
        return [.insert(" " + call + ";", at: start, in: file)]
      }
      let indentation = file.indentation(at: file.skipWhitespace(from: next))
      return [.insert(file.newline + indentation + call, at: start, in: file)]
    }
    return file.edits(putting: ".task { \(call) }", on: body)
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
  /// Puts a modifier on the outermost expression of a body, in a `Group` where there are several.
  func edits(putting modifier: String, on body: ViewBody) -> [Edit]? {
    let content = body.content
    guard isFirstInLine(content.lowerBound) else {
      return body.isExpression && isLastInLine(body.braces.upperBound)
        ? [.insert(modifier, at: content.upperBound, in: self)] : nil
    }
    let indentation = indentation(at: content.lowerBound)
    guard body.isExpression else {
      let head = lineStart(of: content.lowerBound)
      let tail = indentation + "}" + newline + indentation + modifier + newline
      return [.insert(indentation + "Group {" + newline, at: head, in: self)]
        + indent(content, by: indentationStep)
        + [.insert(tail, at: lineEnd(of: content.upperBound), in: self)]
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

  /// Indents all lines of a range that hold something.
  func indent(_ range: ByteRange, by step: String) -> [Edit] {
    var edits: [Edit] = []
    var start = lineStart(of: range.lowerBound)
    while start < range.upperBound {
      if !isLastInLine(start) { edits.append(.insert(step, at: start, in: self)) }
      start = lineEnd(of: start)
    }
    return edits
  }
}
