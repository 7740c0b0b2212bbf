import SwiftUI

@MainActor func behave() async {
  let thermostat = Thermostat()
  thermostat.degrees = 21
  trace("watch")
  thermostat.watch()
  thermostat.degrees = 22
  trace("the same")
  thermostat.degrees = 22
  trace("later")
  thermostat.watchLater()
  thermostat.degrees += 1
}
