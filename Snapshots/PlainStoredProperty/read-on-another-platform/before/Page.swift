import SwiftUI

#if os(iOS)
  final class Page: ObservableObject {
    @Published var text = ""
    let isEditable = true
    lazy var margin = 1

    func widen() { margin += 1 }
  }

  struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
      Text("\(page.text) \(page.isEditable) \(page.margin)")
      Button("Widen") { page.widen() }
    }
  }
#else
  /// No view shows whether it can be edited.
  final class Page: ObservableObject {
    @Published var text = ""
    lazy var isEditable = true

    func lock() { isEditable = false }
  }

  struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
      Text(page.text)
      Button("Lock") { page.lock() }
    }
  }
#endif
