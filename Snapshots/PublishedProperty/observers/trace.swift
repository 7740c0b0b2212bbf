import SwiftUI

@MainActor func behave() async {
  let thermostat = Thermostat(mode: "heat")
  thermostat.degrees = 35
  trace(thermostat.degrees)
  thermostat.mode = "cool"
  trace(Mirror(reflecting: thermostat).children.contains { $0.label == "log" })
}
