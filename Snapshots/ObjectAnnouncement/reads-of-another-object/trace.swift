import SwiftUI

@MainActor func behave() async {
  Paint.accent = "blue"
  let host = Host(root: Panel(style: PanelStyle(theme: Theme())))
  host.render()
  trace(host.text)
  Paint.accent = "red"
  Paint.changed.send()
  host.update()
  trace(host.text)
}
