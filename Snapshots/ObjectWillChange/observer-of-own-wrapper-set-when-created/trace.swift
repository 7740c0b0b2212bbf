import SwiftUI

@MainActor func behave() async {
  let server = Server(address: "one")
  let host = Host(root: ServerView(server: server))
  host.render()
  trace(host.text)
  server.address = "two"
  host.update()
  trace(host.text)
}
