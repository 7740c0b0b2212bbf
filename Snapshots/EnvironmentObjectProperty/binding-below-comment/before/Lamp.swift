import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct LampSwitch: View {
  @EnvironmentObject var lamp: Lamp

  var body: some View {
    // The only control.
    Toggle("Light", isOn: $lamp.isOn)
  }
}

struct Room: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    LampSwitch().environmentObject(lamp)
  }
}
