/// A system call that failed.
struct SystemError: Error, Sendable, Hashable {
  let code: Int32
  let path: String

  /// The system's own words: "Permission denied".
  var reason: String { String(cString: strerror(code)) }
}

/// Repeats a call that a signal interrupted, and turns -1 into an error.
@discardableResult
func checking<Result: SignedInteger>(
  _ path: String, _ call: () -> Result
) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    let code = errno
    if code != EINTR { throw SystemError(code: code, path: path) }
  }
}
