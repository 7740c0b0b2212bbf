import SwiftUI

@MainActor func behave() async {
  let style = LeafStyle()
  let host = Host(root: LeafView(style: style))
  host.render()
  trace(host.text)
  Season.isWinter = true
  Season.turned.send()
  host.update()
  trace(host.text)
  Season.isWinter = false
}
