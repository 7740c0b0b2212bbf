import SwiftUI

@MainActor func behave() async {
  let host = Host(root: ReceptionApp())
  host.render()
  trace(host.text)
}
