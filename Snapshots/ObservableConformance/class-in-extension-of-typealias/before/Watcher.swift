import SwiftUI

#if os(macOS)
  typealias Board = UserDefaults
#else
  typealias Board = NotificationCenter
#endif

extension Board {
  /// A class of the project, though the name before it means one from outside.
  final class Watcher: ObservableObject {
    @Published var text = ""
  }
}

struct BoardScreen: View {
  @StateObject private var watcher: Board.Watcher

  init() {
    _watcher = StateObject(wrappedValue: .init())
  }

  var body: some View {
    BoardText().environmentObject(watcher)
  }
}

struct BoardText: View {
  @EnvironmentObject private var watcher: Board.Watcher

  var body: some View {
    Text(watcher.text)
  }
}
