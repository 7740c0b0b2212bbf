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
  let other = Host(root: CacheView())
  other.render()
  other.tap("Fill")
  other.update()
  trace(other.text)
}
