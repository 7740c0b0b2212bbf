import AppKit
import SwiftUI

@Observable
final class PanelModel {
  var title = "Panel"

  func rename() {
    title += "!"
  }
}

/// The delegate of the application is the same one for as long as it runs.
struct DelegateView: View {
  let model: PanelModel

  var body: some View {
    Text(NSApplication.shared.delegate == nil ? "alone" : "with a delegate")
    Button("Rename") { model.rename() }
  }
}

/// Its windows come and go.
struct WindowsView: View {
  let model: PanelModel

  var body: some View {
    Text("\(NSApplication.shared.windows.count)")
    Button("Rename") { model.rename() }
  }
}

struct TitleView: View {
  let model: PanelModel

  var body: some View {
    Text(model.title)
  }
}
