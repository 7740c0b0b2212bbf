import SwiftUI

@MainActor func behave() async {
  let theme = Host(root: ThemeView())
  theme.render()
  let size = Host(root: SizeView())
  size.render()
  theme.tap("Dark")
  theme.update()
  size.update()
  trace(theme.text)
  trace(size.text)
  let contrast = Host(root: ContrastView())
  contrast.render()
  contrast.tap("Raise")
  contrast.update()
  trace(contrast.text)
}
