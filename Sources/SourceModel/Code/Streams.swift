/// Loops that await what others send.
extension CodeGraph {
  /// Whether a loop that awaits the elements of a stream may miss those that were sent before it starts. A publisher of
  /// latest values, a stored stream and the streams of the SDK keep or repeat them.
  func mayMissElements(of stream: Expression, at scope: ScopeReference) -> Bool {
    switch stream.unwrapped.kind {
    case .member(let publisher, "values")
    where missesNothing(subscribingLaterTo: publisher, at: scope):
      return false
    case .member(let publisher, "values") where firstValue(of: publisher, at: scope) != .unknown:
      return true
    case .name(let name):
      guard let local = symbols.localBinding(name, at: scope, position: stream.range.lowerBound)
      else { return !isStoredStream(stream, at: scope) }
      switch local.binding.kind {
      case .constant:
        return local.binding.value.map { mayMissElements(of: $0, at: local.place) } ?? true
      case .parameter:
        return local.binding.type?.simpleName.map(SDK.buffersElements.contains) != true
      // The group of `withTaskGroup` is given to the closure that awaits it.
      default: return local.binding.kind != .closureParameter
      }
    case .call(let callee, let arguments):
      if let name = arguments.first, name.label == "named" { return mayPost(name.value, at: scope) }
      if let base = callee.base, case .call = base.unwrapped.kind,
        mayMissElements(of: base, at: scope)
      {
        return true
      }
      switch target(ofCallTo: callee, arguments, at: scope) {
      case .outside(let type, _): return SDK.mayBeOfPackage(type)
      default: return true
      }
    case .member(let base, _):
      if isStoredStream(stream, at: scope) { return false }
      switch outsideType(of: base, at: scope).unwrapped {
      case .external(let type, _), .metatype(.external(let type, _)):
        return SDK.mayBeOfPackage(type)
      default: return true
      }
    default: return true
    }
  }

  /// Whether an expression names a stored stream, which keeps its elements until something awaits them.
  private func isStoredStream(_ stream: Expression, at scope: ScopeReference) -> Bool {
    let found = properties(named: stream, at: scope)
    return !found.isEmpty
      && found.allSatisfy { reference in
        let property = symbols[reference]
        return property.isStored
          && property.type?.simpleName.map(SDK.buffersElements.contains) == true
      }
  }

  /// The streams that a range of code awaits, or that own functions do which it calls.
  public func streamsMissed(by range: ByteRange, ofFile number: Int, on id: TypeID)
    -> [Expression]
  {
    let start = CodeNode(file: number, body: range, owner: id)
    return code(reachedFrom: start, along: .own).flatMap { code -> [Expression] in
      let scopes = symbols.files[code.file].scopes
      return scopes.indices.compactMap { index -> Expression? in
        guard let loop = scopes[index].loop, let stream = loop.stream,
          code.body.contains(loop.range),
          mayMissElements(of: stream, at: ScopeReference(file: code.file, scope: index))
        else { return nil }
        return stream
      }
    }
  }
}
