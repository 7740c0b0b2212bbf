import SwiftUI

struct WatchShop: App {
  @State private var cart = Cart()

  var body: some Scene {
    WindowGroup { Shelf().environment(cart) }
  }
}
