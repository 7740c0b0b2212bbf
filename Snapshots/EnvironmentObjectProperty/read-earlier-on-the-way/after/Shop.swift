import SwiftUI

@Observable
final class Basket {
  var count = 0
}

@main struct ShopApp: App {
  @State private var isShown = false

  var body: some Scene {
    WindowGroup { ShelfView().environment(Basket()) }
    WindowGroup("Window") { WindowView() }
  }
}

/// Has always crashed in the second window, so that its content has never been shown there.
struct WindowView: View {
  @Environment(Basket.self) var basket

  var body: some View {
    Text("\(basket.count)")
    ShelfView()
  }
}

struct ShelfView: View {
  @Environment(Basket.self) var basket

  var body: some View {
    Button("Empty") { basket.count = 0 }
  }
}
