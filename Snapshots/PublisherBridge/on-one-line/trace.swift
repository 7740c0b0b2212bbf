import SwiftUI

@MainActor func behave() async {
  let lamp = Lamp()
  follow(lamp)
  lamp.isOn = true
}
