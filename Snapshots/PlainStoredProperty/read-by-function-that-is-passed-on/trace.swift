import SwiftUI

@MainActor func behave() async {
  let host = Host(root: LabelsView(labels: Labels()))
  host.render()
  trace(host.text)
  host.tap("Add")
  host.update()
  trace(host.text)
}
