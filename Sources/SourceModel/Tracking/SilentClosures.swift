/// Closures that an object stores and that return nothing: `var onClose: (() -> Void)?`.
extension ProjectModel {
  /// Whether a read of a property does no more than call such a closure. A view shows nothing of it, whichever closure
  /// it is.
  func runsSilentClosure(
    _ read: Read, inFile number: Int, of reference: PropertyReference
  ) -> Bool {
    guard case .function(_, let result)? = self[reference].type?.unwrapped, result.isVoid else {
      return false
    }
    return files[number].isCalled(behind: read.range.upperBound)
  }

  /// Whether a closure is passed to the initializer of a project type that stores it and expects no result. Such a
  /// closure runs when something happens: `WindowReader { window in … }`.
  func isStoredAction(_ closure: ScopeReference, handedTo call: Call, _ label: String?) -> Bool {
    guard call.name.looksLikeTypeName else { return false }
    return modelCache.closuresKeptToAct.answer(to: closure) {
      let place = ScopeReference(file: closure.file, scope: call.scope)
      let range = files[closure.file].scopes[closure.scope].range
      let position = call.arguments.firstIndex { $0.value.range == range }
      let results = receivers(of: call.callee, at: place).flatMap { receiver in
        let passed = receiver.parameters.matching(call.arguments)?.passed
        let index = passed?.first { $0.value == position }?.key
        return index.map { [receiver.parameters[$0]] }
          ?? receiver.parameters.filter { label == nil || $0.label == label }
      }.compactMap { parameter -> TypeName? in
        let type = parameter.type.unwrapped
        guard parameter.isEscaping || type != parameter.type, case .function(_, let result) = type
        else { return nil }
        return result
      }
      return !results.isEmpty && results.allSatisfy(\.isVoid)
    }
  }
}

extension FileFacts {
  /// Whether the expression that ends at an offset is called there, directly or through `?` or `!`.
  fileprivate func isCalled(behind end: Int) -> Bool {
    var next = end
    if next < bytes.count, bytes[next] == UInt8(ascii: "?") || bytes[next] == UInt8(ascii: "!") {
      next += 1
    }
    return next < bytes.count && bytes[next] == UInt8(ascii: "(")
  }
}
