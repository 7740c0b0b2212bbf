import Foundation
import SwiftUI

@MainActor func behave() async {
  let host = Host(root: MenuView(menu: Menu()))
  host.render()
  trace(host.text)
  Account.name = "Ada"
  NotificationCenter.default.post(name: Notification.Name("signed-in"), object: nil)
  host.update()
  trace(host.text)
}
