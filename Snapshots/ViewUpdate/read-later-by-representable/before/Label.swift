import SwiftUI

final class Note: ObservableObject {
  @Published var text = ""
}

final class LabelView: UIView {
  var note: Note?
  var text = ""
}

/// What runs later, or only stores the model, reads nothing of it.
struct LaterLabel: UIViewRepresentable {
  @ObservedObject var note: Note

  func makeUIView(context: Context) -> LabelView { LabelView() }
  func updateUIView(_ view: LabelView, context: Context) {
    DispatchQueue.main.async { view.text = note.text }
  }
}

struct StoringLabel: UIViewRepresentable {
  @ObservedObject var note: Note

  func makeUIView(context: Context) -> LabelView { LabelView() }
  func updateUIView(_ view: LabelView, context: Context) {
    view.note = note
    view.setNeedsLayout()
  }
}

struct CoordinatedLabel: UIViewRepresentable {
  @ObservedObject var note: Note

  final class Coordinator {
    var parent: CoordinatedLabel
    init(_ parent: CoordinatedLabel) { self.parent = parent }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> LabelView { LabelView() }
  func updateUIView(_ view: LabelView, context: Context) {
    context.coordinator.parent = self
    view.setNeedsLayout()
  }
}

/// These read the model.
struct Label: UIViewRepresentable {
  @ObservedObject var note: Note

  func makeUIView(context: Context) -> LabelView { LabelView() }
  func updateUIView(_ view: LabelView, context: Context) { show(in: view) }

  private func show(in view: LabelView) { view.text = note.text }
}

struct LastLabel: UIViewRepresentable {
  @ObservedObject var note: Note
  let text: String

  func makeUIView(context: Context) -> LabelView { LabelView() }
  func updateUIView(_ view: LabelView, context: Context) { view.text = text }
}
