import SwiftUI

@MainActor func behave() async {
  let host = Host(root: RoomView(room: Room()))
  host.render()
  host.tap("Switch")
  host.update()
  trace(host.text)
}
