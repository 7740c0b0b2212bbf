import Foundation
import SwiftUI

@MainActor func behave() async {
  let host = Host(app: MyApp())
  host.render()
  await host.settle()
  for _ in 1...4 {
    host.tap("Again")
    host.update()
    await host.settle()
  }
  NotificationCenter.default.post(name: .willTerminate, object: nil)
  trace("saved by", MyModel.saveCount)
  trace("in the App", AppModel.initCount)
  trace("in the view", MyModel.initCount)
}
