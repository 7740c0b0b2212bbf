import SwiftUI

/// The project's own, of keys to commands.
struct Binding {
  var key = ""
}

final class Keyboard: ObservableObject {
  @Published var bindings: [Binding] = []
}

struct KeyboardView: View {
  @StateObject var keyboard: Keyboard
  @SwiftUI.Binding var isShown: Bool

  var body: some View {
    Text("\(keyboard.bindings.count)").disabled(isShown)
  }
}

struct KeyboardParent: View {
  @State private var isShown = false

  var body: some View {
    KeyboardView(keyboard: Keyboard(), isShown: $isShown)
  }
}
