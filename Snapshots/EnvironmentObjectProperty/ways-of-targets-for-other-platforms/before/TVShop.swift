import SwiftUI

struct TVShop: App {
  @StateObject private var orders = Orders()

  var body: some Scene {
    WindowGroup { Shelf().environmentObject(orders) }
  }
}
