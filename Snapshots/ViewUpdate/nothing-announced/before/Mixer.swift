import SwiftUI

final class Knob {
  var level = 1.0

  func mute() { level = 0 }
}

final class Mixer: ObservableObject {
  let knob = Knob()
}

struct MixerView: View {
  @StateObject var mixer = Mixer()

  var body: some View {
    Text("\(mixer.knob.level)")
  }
}

final class Desk: ObservableObject {
  @Published var name = ""
  let knob = Knob()
}

struct DeskView: View {
  @StateObject var desk = Desk()

  var body: some View {
    Text("\(desk.knob.level)")
  }
}
