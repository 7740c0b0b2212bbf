import SwiftUI

@MainActor func behave() async {
  let host = Host(app: GardenApp())
  host.render()
  trace(host.text)
  for (label, step) in [
    ("sign in without a name", { host.tap("Sign in") }),
    ("type", { host.enter("Ada", in: "Name") }),
    ("sign in", { host.tap("Sign in") }),
    ("rename", { host.enter("Grace", in: "Name") }),
    ("upgrade", { host.tap("Premium") }),
    ("sign out", { host.tap("Sign out") }),
  ] {
    step()
    host.update()
    trace("-- \(label)")
    trace(host.text)
  }
}
