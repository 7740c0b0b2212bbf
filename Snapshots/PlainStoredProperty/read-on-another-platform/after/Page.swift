import SwiftUI

#if os(iOS)
  @Observable
  final class Page {
    var text = ""
    let isEditable = true
    @ObservationIgnored lazy var margin = 1

    func widen() { margin += 1 }
  }

  struct PageView: View {
    let page: Page

    var body: some View {
      Text("\(page.text) \(page.isEditable) \(page.margin)")
      Button("Widen") { page.widen() }
    }
  }
#else
  /// No view shows whether it can be edited.
  @Observable
  final class Page {
    var text = ""
    @ObservationIgnored lazy var isEditable = true

    func lock() { isEditable = false }
  }

  struct PageView: View {
    let page: Page

    var body: some View {
      Text(page.text)
      Button("Lock") { page.lock() }
    }
  }
#endif
