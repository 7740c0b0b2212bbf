import SourceModel

/// A preview that creates the model as an argument of a view: `#Preview { Screen(model: Model()) }`. The model
/// becomes a constant before the view, and the view gets a `.task` that calls `bootstrap()`.
struct InlinePreview {
  let edits: [Edit]

  /// nil where the call is not in such a preview, or depends on the code around it.
  init?(of id: TypeID, _ call: Call, inFile number: Int, in model: ProjectModel) {
    let file = model.files[number]
    guard let body = model.views.previewBody(around: call.range.lowerBound, inFile: number),
      body.isExpression, body.views.contains(call.range), body.views != call.range,
      !file.containsLineBreak(call.range), call.callee.kind != .implicitMember("init"),
      let name = model.name(of: id, for: call, in: body, inFile: number),
      !model.dependsOnSurroundings(call, in: body, inFile: number)
    else { return nil }
    let line = "let \(name) = \(file.text(call.range))"
    let task = ".task { await \(name).bootstrap() }"
    var edits: [Edit] = [.replace(call.range, with: name, in: file)]
    if file.isFirstInLine(body.content.lowerBound) {
      let group = model.swiftUIName("Group", at: ScopeReference(file: number, scope: call.scope))
      guard let modifier = file.edits(putting: task, on: body, groupedBy: group) else { return nil }
      let start = file.lineStart(of: body.views.lowerBound)
      let indentation = file.indentation(at: body.views.lowerBound)
      edits.append(.insert(indentation + line + file.newline, at: start, in: file))
      edits += modifier
    } else {
      let outer = file.newline + file.indentation(at: body.braces.lowerBound)
      let inner = outer + file.indentationStep
      guard body.content == body.views, !file.containsLineBreak(body.braces) else { return nil }
      edits += [
        .replace(
          body.braces.lowerBound + 1..<body.views.lowerBound, with: inner + line + inner, in: file),
        .replace(
          body.views.upperBound..<body.braces.upperBound - 1,
          with: inner + file.indentationStep + task + outer, in: file),
      ]
    }
    self.edits = edits
  }
}

extension ProjectModel {
  /// A name for a model that has none: that of its argument label, or of its class; nil where both are taken.
  fileprivate func name(
    of id: TypeID, for call: Call, in body: ViewBody, inFile number: Int
  ) -> String? {
    let type = self[id].name
    let own = type.prefix(1).lowercased() + type.dropFirst()
    let taken = symbols.names(readIn: body.braces, inFile: number)
    let calls = files[number].uses.calls.filter {
      body.views.contains($0.range) && $0.name == type
    }
    let label = call.argumentOf?.label
    // Several models of one class differ by their labels, or by a number.
    let isAlone = calls.filter { $0.argumentOf?.label == label }.count == 1
    guard !isAlone || calls.count > 1 && label == nil else {
      return [label, calls.count == 1 ? own : nil].compactMap { $0 }.first { !taken.contains($0) }
    }
    guard files[number].isFirstInLine(body.content.lowerBound),
      let index = calls.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        .firstIndex(where: { $0.range == call.range })
    else { return nil }
    let numbered = own + (index == 0 ? "" : "\(index + 1)")
    return taken.contains(numbered) ? nil : numbered
  }

  /// Whether a call cannot be moved before the view that it is in.
  fileprivate func dependsOnSurroundings(
    _ call: Call, in body: ViewBody, inFile number: Int
  ) -> Bool {
    let file = files[number]
    var index: Int? = call.scope
    while let current = index, file.scopes[current].range != body.braces,
      body.braces.contains(file.scopes[current].range)
    {
      let scope = file.scopes[current]
      guard scope.kind == .closure, scope.bindings.isEmpty,
        case .argument(let range, _, _)? = scope.closure,
        let outer = file.call(at: range),
        !SDK.rowContainer.contains(outer.name)
      else { return true }
      index = scope.parent
    }
    return symbols.names(readIn: call.range, inFile: number).contains { $0.hasPrefix("$") }
  }
}
