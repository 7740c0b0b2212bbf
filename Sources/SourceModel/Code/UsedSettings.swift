/// What code reads and writes of user defaults.
extension CodeGraph {
  /// Whether a call changes user defaults: `UserDefaults.standard.set(value, forKey: key)`.
  func writesSettings(_ call: Call, at scope: ScopeReference) -> Bool {
    guard case .member(let base, let name) = call.callee.unwrapped.kind,
      SDK.writesSettings.contains(name)
    else { return false }
    return isUserDefaults(base, at: scope)
  }

  /// Whether an expression may be the user defaults of the app or of a group of apps: also one of a protocol of the
  /// project that user defaults conform to.
  /// - Parameter base: `self` if it is nil.
  func isUserDefaults(_ base: Expression?, at scope: ScopeReference) -> Bool {
    let type = base.map { inference.type(of: $0, at: scope) } ?? symbols.selfType(at: scope)
    if case .external("UserDefaults", _) = type.unwrapped { return true }
    return base?.dottedPath == ["UserDefaults", "standard"]
      || type.candidates.contains { id in
        symbols[id].kind == .protocol
          && symbols.outsideExtensions(of: "UserDefaults").contains {
            symbols.declaredSupertypes(of: $0).contains { $0.resolved.candidates.contains(id) }
          }
      }
  }

  /// The calls by which a piece of code itself writes, or reads, user defaults, with the keys as far as the code shows
  /// them: literals and constants.
  func settings(usedBy code: CodeNode, written: Bool) -> [(key: String, call: Call)] {
    symbols.files[code.file].uses.calls.starting(in: code.body).compactMap { call in
      let scope = ScopeReference(file: code.file, scope: call.scope)
      guard let key = call.arguments.last, key.label == "forKey",
        SDK.writesSettings.contains(call.name) == written,
        isUserDefaults(call.callee.base, at: scope)
      else { return nil }
      let text = symbols.files[code.file].text(key.value.range)
      guard key.value.isConstantKey || text.hasPrefix("#keyPath") else { return nil }
      return (literal(of: key.value, at: scope) ?? text, call)
    }
  }
}

extension Expression {
  /// Whether every use of the expression means the same key: `"size"`, `Key.size`, `Key.size.rawValue`.
  fileprivate var isConstantKey: Bool {
    if case .literal(.string) = unwrapped.kind { return true }
    return (dottedPath?.count ?? 0) > 1 && dottedPath?.first?.looksLikeTypeName == true
  }
}
