import SwiftUI

@Observable
final class Lamp {
  var isOn = false
}

struct LampSwitch: View {
  @Environment(Lamp.self) var lamp

  var body: some View {
    @Bindable var lamp = lamp
    // The only control.
    Toggle("Light", isOn: $lamp.isOn)
  }
}

struct Room: View {
  @State private var lamp = Lamp()

  var body: some View {
    LampSwitch().environment(lamp)
  }
}
