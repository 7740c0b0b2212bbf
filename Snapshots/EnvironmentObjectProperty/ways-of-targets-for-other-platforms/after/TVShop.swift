import SwiftUI

struct TVShop: App {
  @State private var orders = Orders()

  var body: some Scene {
    WindowGroup { Shelf().environment(orders) }
  }
}
