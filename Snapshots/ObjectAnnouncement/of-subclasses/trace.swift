import SwiftUI

@MainActor func behave() async {
  let counted = CountedRowStyle()
  let host = Host(root: Rows(counted: counted))
  host.render()
  trace(host.text)
  Palette.isDark = true
  Palette.changed.send()
  host.update()
  trace(host.text)
  counted.count += 1
  host.update()
  trace(host.text)
}
