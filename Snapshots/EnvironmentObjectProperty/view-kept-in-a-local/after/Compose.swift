import SwiftUI
import UIKit

@Observable
final class Router {
  var path: [Int] = []
}

@Observable
final class Drafts {
  var texts: [String] = []
}

struct Quote: View {
  let router: Router

  var body: some View {
    Text("\(router.path.count)")
  }
}

struct Composer: View {
  @Environment(Router.self) private var router: Router!
  @Environment(Drafts.self) private var drafts
  let isReply: Bool

  var body: some View {
    VStack {
      Text("\(drafts.texts.count)")
      if isReply {
        Quote(router: router)
      }
    }
  }
}

struct Root: View {
  @State private var router = Router()
  @State private var drafts = Drafts()

  var body: some View {
    composer.environment(router)
  }

  private var composer: some View {
    let plain = Composer(isReply: true)
    let framed = plain.environment(drafts)
    return framed
  }
}

/// Nothing injects a router here, and nothing reads one.
final class ShareController: UIViewController {
  private let drafts = Drafts()

  override func viewDidLoad() {
    let view = Composer(isReply: false)
      .environment(drafts)
    let host = UIHostingController(rootView: view)
    addChild(host)
  }
}
