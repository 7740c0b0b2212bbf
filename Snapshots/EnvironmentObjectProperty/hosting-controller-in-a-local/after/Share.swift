import SwiftUI
import UIKit

@Observable
final class Router {
  var path: [Int] = []
}

struct Editor: View {
  @Environment(Router.self) private var router

  var body: some View {
    Text("\(router.path.count)")
  }
}

struct Root: View {
  @State private var router = Router()

  var body: some View {
    Editor().environment(router)
  }
}

final class Share: UIViewController {
  func share() {
    let host = UIHostingController(rootView: Editor())
    addChild(host)
  }

  func shareWithRouter(_ router: Router) {
    let host = UIHostingController(rootView: Editor().environment(router))
    addChild(host)
  }
}
