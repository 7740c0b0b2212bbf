import AppKit
import SwiftUI

final class PanelModel: ObservableObject {
  @Published var title = "Panel"

  func rename() {
    title += "!"
  }
}

/// The delegate of the application is the same one for as long as it runs.
struct DelegateView: View {
  @ObservedObject var model: PanelModel

  var body: some View {
    Text(NSApplication.shared.delegate == nil ? "alone" : "with a delegate")
    Button("Rename") { model.rename() }
  }
}

/// Its windows come and go.
struct WindowsView: View {
  @ObservedObject var model: PanelModel

  var body: some View {
    Text("\(NSApplication.shared.windows.count)")
    Button("Rename") { model.rename() }
  }
}

struct TitleView: View {
  @ObservedObject var model: PanelModel

  var body: some View {
    Text(model.title)
  }
}
