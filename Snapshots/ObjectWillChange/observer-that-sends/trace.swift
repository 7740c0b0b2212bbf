import SwiftUI

@MainActor func behave() async {
  let store = Store()
  store.rows.append("one")
  store.selected = 2
  trace(store.rows, store.selected)
}
