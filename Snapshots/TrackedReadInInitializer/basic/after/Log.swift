import SwiftUI

@Observable
final class Log {
  private(set) var lines: [String] = []

  init(first: String) {
    lines.append(first)
  }
}

struct LogView: View {
  let log: Log

  var body: some View {
    Text(log.lines.joined(separator: ", "))
  }
}
