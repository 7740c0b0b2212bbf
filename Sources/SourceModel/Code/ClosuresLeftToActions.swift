/// Closures that a view stores and that only its actions call: `Map(places: { model.places() })`, where the map calls
/// `places()` in `onAppear`.
extension CodeGraph {
  /// Whether views call what they store in a property only in actions, themselves or through the views that they pass it
  /// to.
  /// - Parameter known: The views that pass it on.
  func isLeftToActions(_ name: String, of views: [TypeID], besides known: Set<TypeID> = []) -> Bool
  {
    !views.isEmpty
      && views.allSatisfy { view in
        if known.contains(view) { return true }
        guard symbols.hostRole(of: view) == .view,
          symbols.members(of: view, named: name).properties.contains(where: {
            symbols[$0].isStored && symbols[$0].attributes.isEmpty
          })
        else { return false }
        return symbols[view].declarations.allSatisfy { declaration in
          symbols.files[declaration.file].words(name, in: symbols[declaration].memberBlock)
            .allSatisfy {
              isLeftToActions($0, inFile: declaration.file, besides: known.union([view]))
            }
        }
      }
  }

  private func isLeftToActions(_ word: ByteRange, inFile number: Int, besides known: Set<TypeID>)
    -> Bool
  {
    let file = symbols.files[number]
    let place = symbols.scope(at: word.lowerBound, inFile: number)
    if closures(around: place).contains(where: isActionByName) { return true }
    if file.onlyNames(word, in: symbols.enclosingBody(of: place)) { return true }
    func isPassed(_ argument: Expression.Argument) -> Bool {
      argument.value.range.upperBound == word.upperBound && argument.value.ownName != nil
    }
    let passing = file.calls(around: word).first { $0.arguments.contains(where: isPassed) }
    guard let call = passing,
      let position = call.arguments.firstIndex(where: isPassed), call.name.looksLikeTypeName,
      let created = inference.typeCreated(by: call.callee, at: place)?.candidates
    else { return false }
    let parameters = inference.receivers(of: call.callee, at: place).compactMap {
      $0.parameters.parameter(receiving: position, of: call.arguments)
    }
    return !parameters.isEmpty
      && parameters.allSatisfy { isLeftToActions($0.name, of: created, besides: known) }
  }

  private func isActionByName(_ closure: ScopeReference) -> Bool {
    let file = symbols.files[closure.file]
    guard case .argument(let range, let label, _)? = file.scopes[closure.scope].closure,
      let call = file.call(at: range)
    else { return false }
    return timingByName(of: call, label)?.mayRunWithBody == false
  }
}

extension FileFacts {
  /// Whether code at a name neither calls what it stands for nor passes it on: a declaration, a label, `if let name`,
  /// `name != nil`, and what an initializer stores.
  fileprivate func onlyNames(_ word: ByteRange, in owner: BodyOwner?) -> Bool {
    let name = text(word)
    let before = text(lineStart(of: word.lowerBound)..<word.lowerBound)
    let after = text(word.upperBound..<min(bytes.count, word.upperBound + 7))
    if owner?.kind == .initializer { return !["(", "?(", "!("].contains(where: after.hasPrefix) }
    return after.hasPrefix(":") || after.hasPrefix(" != nil") || after.hasPrefix(" == nil")
      || before.hasSuffix("let ") || before.hasSuffix("var ")
      || before.hasSuffix("let \(name) = ")
  }
}
