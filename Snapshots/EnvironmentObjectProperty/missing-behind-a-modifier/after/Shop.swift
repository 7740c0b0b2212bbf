import SwiftUI

@Observable
final class Router {
  var path: [String] = []
}

@main
struct ShopApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      SideBar()
      Cart(isFull: true)
        .environment(router)
    }
  }
}

struct SideBar: View {
  @State private var isShown = false

  var body: some View {
    HStack {
      Text("Shop")
      Divider()
    }
    .background(.thinMaterial)
    .cartSheet(isShown: $isShown)
  }
}

extension View {
  func cartSheet(isShown: Binding<Bool>) -> some View {
    sheet(isPresented: isShown) {
      if isShown.wrappedValue {
        Cart(isFull: true)
      } else {
        Cart(isFull: false)
      }
    }
  }
}

struct Cart: View {
  @Environment(Router.self) private var router: Router!
  let isFull: Bool

  var body: some View {
    Text(isFull ? "\(router.path.count) items" : "empty")
  }
}
