/// A system call that failed.
struct SystemError: Error, Sendable, Hashable {
  let code: Int32
  let path: String

  /// The message of the system, such as "Permission denied".
  var reason: String { String(cString: strerror(code)) }
}

/// Repeats a system call that a signal interrupted, and throws if it returns -1.
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
