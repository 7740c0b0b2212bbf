import SwiftUI

@MainActor
@Observable
final class Console: ObservableObject {
  var isOpen = false

  init() {
    Task { await open() }
  }

  func open() async { isOpen = true }
}

struct Root: View {
  #if DEBUG
    @StateObject private var console = Console()
  #endif

  var body: some View {
    Text("Root")
      #if DEBUG
        .opacity(console.isOpen ? 1 : 0.5)
      #endif
  }
}
