import SwiftUI

@MainActor func behave() async {
  let door = Host(root: DoorView())
  door.render()
  let keypad = Host(root: KeypadView())
  keypad.render()
  // Before any task runs.
  Lock.shared.isOpen = true
  Lock.shared.code = "2"
  await door.settle()
  await keypad.settle()
  trace(door.text, keypad.text)
}
