import SwiftUI
import UIKit

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

final class Drafts: ObservableObject {
  @Published var texts: [String] = []
}

struct Quote: View {
  @ObservedObject var router: Router

  var body: some View {
    Text("\(router.path.count)")
  }
}

struct Composer: View {
  @EnvironmentObject private var router: Router
  @EnvironmentObject private var drafts: Drafts
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
  @StateObject private var router = Router()
  @StateObject private var drafts = Drafts()

  var body: some View {
    composer.environmentObject(router)
  }

  private var composer: some View {
    let plain = Composer(isReply: true)
    let framed = plain.environmentObject(drafts)
    return framed
  }
}

/// Nothing injects a router here, and nothing reads one.
final class ShareController: UIViewController {
  private let drafts = Drafts()

  override func viewDidLoad() {
    let view = Composer(isReply: false)
      .environmentObject(drafts)
    let host = UIHostingController(rootView: view)
    addChild(host)
  }
}
