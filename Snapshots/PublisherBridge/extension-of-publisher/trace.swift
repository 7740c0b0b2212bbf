import SwiftUI

@MainActor func behave() async {
  let sensor = Sensor()
  let watch = follow(sensor)
  sensor.level = 3
  watch.cancel()
  sensor.level = 4
}
