import SwiftUI

@MainActor func behave() async {
  let host = Host(root: RecipeScreen())
  host.render()
  host.enter("Soup", in: "Title")
  host.update()
  trace(host.text)
  for (text, field) in [("Quick", "Tag"), ("Boil", "Step")] {
    host.enter(text, in: field)
    host.update()
    trace("-- \(field)")
    trace(host.text)
  }
  for button in ["Favorite 2", "Author", "Direct"] {
    host.tap(button)
    host.update()
    trace("-- \(button)")
    trace(host.text)
  }
}
