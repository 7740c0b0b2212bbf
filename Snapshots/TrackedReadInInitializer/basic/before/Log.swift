import SwiftUI

final class Log: ObservableObject {
  @Published private(set) var lines: [String] = []

  init(first: String) {
    lines.append(first)
  }
}

struct LogView: View {
  @ObservedObject var log: Log

  var body: some View {
    Text(log.lines.joined(separator: ", "))
  }
}
