import SwiftUI

/// Tests replace the servers; the app opens and closes them.
enum Surroundings {
  nonisolated(unsafe) static var servers = ["main"]
  nonisolated(unsafe) static var isOpen = true
}

final class Shop: ObservableObject {
  @Published var name = "Corner"
  @Published var count = 0

  func close() {
    Surroundings.isOpen = false
    count = 0
  }
}

struct ShopView: View {
  @ObservedObject var shop: Shop

  var body: some View {
    Text("\(shop.name)\(Surroundings.isOpen ? "" : ", closed")")
    Button("Close") { shop.close() }
  }
}

struct ServersView: View {
  @ObservedObject var shop: Shop

  var body: some View {
    Text("\(shop.name) \(Surroundings.servers.count)")
  }
}
