import SwiftUI

@MainActor func behave() async {
  let host = Host(root: CounterView(title: "Count"))
  host.render()
  host.tap("Add")
  host.update()
  host.render()
  trace(host.text)
}
