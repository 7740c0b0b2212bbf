import SwiftUI

struct WatchShop: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup { Shelf().environmentObject(cart) }
  }
}
