import SwiftUI

final class PanelModel: ObservableObject {
  @Published var title = ""
}

struct Panel<Content: View>: View {
  @StateObject private var model: PanelModel
  private let content: () -> Content
  private let onDismiss: (() -> Void)?

  init(
    model: PanelModel, @ViewBuilder content: @escaping () -> Content, onDismiss: (() -> Void)?
  ) {
    _model = StateObject(wrappedValue: model)
    self.content = content

    self.onDismiss = onDismiss
  }

  var body: some View {
    Button(model.title) { onDismiss?() }
    content()
  }
}
