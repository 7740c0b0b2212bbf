import SwiftUI

final class Knob {
  var level = 1.0

  func mute() { level = 0 }
}

@Observable
final class Mixer {
  let knob = Knob()
}

struct MixerView: View {
  @State var mixer = Mixer()

  var body: some View {
    Text("\(mixer.knob.level)")
  }
}

@Observable
final class Desk {
  var name = ""
  let knob = Knob()
}

struct DeskView: View {
  @State var desk = Desk()

  var body: some View {
    Text("\(desk.knob.level)")
  }
}
