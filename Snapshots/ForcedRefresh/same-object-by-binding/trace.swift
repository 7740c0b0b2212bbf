import SwiftUI

@MainActor func behave() async {
  let host = Host(root: CardView())
  host.render()
  host.enter("Paris", in: "Title")
  host.update()
  trace(host.text)
  host.enter("A5", in: "Size")
  host.update()
  trace(host.text)
}
