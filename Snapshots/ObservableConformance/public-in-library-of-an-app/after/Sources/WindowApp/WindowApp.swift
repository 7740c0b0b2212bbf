import SwiftUI
import WindowKit

@main struct WindowApp: App {
  @State private var tray = Tray()

  var body: some Scene {
    WindowGroup { Text(tray.title) }
  }
}
