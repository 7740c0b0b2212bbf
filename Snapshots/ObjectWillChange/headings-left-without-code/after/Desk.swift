import SwiftUI

@MainActor
@Observable
final class Lamp {
  var isOn = false
}

@MainActor
@Observable
final class Fan {
  var speed = 0
}

@MainActor
@Observable
final class Desk {
  var name = ""
  let lamp = Lamp()
  let fan = Fan()

  // MARK: - Setup

  init() {
    name = "Desk"
  }

  // MARK: - Actions

  func switchOff() {
    lamp.isOn = false
    fan.speed = 0
  }
}

struct DeskView: View {
  let desk: Desk

  var body: some View {
    VStack {
      Text(desk.name)
      Text(desk.lamp.isOn ? "on" : "off")
      Text("\(desk.fan.speed)")
      Button("Off") { desk.switchOff() }
    }
  }
}
