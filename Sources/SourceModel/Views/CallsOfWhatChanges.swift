/// Calls that give another value some time later, though nothing that is tracked has changed.
extension ProjectModel {
  /// Whether a call may give what changes, by its names alone: most are of views and of their modifiers.
  func mayGiveWhatChanges(_ call: Call, in id: TypeID) -> Bool {
    Self.asksForWhatChanges(call) || call.name.beginsLowercase && !call.isOfMadeValue
      || !members(of: id, named: call.name).properties.isEmpty
  }

  /// Whether a call gives the present date, a stored setting, or what a function that belongs to no object makes of such
  /// things and of variables.
  func givesWhatChanges(_ call: Call, at scope: ScopeReference, depth: Int = 0) -> Bool {
    if Self.asksForWhatChanges(call) { return true }
    guard depth < 4, call.name.beginsLowercase, !call.isOfMadeValue else { return false }
    return functions(called: call, at: scope).contains { reference in
      let function = self[reference]
      guard reference.type == nil || function.isStatic, function.returnType != nil,
        let body = function.body
      else { return false }
      return givesWhatChanges(body, inFile: reference.file, depth: depth + 1)
    }
  }

  func givesWhatChanges(_ body: ByteRange, inFile number: Int, depth: Int) -> Bool {
    let uses = files[number].uses
    let reads = uses.reads.starting(in: body) + uses.viewReads.starting(in: body)
    return reads.contains {
      isChangingVariable($0, at: ScopeReference(file: number, scope: $0.scope), depth: depth)
    }
      || uses.calls.starting(in: body).contains {
        givesWhatChanges($0, at: ScopeReference(file: number, scope: $0.scope), depth: depth)
      }
  }

  /// Whether a call gives the present date, or a stored setting.
  static func asksForWhatChanges(_ call: Call) -> Bool {
    if case .name("Date") = call.callee.kind { return call.arguments.isEmpty }
    guard case .member(let base, _) = call.callee.kind, call.arguments.count == 1,
      call.arguments[0].label == "forKey"
    else { return false }
    return [["UserDefaults", "standard"], ["NSUbiquitousKeyValueStore", "default"]]
      .contains(base.dottedPath)
  }

  /// Whether a call gives something else whenever it is made: `UUID()`, `Int.random(in: 1...6)`.
  static func givesAnotherEachTime(_ call: Call) -> Bool {
    if call.callee.kind == .name("UUID") { return call.arguments.isEmpty }
    return ["random", "randomElement", "shuffled"].contains(call.name)
  }
}

extension Call {
  /// Whether it is a method of what another call gives, as a modifier of a view is; `type(of:)` gives a type.
  fileprivate var isOfMadeValue: Bool {
    guard case .member(let base, _) = callee.unwrapped.kind,
      case .call(let maker, _) = base.unwrapped.kind
    else { return false }
    return maker.kind != .name("type")
  }
}
