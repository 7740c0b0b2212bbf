/// Calls whose result changes over time although no tracked property has changed.
extension Tracking {
  /// Whether the result of a call may change, judged only by names. Most calls create views or apply modifiers.
  func mayReturnChangingValue(_ call: Call, in id: TypeID) -> Bool {
    Self.readsDateSettingOrFile(call) || call.name.beginsLowercase && !call.isCalledOnResult
      || !symbols.members(of: id, named: call.name).properties.isEmpty
  }

  /// Whether a call returns the current date, a stored setting, or the result of a function outside of any object that
  /// reads such values or variables.
  func returnsChangingValue(_ call: Call, at scope: ScopeReference) -> Bool {
    if Self.readsDateSettingOrFile(call) { return true }
    guard call.name.beginsLowercase, !call.isCalledOnResult else { return false }
    return graph.functions(called: call, at: scope).contains { reference in
      guard reference.type == nil || symbols[reference].isStatic,
        symbols[reference].returnType != nil
      else { return false }
      return graph.node(of: reference, on: symbols.declaringType(of: reference)).map(
        readsChangingValue) == true
    }
  }

  /// Whether code, or code outside of any object that it runs, reads a variable that changes, the current date, or a
  /// stored setting.
  func readsChangingValue(_ start: CodeNode) -> Bool {
    graph.code(reachedFrom: start, along: .withoutObject).contains { code in
      let uses = symbols.files[code.file].uses
      return uses.reads(in: code.body).contains {
        isChangingVariable(
          $0, at: ScopeReference(file: code.file, scope: $0.scope), orGetter: false)
      } || uses.calls.starting(in: code.body).contains(where: Self.readsDateSettingOrFile)
    }
  }

  /// Whether a call returns the current date, a stored setting or the contents of a file.
  static func readsDateSettingOrFile(_ call: Call) -> Bool {
    if case .name("Date") = call.callee.kind { return call.arguments.isEmpty }
    if case .name(let name) = call.callee.kind, ["String", "Data"].contains(name) {
      return call.arguments.first?.label?.hasPrefix("contentsOf") == true
    }
    guard case .member(let base, _) = call.callee.kind, call.arguments.count == 1,
      call.arguments[0].label == "forKey"
    else { return false }
    return [["UserDefaults", "standard"], ["NSUbiquitousKeyValueStore", "default"]]
      .contains(base.dottedPath)
  }

  /// Whether each call returns a different value: `UUID()`, `Int.random(in: 1...6)`.
  static func returnsNewValueEachTime(_ call: Call) -> Bool {
    if call.callee.kind == .name("UUID") { return call.arguments.isEmpty }
    return SDK.returnsNewValueEachTime.contains(call.name)
  }
}

extension Call {
  /// Whether it is a method called on the result of another call, as view modifiers are. `type(of:)` is excluded,
  /// because it returns a type.
  fileprivate var isCalledOnResult: Bool {
    guard case .member(let base, _) = callee.unwrapped.kind,
      case .call(let maker, _) = base.unwrapped.kind
    else { return false }
    return maker.kind != .name("type")
  }
}
