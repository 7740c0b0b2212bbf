import SwiftUI

@Observable
final class Lamp {
  var isOn = false
}

final class Room: ObservableObject {
  let lamp = Lamp()

  func toggle() {
    objectWillChange.send()
    lamp.isOn.toggle()
  }
}

struct RoomView: View {
  @ObservedObject var room: Room

  var body: some View {
    Text(room.lamp.isOn ? "light" : "dark")
    Button("Switch") { room.toggle() }
  }
}
