import SwiftUI

/// The project's own, of keys to commands.
struct Binding {
  var key = ""
}

@Observable
final class Keyboard {
  var bindings: [Binding] = []
}

struct KeyboardView: View {
  @State var keyboard: Keyboard
  @SwiftUI.Binding var isShown: Bool

  init(keyboard: Keyboard, isShown: SwiftUI.Binding<Bool>) {
    _isShown = isShown
    _keyboard = State(wrappedValue: keyboard)
  }

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
