import Foundation
import SwiftUI

@MainActor func behave() async {
  let host = Host(root: FerryView())
  host.render()
  trace(host.text)
  // Sent before any task runs.
  Harbor.shared.isOpen = false
  await host.settle()
  trace(host.text)
  Harbor.shared.isOpen = true
  await host.settle()
  trace(host.text)
  let pilot = Host(root: PilotView())
  pilot.render()
  Harbor.shared.isOpen = false
  await pilot.settle()
  trace(pilot.text)
}
