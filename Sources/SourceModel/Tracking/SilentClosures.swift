/// Closures that an object keeps and that give nothing back: `var onClose: (() -> Void)?`.
extension ProjectModel {
  /// Whether a read of a property does no more than run such a closure: no view shows anything of that, whatever closure
  /// it is.
  func runsSilentClosure(
    _ read: Read, inFile number: Int, of reference: PropertyReference
  ) -> Bool {
    guard case .function(_, let result)? = self[reference].type?.unwrapped, result.isVoid else {
      return false
    }
    return files[number].isCalled(behind: read.range.upperBound)
  }
}

extension FileFacts {
  /// Whether what ends at an offset is called there, by itself or where it is not nil.
  fileprivate func isCalled(behind end: Int) -> Bool {
    var next = end
    if next < bytes.count, bytes[next] == UInt8(ascii: "?") || bytes[next] == UInt8(ascii: "!") {
      next += 1
    }
    return next < bytes.count && bytes[next] == UInt8(ascii: "(")
  }
}
