extension Views {
  /// Whether evaluating views may show a property of an object of the type: a view reads or binds it, or the object's
  /// own code that views run reads it.
  public func isShown(_ name: String, of id: TypeID) -> Bool {
    let family = symbols.relatives(of: id)
    if announcing.isReadByViews(name, of: family) { return true }
    let isBound = usage.uses.bindings[name] != nil
    if isBound, family.contains(where: { !symbols.members(of: $0, named: name).properties.isEmpty })
    {
      return true
    }
    return family.contains { owner in
      codeRunByViews.byOwner[owner]?.contains { code in
        symbols.files[code.file].uses.reads(in: code.body).contains { $0.name == name && $0.isOwn }
      } ?? false
    }
  }

  /// Whether views say something where a property is empty or nil: `if items.isEmpty { Text("No items") }`.
  public func saysWhatIsMissing(_ name: String, of id: TypeID) -> Bool {
    let family = symbols.relatives(of: id)
    let shown = symbols.viewReads(named: name).filter { number, read in
      let place = ScopeReference(file: number, scope: read.scope)
      guard let base = read.base, !symbols.isInPreview(place) else { return false }
      return inference.objects(of: base, at: place).contains { family.contains($0) }
    }
    let own = family.flatMap { codeRunByViews.byOwner[$0] ?? [] }.filter { code in
      symbols.files[code.file].owner(ofBody: code.body)?.kind == .accessor
    }.flatMap { code in
      symbols.files[code.file].uses.reads(in: code.body).filter { $0.name == name && $0.isOwn }
        .map { (file: code.file, read: $0) }
    }
    return (shown + own).contains { symbols.files[$0.file].saysWhatIsMissing(where: $0.read) }
  }
}

extension FileFacts {
  /// Whether code tests that what it reads is empty or nil, and has more than a placeholder for that.
  fileprivate func saysWhatIsMissing(where read: Read) -> Bool {
    guard let isMissing = testForMissing(read) else { return false }
    let condition = scopes[read.scope]
    guard condition.kind == .block, text(condition.range.prefix(2)) == "if" else { return true }
    let branches = scopes.indices[(read.scope + 1)...].prefix {
      scopes[$0].range.lowerBound < condition.range.upperBound
    }.filter { scopes[$0].parent == read.scope && scopes[$0].kind == .block }
    guard let branch = isMissing ? branches.first : branches.dropFirst().first else {
      return false
    }
    let views = uses.calls.starting(in: scopes[branch].range).filter { $0.callee.base == nil }
    return views.isEmpty || !views.allSatisfy { SDK.showsNoContent.contains($0.name) }
  }

  /// Whether a test of a value holds where the value is empty or nil; nil if the code around it does not test that.
  private func testForMissing(_ read: Read) -> Bool? {
    let isBound = scopes[read.scope].bindings.contains {
      $0.kind == .unwrapped && $0.value?.range.contains(read.range) == true
    }
    if isBound { return false }
    let start = read.base?.range.lowerBound ?? read.range.lowerBound
    let isNegated = start > 0 && bytes[start - 1] == UInt8(ascii: "!")
    let rest = text(read.range.upperBound..<min(read.range.upperBound + 60, bytes.count))
    let test = rest.filter { !$0.isWhitespace && $0 != "?" }
    if test.hasPrefix(".isEmpty") { return !isNegated }
    if ["==nil", ".count==0", ".count<"].contains(where: test.hasPrefix) { return true }
    if ["!=nil", ".count!=0", ".count>"].contains(where: test.hasPrefix) { return false }
    return rest.drop(while: \.isWhitespace).hasPrefix("??") ? true : nil
  }
}
