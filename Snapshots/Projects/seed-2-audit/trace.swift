import SwiftUI

struct Parent: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Again") { count += 1 }
      Text("\(count)")
      MainView()
    }
  }
}

@MainActor private func saves(_ host: Host) async -> Int {
  host.render()
  await host.settle()
  for _ in 1...4 {
    host.tap("Again")
    host.update()
    await host.settle()
  }
  MyModel.saveCount = 0
  NotificationCenter.default.post(name: .willTerminate, object: nil)
  return MyModel.saveCount
}

@MainActor func behave() async {
  let app = await saves(Host(app: MyApp()))
  trace("in the App: saved by", app)
  let view = await saves(Host(root: Parent()))
  trace("in the view: saved by", view - app)
}
