import SwiftUI

final class Clock: ObservableObject {
  @Published var minute = 0

  func tick() { minute += 1 }
}

final class Lamp {
  var isOn = false

  func press() { isOn.toggle() }
}

struct ErrorView: View {
  @ObservedObject var clock: Clock
  @State private var problem: Error?

  var body: some View {
    if let problem {
      Text(problem.localizedDescription)
    }
    Button("Tick") { clock.tick() }
  }
}

struct RoomView: View {
  @ObservedObject var clock: Clock
  let lamp: Lamp

  var body: some View {
    LampView(lamp: lamp)
    Button("Tick") { clock.tick() }
  }

  struct LampView: View {
    let lamp: Lamp

    var body: some View {
      Text(lamp.isOn ? "on" : "off")
    }
  }
}

struct HallView: View {
  @ObservedObject var clock: Clock
  let lamp: Lamp

  var body: some View {
    Text(lamp.isOn ? "on" : "off")
    Button("Tick") { clock.tick() }
  }
}
