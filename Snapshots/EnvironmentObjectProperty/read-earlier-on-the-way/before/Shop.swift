import SwiftUI

final class Basket: ObservableObject {
  @Published var count = 0
}

@main struct ShopApp: App {
  @State private var isShown = false

  var body: some Scene {
    WindowGroup { ShelfView().environmentObject(Basket()) }
    WindowGroup("Window") { WindowView() }
  }
}

/// Has always crashed in the second window, so that its content has never been shown there.
struct WindowView: View {
  @EnvironmentObject var basket: Basket

  var body: some View {
    Text("\(basket.count)")
    ShelfView()
  }
}

struct ShelfView: View {
  @EnvironmentObject var basket: Basket

  var body: some View {
    Button("Empty") { basket.count = 0 }
  }
}
