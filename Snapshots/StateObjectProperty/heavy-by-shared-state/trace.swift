import SwiftUI

@MainActor func behave() async {
  let register = Register()
  let host = Host(root: VisitsView(register: register))
  for _ in 1...3 {
    host.render()
    await host.settle()
  }
  trace(host.text)
  trace(Register.shared.visits, Register.shared.listeners.count, register.visits, names)
  for listener in Register.shared.listeners { listener() }
  await host.settle()
  trace(host.text)
}
