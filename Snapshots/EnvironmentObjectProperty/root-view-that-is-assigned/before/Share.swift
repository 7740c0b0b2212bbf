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

struct Summary: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Text("\(router.path.count)")
  }
}

/// Shows an editor without a router.
final class ShareController: UIHostingController<AnyView> {
  override func viewDidLoad() {
    super.viewDidLoad()
    rootView = AnyView(Editor())
  }
}

/// Shows a summary with a router.
final class SummaryController: UIHostingController<AnyView> {
  private let router = Router()

  override func viewDidLoad() {
    super.viewDidLoad()
    self.rootView = AnyView(Summary().environmentObject(router))
  }
}
