import SwiftUI

@MainActor func behave() async {
  let (stream, continuation) = AsyncStream<String>.makeStream()
  let hosts = [
    Host(root: AnyView(FeedView())), Host(root: AnyView(MailView(stream: stream))),
    Host(root: AnyView(TicksView())),
  ]
  for host in hosts { host.render() }
  continuation.yield("before")
  Center.main.ticks.send(3)
  for host in hosts { await host.settle() }
  Center.main.send("after")
  continuation.yield("after")
  for host in hosts {
    await host.settle()
    trace(host.text)
  }
}
