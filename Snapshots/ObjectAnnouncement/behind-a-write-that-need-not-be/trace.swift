import SwiftUI

@MainActor func behave() async {
  Permission.isGranted = nil
  let host = Host(root: RemindersView(reminders: Reminders(), counter: Counter()))
  host.render()
  trace(host.text)
  for button in ["Refuse", "Grant", "Add"] {
    host.tap(button)
    host.update()
    trace(host.text)
  }
}
