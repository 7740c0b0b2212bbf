import Foundation

/// Prints a line of a trace.
public func trace(_ items: Any...) {
  print(items.map { "\($0)" }.joined(separator: " "))
}

/// Lets a program that ends in a trap keep what it has printed.
public func beginTrace() { setvbuf(stdout, nil, _IONBF, 0) }

/// Where SwiftUI would trap: the message as part of the trace, and the end.
func trap(_ message: String) -> Never {
  print("Fatal error: \(message)")
  fflush(stdout)
  exit(1)
}
