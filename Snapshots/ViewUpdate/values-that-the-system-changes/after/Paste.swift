import AppKit
import SwiftUI

@Observable
final class Session {
  var isActive = false

  func activate() { isActive = true }
}

/// Used to show what the pasteboard holds whenever the app became active.
struct PasteView: View {
  let session: Session

  var body: some View { Text(NSPasteboard.general.string(forType: .string) ?? "") }
}
