import SwiftUI
import UIKit

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

struct Editor: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Text("\(router.path.count)")
  }
}

struct Root: View {
  @StateObject private var router = Router()

  var body: some View {
    Editor().environmentObject(router)
  }
}

final class Share: UIViewController {
  func share() {
    let host = UIHostingController(rootView: Editor())
    addChild(host)
  }

  func shareWithRouter(_ router: Router) {
    let host = UIHostingController(rootView: Editor().environmentObject(router))
    addChild(host)
  }
}
