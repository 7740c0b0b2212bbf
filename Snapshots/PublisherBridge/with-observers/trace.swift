import SwiftUI

@MainActor func behave() async {
  let dial = Dial()
  dial.level = 1
  dial.angle = 400
  dial.name = "Volume"
  trace(dial.level, dial.angle, dial.name)
}
