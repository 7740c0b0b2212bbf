import SwiftUI

final class Router: ObservableObject {}

class Coordinator: ObservableObject {
}

struct RootView: View {
  @StateObject private var router = Router()

  var body: some View {
    Text("Garden").environmentObject(router)
  }
}
