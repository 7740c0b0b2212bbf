import SwiftUI

@Observable
final class PanelModel {
  var title = ""
}

struct Panel<Content: View>: View {
  @State private var model: PanelModel
  private let content: () -> Content
  private let onDismiss: (() -> Void)?

  init(
    model: PanelModel, @ViewBuilder content: @escaping () -> Content, onDismiss: (() -> Void)?
  ) {
    self.content = content
    self.onDismiss = onDismiss
    _model = State(wrappedValue: model)
  }

  var body: some View {
    Button(model.title) { onDismiss?() }
    content()
  }
}
