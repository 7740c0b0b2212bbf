import SwiftUI

struct PhoneShop: App {
  @StateObject private var cart = Cart()
  @StateObject private var orders = Orders()

  var body: some Scene {
    WindowGroup { Shelf().environmentObject(cart).environmentObject(orders) }
  }
}
