import SwiftUI

@MainActor func behave() async {
  let coordinator = Coordinator()
  _ = coordinator.backup
  trace("write")
  coordinator.store.rows = 1
  trace("write the same")
  coordinator.store.rows = 1
  trace("send")
  coordinator.refresh()
}
