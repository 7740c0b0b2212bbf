/// Calls whose result changes over time although no tracked property has changed.
extension Tracking {
  /// An untracked value that closures read which the project passes to a view and which the view calls while it is
  /// evaluated: `Ticker { Text(Theme.current.name) }`. The call itself, if there are closures that are not known.
  func untrackedReadInContent(of view: TypeID) -> Usage.LocatedRead? {
    let names = Set(
      symbols.properties(of: view).filter {
        symbols[$0].isStored && symbols[$0].type?.holdsFunctions == true
      }.map { symbols[$0].name })
    let called = names.isEmpty ? nil : firstCall(ofMemberNamedAnyOf: names, in: view)
    guard let called else { return nil }
    var isKnown = !symbols[symbols[view].primary].isPublic
    for (number, call) in symbols.callsInParsedFiles(named: symbols[view].name) {
      let closures = symbols.files[number].scopes.filter { scope in
        scope.kind == .closure && call.arguments.contains { $0.value.range.contains(scope.range) }
      }
      let place = ScopeReference(file: number, scope: call.scope)
      guard let caller = symbols.enclosingType(of: place), !closures.isEmpty else {
        isKnown = false
        continue
      }
      for closure in closures {
        if let read = untrackedRead(in: caller, within: (number, closure.range)) { return read }
      }
    }
    return isKnown ? nil : called
  }

  /// The first call of a closure that a member of a view holds: `content()`, `rows[0]()`.
  private func firstCall(ofMemberNamedAnyOf names: Set<String>, in view: TypeID)
    -> Usage.LocatedRead?
  {
    func isCalled(_ read: Read, _ file: FileFacts) -> Bool {
      let end = read.range.upperBound
      return end < file.bytes.count && file.bytes[end] == UInt8(ascii: "(")
    }
    return evaluatedCode(of: view).firstNonNil { code -> Usage.LocatedRead? in
      let file = self.symbols.files[code.file]
      let called =
        file.uses.calls.starting(in: code.body).map {
          (
            name: $0.callee.ownName,
            use: Read(name: $0.name, base: nil, range: $0.range, scope: $0.scope)
          )
        }
        + file.uses.elements.starting(in: code.body).filter { isCalled($0, file) }.map {
          (name: $0.base?.ownName, use: $0)
        }
      return called.first { name, use in
        let place = ScopeReference(file: code.file, scope: use.scope)
        return name.map(names.contains) == true && self.graph.certainlyRunsWithBody(place)
          && self.mayBecomeStale(at: place, in: view)
      }.map { Usage.LocatedRead(file: code.file, use: $0.use) }
    }
  }

  /// Whether the result of a call may change, judged only by names. Most calls create views or apply modifiers.
  func mayReturnChangingValue(_ call: Call, in id: TypeID) -> Bool {
    Self.readsDateSettingOrFile(call) || SDK.changesByItself[call.name] != nil || call.passesNow
      || call.name.beginsLowercase && !call.isCalledOnResult
      || !symbols.members(of: id, named: call.name).properties.isEmpty
  }

  /// Whether a call returns what changes by itself, or the result of a function outside of any object that reads such
  /// values or variables.
  func returnsChangingValue(_ call: Call, at scope: ScopeReference) -> Bool {
    if changesByItself(call, at: scope) { return true }
    guard call.name.beginsLowercase, !call.isCalledOnResult else { return false }
    return graph.functions(called: call, at: scope).contains { reference in
      guard reference.type == nil || symbols[reference].isStatic,
        symbols[reference].returnType != nil
      else { return false }
      return graph.node(of: reference, on: symbols.declaringType(of: reference)).map(
        readsChangingValue) == true
    }
  }

  /// Whether code, or code outside of any object that it runs, reads a variable that changes, or what changes by itself.
  func readsChangingValue(_ start: CodeNode) -> Bool {
    graph.code(reachedFrom: start, along: .withoutObject).contains { code in
      let file = symbols.files[code.file]
      return file.uses.reads(in: code.body).contains {
        !file.isDiscarded($0.range)
          && isChangingVariable(
            $0, at: ScopeReference(file: code.file, scope: $0.scope), orGetter: false)
      }
        || file.uses.calls.starting(in: code.body).contains {
          changesByItself($0, at: ScopeReference(file: code.file, scope: $0.scope))
            && !file.isDiscarded($0.range)
        }
    }
  }

