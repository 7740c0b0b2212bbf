import SwiftUI

@Observable
final class Router {}

class Coordinator {
}

struct RootView: View {
  @State private var router = Router()

  var body: some View {
    Text("Garden").environment(router)
  }
}
