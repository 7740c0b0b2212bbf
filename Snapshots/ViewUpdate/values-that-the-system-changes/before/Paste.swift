import AppKit
import SwiftUI

final class Session: ObservableObject {
  @Published var isActive = false

  func activate() { isActive = true }
}

/// Used to show what the pasteboard holds whenever the app became active.
struct PasteView: View {
  @ObservedObject var session: Session

  var body: some View { Text(NSPasteboard.general.string(forType: .string) ?? "") }
}
