import SwiftUI

@Observable
final class Lamp {
  var isOn = false
}

@Observable
final class Room {
  let lamp = Lamp()

  func toggle() {
    lamp.isOn.toggle()
  }
}

struct RoomView: View {
  let room: Room

  var body: some View {
    Text(room.lamp.isOn ? "light" : "dark")
    Button("Switch") { room.toggle() }
  }
}
