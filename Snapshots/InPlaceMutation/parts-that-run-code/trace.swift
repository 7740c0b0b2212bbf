import SwiftUI

@MainActor func behave() async {
  let host = Host(root: WordsView())
  host.render()
  host.tap("Add")
  host.update()
  host.tap("Rank")
  host.update()
  trace(host.text)
  trace(Words.shared.log)
}