  /// Whether the value of a call changes without code of the app: the date, a random number, a stored setting.
  private func changesByItself(_ call: Call, at scope: ScopeReference) -> Bool {
    Self.readsDateSettingOrFile(call)
      || SDK.changesByItself[call.name] != nil && graph.functions(called: call, at: scope).isEmpty
      || passesCurrentTime(call, inFile: scope.file)
  }

  /// Whether a call passes `.now`, other than to the schedule of a view that follows the clock.
  private func passesCurrentTime(_ call: Call, inFile number: Int) -> Bool {
    guard call.passesNow, !symbols.files[number].isTimed(call.range) else { return false }
    symbols.ask(.enumCase("now"))
    symbols.ask(.value("now"))
    return symbols.enumCases["now"] == nil
      && !symbols.types.contains { !symbols.members(of: $0.id, named: "now").properties.isEmpty }
  }

  /// Whether a read or a call gives the current time, or what depends on it.
  public func followsTime(_ read: Usage.LocatedRead) -> Bool { ownChange(of: read) == "time" }

  /// What changes the value of a read or a call without code of the app; nil if nothing does.
  public func ownChange(of read: Usage.LocatedRead) -> String? {
    let call = symbols.files[read.file].call(at: read.use.range)
    if read.use.name == "Date" || call.map({ passesCurrentTime($0, inFile: read.file) }) == true {
      return "time"
    }
    return SDK.changesByItself[read.use.name]
      ?? read.use.base.flatMap {
        graph.outsideType(of: $0, at: read.place).ownChange(ofMember: read.use.name)
      }
  }

  /// Whether a call returns the current date, a stored setting or the contents of a file.
  private static func readsDateSettingOrFile(_ call: Call) -> Bool {
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

  /// Whether a call asks the system for something that changes: the date, a setting, a file, a permission.
  func asksSystem(_ call: Call, at scope: ScopeReference) -> Bool {
    if changesByItself(call, at: scope) { return true }
    guard case .member(let base, let name) = call.callee.unwrapped.kind else { return false }
    let object = graph.outsideType(of: base, at: scope)
    if object.ownChange(ofMember: name) != nil { return true }
    guard case .external(let type, _) = object.instance.unwrapped else { return false }
    // The place of a folder does not change: `urls(for: .cachesDirectory, in: .userDomainMask)`.
    return SDK.looksUp(member: name, of: type) && !call.arguments.contains { $0.label == "in" }
      || call.arguments.last?.label == "forKey" && graph.isUserDefaults(base, at: scope)
  }

  /// Whether each call returns a different value: `UUID()`, `Int.random(in: 1...6)`.
  static func returnsNewValueEachTime(_ call: Call) -> Bool {
    if call.callee.kind == .name("UUID") { return call.arguments.isEmpty }
    return SDK.changesByItself[call.name] != nil
  }
}

extension Call {
  /// Whether an argument is `.now`: `calendar.component(.hour, from: .now)`.
  fileprivate var passesNow: Bool { arguments.contains { $0.value.kind == .implicitMember("now") } }

  /// Whether it is a method called on the result of another call, as view modifiers are. `type(of:)` is excluded,
  /// because it returns a type.
  fileprivate var isCalledOnResult: Bool {
    guard case .member(let base, _) = callee.unwrapped.kind,
      case .call(let maker, _) = base.unwrapped.kind
    else { return false }
    return maker.kind != .name("type")
  }
}

extension FileFacts {
  /// Whether a statement only uses a value for an effect: it discards it, changes it in place, or writes it to the log, as
  /// in `_ = counter.increment()`, `count += 1`, `print(count)`.
  func isDiscarded(_ range: ByteRange) -> Bool {
    uses.discards.contains { $0.contains(range) }
      || uses.assignments.starting(in: range).contains { $0.target.range == range }
      || calls(around: range).contains { call in
        call.arguments.contains { $0.value.range.contains(range) }
          && SDK.signal[call.name] == "logging"
      }
  }

  /// Whether a view that follows the clock contains code.
  public func isTimed(_ range: ByteRange) -> Bool {
    calls(around: range).contains { $0.name == "TimelineView" }
  }

  /// Whether code only compares a value: `due > Date()`.
  public func isCompared(_ range: ByteRange) -> Bool {
    let before = bytes[..<range.lowerBound].last { $0 != UInt8(ascii: " ") }
    let after = bytes[range.upperBound...].first { $0 != UInt8(ascii: " ") }
    return [before, after].compactMap(\.self).contains { "<>".utf8.contains($0) }
  }
}
