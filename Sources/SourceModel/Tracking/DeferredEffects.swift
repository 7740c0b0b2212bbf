/// What code does that others miss if it runs only after a view appeared.
public enum DeferredEffect: Sendable {
  /// It changes what views show, in a property or an object that does not notify them.
  case untold(String)
  /// It changes what other code uses through a type.
  case shared(String)
  /// It sets a stored setting, or something of the system.
  case outside(ByteRange, file: Int)
}

extension Tracking {
  /// The first effect of code of a model's initializer that is not private to the model, and that no tracked property
  /// announces.
  public func effectMissed(
    ifDeferred range: ByteRange, ofFile number: Int, of id: TypeID
  ) -> DeferredEffect? {
    let family = Set(symbols.relatives(of: id))
    let start = CodeNode(file: number, body: range, owner: id)
    let code = Array(graph.code(reachedFrom: start, along: .perhapsAtOnce))
    let changed = graph.changes(by: range, ofFile: number, on: id)
      .sorted { ($0.type, $0.name) < ($1.type, $1.name) }
    for property in changed where !isTracked(property) {
      if !family.contains(property.type),
        isStatic(property)
          || !isMade(property.type, by: family)
            && graph.isNamed(
              symbols[property.type].name, outside: family.union([property.type]))
      {
        return .shared(symbols.qualifiedName(property.type))
      }
      if views.isShown(property.name, of: property.type) {
        return .untold(symbols.qualifiedName(property.type) + "." + property.name)
      }
    }
    return code.firstNonNil { self.effectOutside(of: $0, family) }
  }

  /// Whether views that read a property learn of its changes.
  private func isTracked(_ changed: ChangedProperty) -> Bool {
    let declared = symbols.members(of: changed.type, named: changed.name).properties
    return declared.allSatisfy {
      !symbols[$0].isStored || usage.uses.tracks($0, of: changed.type, in: self)
        || symbols[$0].publishingWrapper != nil
        || manuallyNotifyingWrapper($0, of: changed.type) != nil
    }
  }

  private func isStatic(_ changed: ChangedProperty) -> Bool {
    symbols.members(of: changed.type, named: changed.name).properties
      .contains { symbols[$0].isStatic }
  }

  /// Whether code of some classes creates objects of a type, which are then their own.
  private func isMade(_ type: TypeID, by family: Set<TypeID>) -> Bool {
    graph.constructionCalls(of: type).contains { made in
      symbols.enclosingType(of: made.scope).map(family.contains) == true
    }
  }

  /// Whether code outside of some classes names a key of the user defaults, other than to write it.
  private func isSetting(_ key: String, readOutsideOf family: Set<TypeID>) -> Bool {
    let own = family.flatMap { symbols[$0].declarations }
    return ["forKey", "AppStorage"].flatMap(symbols.parsedFiles).contains { number in
      let file = symbols.files[number]
      return file.bytes.places(of: Array(key.utf8), in: file.bytes.indices).contains { place in
        !own.contains { $0.file == number && symbols[$0].range.contains(place.lowerBound) }
          && file.calls(around: place).last.map { SDK.writesSettings.contains($0.name) } != true
      }
    }
  }

  /// A call in a piece of code that changes an object that views show and that does not notify them, or an assignment to
  /// something of the system.
  private func effectOutside(of code: CodeNode, _ family: Set<TypeID>) -> DeferredEffect? {
    let file = symbols.files[code.file]
    func runsAtOnce(_ scope: Int) -> Bool {
      graph.runs(ScopeReference(file: code.file, scope: scope), .perhapsAtOnce)
    }
    for write in graph.writes(in: code.body, ofFile: code.file) where write.kind == .assignment {
      let place = ScopeReference(file: code.file, scope: write.scope)
      if case .metatype(.external) = inference.type(of: write.target.chainRoot, at: place),
        runsAtOnce(write.scope)
      {
        return .outside(write.range, file: code.file)
      }
    }
    let setting = graph.settings(usedBy: code, written: true).first {
      runsAtOnce($0.call.scope) && isSetting($0.key, readOutsideOf: family)
    }
    if let setting { return .outside(setting.call.range, file: code.file) }
    guard let owner = code.owner, family.contains(owner) else { return nil }
    return file.uses.calls.starting(in: code.body).firstNonNil { call -> DeferredEffect? in
      guard let name = call.callee.base?.ownName, runsAtOnce(call.scope),
        self.symbols.members(of: owner, named: name).properties.contains(where: {
          self.symbols[$0].isStored && self.inference.mayChange(self.inference.type(of: $0))
        }), self.views.isShown(name, of: owner)
      else { return nil }
      return .untold(self.symbols.qualifiedName(owner) + "." + name)
    }
  }
}
