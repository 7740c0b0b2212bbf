import SwiftUI

@MainActor func behave() async {
  let board = Board()
  let flags = Flags()
  let scorer = Scorer()
  let store = Store()
  let host = Host(
    root: BoardView(board: board, flags: flags, scorer: scorer, store: store, draft: Draft()))
  host.render()
  trace(host.text)
  for step in [
    { host.tap("Bold") },
    { scorer.double() },
    { store.grow() },
    { host.tap("Bold") },
  ] {
    step()
    host.update()
    trace(host.text)
  }
}
