import SwiftUI

/// Tests replace the servers; the app opens and closes them.
enum Surroundings {
  nonisolated(unsafe) static var servers = ["main"]
  nonisolated(unsafe) static var isOpen = true
}

@Observable
final class Shop {
  var name = "Corner"
  var count = 0

  func close() {
    Surroundings.isOpen = false
    count = 0
  }
}

struct ShopView: View {
  let shop: Shop

  var body: some View {
    Text("\(shop.name)\(Surroundings.isOpen ? "" : ", closed")")
    Button("Close") { shop.close() }
  }
}

struct ServersView: View {
  let shop: Shop

  var body: some View {
    Text("\(shop.name) \(Surroundings.servers.count)")
  }
}
