import SwiftUI

@MainActor func behave() async {
  let host = Host(root: BedView(bed: Bed()))
  host.render()
  trace(host.text)
  host.tap("Widen")
  host.update()
  trace(host.text)
}
