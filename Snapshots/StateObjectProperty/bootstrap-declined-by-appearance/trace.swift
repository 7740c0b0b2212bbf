import SwiftUI

@MainActor func behave() async {
  let row = Host(root: CodeRow(address: "first"))
  row.render()
  trace(row.text)
  await row.settle()
  trace(row.text)
  let list = Host(root: WordList())
  list.render()
  await list.settle()
  trace("words:", list.text)
}
