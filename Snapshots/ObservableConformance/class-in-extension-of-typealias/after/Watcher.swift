import SwiftUI

#if os(macOS)
  typealias Board = UserDefaults
#else
  typealias Board = NotificationCenter
#endif

extension Board {
  /// A class of the project, though the name before it means one from outside.
  @Observable
  final class Watcher {
    var text = ""
  }
}

struct BoardScreen: View {
  @State private var watcher: Board.Watcher

  init() {
    _watcher = State(wrappedValue: .init())
  }

  var body: some View {
    BoardText().environment(watcher)
  }
}

struct BoardText: View {
  @Environment(Board.Watcher.self) private var watcher

  var body: some View {
    Text(watcher.text)
  }
}
