/// Closures that an object stores and that return nothing: `var onClose: (() -> Void)?`.
extension Tracking {
  /// Whether a read of a property does no more than call such a closure. A view shows nothing of it, whichever closure
  /// it is.
  func runsSilentClosure(
    _ read: Read, inFile number: Int, of reference: PropertyReference
  ) -> Bool {
    guard case .function(_, let result)? = symbols[reference].type?.unwrapped, result.isVoid else {
      return false
    }
    return symbols.files[number].isCalled(behind: read.range.upperBound)
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
